import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

const database = new Sqlite(workerData.file);
database.pragma('synchronous = NORMAL');

// A passive one waits for nobody, and nobody for it.
parentPort?.on('message', () => {
  database.pragma('wal_checkpoint(passive)');
  parentPort?.postMessage('done');
});
