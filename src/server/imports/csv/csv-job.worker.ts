import { parentPort, workerData } from 'node:worker_threads';
import { doCsvJob } from './csv-jobs.ts';

parentPort?.postMessage(doCsvJob(workerData.kind, workerData.input));
