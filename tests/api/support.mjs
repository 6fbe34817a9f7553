// A server of its own for a test file, and its description.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const here = path.dirname(fileURLToPath(import.meta.url));
export const program = path.resolve(here, process.env.CARTULARY ?? '../../build/cartulary');

// Starts `cartulary serve` on a free port; resolves to its address and a way to stop it.
export function startServer() {
  const child = spawn(program, ['serve', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (!output.includes('}')) return;
      const stop = () =>
        new Promise((done) => {
          child.once('exit', done);
          child.kill('SIGTERM');
        });
      resolve({ address: JSON.parse(output).address.replace(/\/$/, ''), stop });
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}

export async function answerOf(address, target, options) {
  const response = await fetch(address + target, options);
  return { status: response.status, json: await response.json() };
}
