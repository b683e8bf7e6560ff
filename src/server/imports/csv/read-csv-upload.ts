import { CSV_TOO_LARGE, MAX_CSV_BYTES } from '../../../contract/csv-import.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { runCsvJob } from './run-csv-job.ts';

/** The cells of a CSV file, to be kept beside it: what they mean is chosen later. */
export async function readCsvUpload(bytes: Uint8Array) {
  if (bytes.byteLength > MAX_CSV_BYTES) throw new AppError('tooLarge', CSV_TOO_LARGE);
  const { found, table } = await runCsvJob('table', { bytes });
  return { format: 'csv', found, readings: table };
}
