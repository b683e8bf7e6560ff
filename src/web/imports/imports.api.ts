import { queryOptions } from '@tanstack/react-query';
import * as uploads from '../../contract/csv-import.ts';
import { addressOf } from '../../contract/endpoint.ts';
import * as contract from '../../contract/imports.ts';
import { IMPORT_PROGRESS } from '../../domain/limits.ts';
import { ApiError, call } from '../api.ts';
import { countText } from '../words/amounts.ts';

const SEEN_MS = 250;

export type ImportInput = { fileName: string; content: Blob };
export type Progress = { percent: number; text: string };

export function importsQuery() {
  return queryOptions({
    queryKey: ['imports'],
    queryFn: ({ signal }) => call(uploads.listUploads, {}, { signal }),
  });
}

export function downloadAddress(id: number): string {
  return addressOf(uploads.downloadUpload.path, { id }, {});
}

/** What is asked of the athlete between reading a file and adding its workouts. */
export type Doubt = { workouts: number; example: string };

/** Takes a file through its four steps; each mark is reached when the step is really done. */
export async function importHealthExport(
  input: ImportInput,
  {
    onProgress,
    isRight,
  }: {
    onProgress: (progress: Progress) => void;
    /** Whether times that are hard to believe are right: else their workouts are left out. */
    isRight: (doubt: Doubt) => Promise<boolean>;
  },
): Promise<{ importId: number; summary: contract.ImportSummary }> {
  refuseUnfit(input.content);
  const bytes = new Blob([await input.content.arrayBuffer()]);
  onProgress({ percent: IMPORT_PROGRESS.read, text: 'File read. Sending it to your server.' });
  const stored = await call(
    uploads.sendUpload,
    { query: { source: contract.HEALTH_IMPORT, fileName: input.fileName } },
    { bytes },
  );
  onProgress({
    percent: IMPORT_PROGRESS.parsed,
    text: `${countText(stored.found, 'workout')} found. Comparing with your log.`,
  });
  const params = { id: stored.id };
  const { summary, asked } = await call(uploads.planUpload, { params });
  const confirmed = asked.confirmed !== null && (await isRight(asked.confirmed));
  onProgress({
    percent: IMPORT_PROGRESS.converted,
    text: savingText(summary, confirmed ? (asked.confirmed?.workouts ?? 0) : 0),
  });
  const done = await call(uploads.applyUpload, { params, body: { confirmed } });
  onProgress({ percent: IMPORT_PROGRESS.uploaded, text: 'Saved.' });
  // Long enough for the eye to see the bar full.
  await new Promise((resolve) => setTimeout(resolve, SEEN_MS));
  return { importId: stored.id, summary: done };
}

function savingText({ added, found }: contract.ImportSummary, confirmed: number): string {
  return `${added + confirmed} of ${countText(found + confirmed, 'workout')} new. Saving.`;
}

function refuseUnfit(content: Blob): void {
  if (content.size === 0) {
    throw new ApiError({
      status: 0,
      code: 'unreadableFile',
      message: 'The file is empty. Export it again and choose the new one.',
    });
  }
  if (content.size <= uploads.MAX_UPLOAD_BYTES) return;
  throw new ApiError({
    status: 0,
    code: 'tooLarge',
    message: `The file is larger than ${uploads.MAX_UPLOAD_MB} MB. Export a shorter period, a year at a time.`,
  });
}
