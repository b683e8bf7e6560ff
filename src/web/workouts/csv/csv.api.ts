import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as contract from '../../../contract/csv-import.ts';
import { ApiError, call } from '../../api.ts';

const BAD_LINES_A_PAGE = 25;

export function planQuery(id: number) {
  return queryOptions({
    queryKey: planKey(id),
    queryFn: ({ signal }) => call(contract.csvPlan, { params: paramsOf(id) }, { signal }),
  });
}

export function planKey(id: number) {
  return ['csv plan', id] as const;
}

/** `planMark` changes with the plan: other lines are bad under another mapping. */
export function badLinesQuery(of: { id: number; planMark: number }) {
  return infiniteQueryOptions({
    queryKey: [...planKey(of.id), 'bad-lines', of.planMark],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.csvBadLines,
        {
          params: paramsOf(of.id),
          query: { after: String(pageParam), limit: String(BAD_LINES_A_PAGE) },
        },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
  });
}

export function badLinesFileAddress(id: number): string {
  return contract.csvBadLinesFile.path.replace(':id', String(id));
}

export async function uploadCsv(file: File): Promise<{ id: number }> {
  refuseUnfit(file);
  // Read first: a file that has gone from the disk since is no fault of the network.
  const bytes = new Blob([await file.arrayBuffer()]);
  const query = { source: 'csv' as const, fileName: file.name.slice(-255) };
  return call(contract.sendUpload, { query }, { bytes });
}

export function mapCsv(id: number, mapping: contract.CsvMapping, signal?: AbortSignal) {
  return call(contract.mapCsv, { params: paramsOf(id), body: mapping }, { signal });
}

export function applyCsv(id: number) {
  // What is hard to believe is confirmed in the mapping.
  return call(contract.applyUpload, { params: paramsOf(id), body: {} });
}

function paramsOf(id: number) {
  return { id: String(id) };
}

function refuseUnfit({ size }: File): void {
  if (size === 0) {
    const message = 'The file is empty. Choose one that holds your workouts.';
    throw new ApiError({ status: 0, code: 'unreadableFile', message });
  }
  if (size > contract.MAX_CSV_BYTES) {
    throw new ApiError({ status: 0, code: 'tooLarge', message: contract.CSV_TOO_LARGE });
  }
}
