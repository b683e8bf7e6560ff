import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CsvMapping } from '../../../contract/csv-import.ts';
import { ApiError, messageOf } from '../../api.ts';
import { readDraft, removeDraft, writeDraft } from '../../kept-entries/draft-store.ts';
import { mapCsv, planKey, planQuery, type Table } from './csv.api.ts';

/** The file that is brought in on Log Workout. What was chosen outlives a reload and a failed call. */
export function useCsvImport(userId: number) {
  const [kept, setKept] = useState<KeptImport | null>(() => readKept(userId));
  const keep = useCallback(
    (next: KeptImport | null) => {
      setKept(next);
      writeKept(userId, next);
    },
    [userId],
  );
  const mapped = useMappedTable({ kept, keep });
  return {
    ...mapped,
    open: (importId: number) => keep({ table: { id: importId }, unsent: null }),
  };
}

/** A table among the files of an import. */
export function useTableOfImport(table: Table) {
  const [kept, keep] = useState<KeptImport | null>({ table, unsent: null });
  return useMappedTable({ kept, keep });
}

/** One table and what its columns hold, as the athlete says it and the server reads it. */
function useMappedTable(of: { kept: KeptImport | null; keep: (next: KeptImport | null) => void }) {
  const { kept, keep } = of;
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isMapping, setIsMapping] = useState(false);
  const sending = useRef<AbortController | null>(null);
  const table = kept?.table ?? null;
  const plan = useQuery({ ...planQuery(table ?? { id: 0 }), enabled: table !== null });
  const isGone = plan.error instanceof ApiError && plan.error.status === 404;

  const send = useCallback(
    async (of: Table, mapping: CsvMapping) => {
      sending.current?.abort();
      const controller = new AbortController();
      sending.current = controller;
      setIsMapping(true);
      setProblem(null);
      try {
        const answer = await mapCsv(of, mapping, controller.signal);
        if (controller.signal.aborted) return null;
        // A look at the file that is still under way would bring back the choice before.
        await queryClient.cancelQueries({ queryKey: planKey(of), exact: true });
        queryClient.setQueryData(planKey(of), answer);
        keep({ table: of, unsent: null });
        return answer;
      } catch (error) {
        if (controller.signal.aborted) return null;
        setProblem(messageOf(error, 'Import failed'));
        throw error;
      } finally {
        if (!controller.signal.aborted) setIsMapping(false);
      }
    },
    [keep, queryClient],
  );

  // A choice that did not reach the server before the page was left.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    if (kept?.unsent) send(kept.table, kept.unsent).catch(() => {});
  }, [kept, send]);

  return {
    table,
    plan,
    isGone,
    /** What stands on the screen: ahead of the plan while that is asked for. */
    mapping: kept?.unsent ?? plan.data?.mapping ?? null,
    isMapping,
    problem,
    close: () => {
      sending.current?.abort();
      setIsMapping(false);
      setProblem(null);
      keep(null);
      // What is still asked of it would be asked of nothing.
      if (table) queryClient.removeQueries({ queryKey: planKey(table) });
    },
    choose: (mapping: CsvMapping) => {
      if (table === null) return;
      keep({ table, unsent: mapping });
      send(table, mapping).catch(() => {});
    },
    /** Exactly what stands on the screen, whatever another tab has chosen meanwhile. */
    settle: async (mapping: CsvMapping): Promise<Table | null> => {
      if (table === null) return null;
      const answer = await send(table, mapping);
      return answer === null || answer.issues.length > 0 ? null : table;
    },
  };
}

export type MappedTable = ReturnType<typeof useMappedTable>;

/** The file under way, and the choice that the server has not been told of yet. */
type KeptImport = { table: Table; unsent: CsvMapping | null };

const NAME = 'csv-table';

function readKept(userId: number): KeptImport | null {
  const kept = readDraft({ userId, name: NAME });
  if (typeof kept !== 'object' || kept === null || !('id' in kept)) return null;
  const { id } = kept;
  if (typeof id !== 'number' || !Number.isInteger(id)) return null;
  const unsent = 'unsent' in kept && isMapping(kept.unsent) ? kept.unsent : null;
  return { table: { id }, unsent };
}

function writeKept(userId: number, kept: KeptImport | null): void {
  if (kept === null) removeDraft({ userId, name: NAME });
  else writeDraft({ userId, name: NAME }, { id: kept.table.id, unsent: kept.unsent });
}

/** The server reads it whole and refuses what is none; here it must only have its shape. */
function isMapping(kept: unknown): kept is CsvMapping {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'columns' in kept &&
    typeof kept.columns === 'object' &&
    kept.columns !== null
  );
}
