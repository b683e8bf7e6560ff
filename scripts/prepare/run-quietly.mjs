import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Runs a program without showing its output, says every ten seconds that it still works, and resolves to { code, output }. */
export function runQuietly(command, args, options) {
  return new Promise((resolve, reject) => {
    const startedAt = Date.now();
    const child = spawn(command, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const ticking = setInterval(() => {
      console.log(`  still working, ${Math.round((Date.now() - startedAt) / 1000)} s`);
    }, 10_000);
    const passOn = (signal) => child.kill(signal);
    process.once('SIGTERM', passOn).once('SIGINT', passOn);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(ticking);
      process.off('SIGTERM', passOn).off('SIGINT', passOn);
      resolve({ code: code ?? signal, output: stripVTControlCharacters(output).trim() });
    });
  });
}
