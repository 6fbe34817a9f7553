#!/usr/bin/env python3
"""Gives the cases of cases.jsonl to an engine, and compares what it answers: docs/for-engines.md.

    python3 run.py ENGINE [ARGUMENT ...]
"""
import json
import pathlib
import subprocess
import sys

HIDDEN = ('expect', 'placements', 'places', 'found')


def key_of(entry):
    if 'cells' in entry:
        return entry['kind'], json.dumps(sorted(entry['cells'])), entry.get('barn')
    return entry.get('x'), entry.get('y'), entry.get('corner')


def same(expected, given):
    if isinstance(expected, dict):
        return isinstance(given, dict) and all(
            value is None or key not in given or key in ('why', 'cells', 'path') or same(value, given[key])
            for key, value in expected.items())
    if isinstance(expected, list):
        return isinstance(given, list) and sorted(map(json.dumps, expected)) == sorted(map(json.dumps, given))
    return expected == given


def differences(name, expected, given):
    if name in ('features', 'holes', 'towers', 'barn_sites'):
        found = {key_of(entry): entry for entry in given}
        kinds = {entry.get('kind') for entry in given}
        for entry in expected:
            if entry.get('kind') in kinds and not same(entry, found.get(key_of(entry))):
                yield f'{name}: expected {json.dumps(entry)}, not {json.dumps(found.get(key_of(entry)))}'
    elif not same(*([[e['x'], e['y']] for e in part] if name == 'illegal' else part for part in (expected, given))):
        yield f'{name}: expected {json.dumps(expected)}, not {json.dumps(given)}'


def main():
    engine = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    right = wrong = silent = 0
    for line in pathlib.Path(__file__).with_name('cases.jsonl').open():
        case = json.loads(line)
        engine.stdin.write(json.dumps({k: v for k, v in case.items() if k not in HIDDEN}) + '\n')
        engine.stdin.flush()
        answer = json.loads(engine.stdout.readline() or '{}')
        parts = {**case['expect'], **{k: case[k] for k in ('placements', 'places') if k in case}}
        for name, expected in parts.items():
            if expected is None or (expected == [] and name not in ('places', 'illegal')):
                continue
            if answer.get(name) is None:
                silent += 1
                continue
            faults = list(differences(name, expected, answer[name]))
            right, wrong = right + (not faults), wrong + bool(faults)
            for fault in faults:
                print(f'{case["id"]} {fault}; by {", ".join(rule["id"] for rule in case["shows"])}')
    print(f'{right} right, {wrong} wrong, {silent} not answered')
    return wrong > 0


if __name__ == '__main__':
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main())
