import { parentPort } from 'node:worker_threads';
import { readFoundItems } from './read-found-items.ts';
import type { FromReader, ToReader } from './reader-thread.ts';

/** Reads one file after the other; what it found is handed over in batches, each waited for. */
const port = parentPort;
if (!port) throw new Error('this is a thread of its own');

let goOn: (() => void) | undefined;

port.on('message', (message: ToReader) => {
  if (message.kind === 'goOn') goOn?.();
  else void read(message);
});

async function read(of: Extract<ToReader, { kind: 'read' }>): Promise<void> {
  await readFoundItems(of, async (batch) => {
    const goesOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    tell({ kind: 'found', ...batch });
    await goesOn;
  });
  tell({ kind: 'done' });
}

function tell(message: FromReader): void {
  port?.postMessage(message);
}
