import { parentPort, workerData } from 'node:worker_threads';
import { doFileJob } from './file-jobs.ts';

parentPort?.postMessage(doFileJob(workerData.job, workerData.input));
