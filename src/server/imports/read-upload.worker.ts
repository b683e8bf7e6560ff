import { parentPort, workerData } from 'node:worker_threads';
import { tryRead } from './read-upload.ts';

parentPort?.postMessage(tryRead(workerData));
