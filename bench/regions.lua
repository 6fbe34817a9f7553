-- Eight open cells in two rows, from the bag of all sets: the slowest question there is.
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.body = '{"tiles": [{"tile": "BA-03", "x": 20, "y": 20}]}'
wrk.path = "/api/v1/board?sets=all&region=0,1%201,1%202,1%203,1%200,2%201,2%202,2%203,2"
