import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import {
  type Candidate,
  type LoggedCandidate,
  type Match,
  matchFound,
} from '../../domain/same-workout.ts';
import { giveWay } from '../platform/http/who-waits.ts';
import { readAccountExport } from './account-export/read-account-export.ts';
import { readFoundItems } from './read-found-items.ts';
import type { FromReader, ToReader } from './reader-thread.ts';
import { RefusedFile } from './upload/refused-file.ts';

/** Reads one file after the other; what it found is handed over in batches, each waited for. */
const port = parentPort;
if (!port) throw new Error('this is a thread of its own');

// Whoever waits for an answer goes first. On Linux this is said of the thread alone, elsewhere it
// would be said of the server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

let goOn: (() => void) | undefined;

port.on('message', (message: ToReader) => {
  if (message.kind === 'goOn') goOn?.();
  else if (message.kind === 'read') void read(message);
  else if (message.kind === 'readAccount') void readAccount(message);
  else if (message.kind === 'compare') gather(message);
  else tell({ kind: 'matched', matches: matchGathered() });
});

let found: Candidate[] = [];
let logged: LoggedCandidate[] = [];

function gather(some: Extract<ToReader, { kind: 'compare' }>): void {
  found.push(...some.found);
  logged.push(...some.logged);
}

function matchGathered(): Match[] {
  const matches = matchFound({ found, logged });
  found = [];
  logged = [];
  return matches;
}

async function read(of: Extract<ToReader, { kind: 'read' }>): Promise<void> {
  const { whoWaits } = workerData;
  await readFoundItems(of, {
    take: (batch) => tellAndWait({ kind: 'found', ...batch }),
    giveWay: () => giveWay(whoWaits),
  });
  tell({ kind: 'done' });
}

async function readAccount(of: Extract<ToReader, { kind: 'readAccount' }>): Promise<void> {
  try {
    for await (const rows of readAccountExport(of)) await tellAndWait({ kind: 'rows', ...rows });
    tell({ kind: 'done' });
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    tell({ kind: 'refused', what: error.what, reason: error.message });
  }
}

async function tellAndWait(message: FromReader): Promise<void> {
  const goesOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  tell(message);
  await goesOn;
}

function tell(message: FromReader): void {
  port?.postMessage(message);
}
