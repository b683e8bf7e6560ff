import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as contract from '../../../contract/csv-import.ts';
import { addressOf } from '../../../contract/endpoint.ts';
import { readImport, undoImport } from '../../../contract/imports.ts';
import { ApiError, call } from '../../api.ts';

const BAD_LINES_A_PAGE = 25;

/** A table of an import: of several files the one that is meant. */
export type Table = { id: number; fileId?: number };

export function planQuery(table: Table) {
  return queryOptions({
    queryKey: planKey(table),
    queryFn: ({ signal }) => call(contract.csvPlan, partsOf(table), { signal }),
  });
}

export function planKey({ id, fileId = 0 }: Table) {
  return ['csv plan', id, fileId] as const;
}

/** `planMark` changes with the plan: other lines are bad under another mapping. */
export function badLinesQuery({ table, planMark }: { table: Table; planMark: number }) {
  const { params, query } = partsOf(table);
  const limit = String(BAD_LINES_A_PAGE);
  return infiniteQueryOptions({
    queryKey: [...planKey(table), 'bad-lines', planMark],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.csvBadLines,
        { params, query: { file: query.file, after: String(pageParam), limit } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
  });
}

export function badLinesFileAddress(table: Table): string {
  const { params, query } = partsOf(table);
  return addressOf(contract.csvBadLinesFile.path, params, query);
}

export async function uploadCsv(file: File): Promise<{ id: number }> {
  refuseUnfit(file);
  // Read first: a file that has gone from the disk since is no fault of the network.
  const bytes = new Blob([await file.arrayBuffer()]);
  await dropping;
  const query = { source: 'csv' as const, fileName: file.name.slice(-255) };
  return call(contract.sendUpload, { query }, { bytes });
}

export function mapCsv(table: Table, mapping: contract.CsvMapping, signal?: AbortSignal) {
  return call(contract.mapCsv, { ...partsOf(table), body: mapping }, { signal });
}

export function applyCsv({ id }: Table) {
  // What is hard to believe is confirmed in the mapping.
  return call(contract.applyUpload, { params: { id }, body: {} });
}

/** Whether the server goes on with it, though its answer did not come. */
export async function isUnderWay({ id }: Table): Promise<boolean> {
  const params = { id };
  const state = await call(readImport, { params, query: { limit: '1' } }).catch(() => null);
  return state !== null && ['reading', 'importing', 'done'].includes(state.status);
}

/** Its lines are reviewed with everything else of the import. */
export function readMapped(table: Table, { withAlike }: { withAlike: boolean }) {
  const { params, query } = partsOf(table);
  const alike = withAlike ? ('true' as const) : undefined;
  return call(contract.readMapped, { params, query: { ...query, alike } });
}

/** The same file, sent again before the server knows of it, would get the import that goes away. */
let dropping: Promise<unknown> = Promise.resolve();

/**
 * A file that is not imported after all. Nothing waits for it but the next file: it is taken out of
 * the list of imports when the server can be reached.
 */
export function dropTable({ id }: Table): void {
  dropping = call(undoImport, { params: { id } }).catch(() => {});
}

function partsOf({ id, fileId }: Table) {
  return {
    params: { id },
    query: { file: fileId === undefined ? undefined : String(fileId) },
  };
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
