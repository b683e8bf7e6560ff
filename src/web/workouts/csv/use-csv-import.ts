import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CsvMapping } from '../../../contract/csv-import.ts';
import type { ImportSummary } from '../../../contract/imports.ts';
import { ApiError, messageOf } from '../../api.ts';
import { readDraft, removeDraft, writeDraft } from '../../kept-entries/draft-store.ts';
import { applyCsv, mapCsv, planKey, planQuery } from './csv.api.ts';

/** One file, from its mapping to the log. What was chosen outlives a reload and a failed call. */
export function useCsvImport(userId: number) {
  const queryClient = useQueryClient();
  const [kept, setKept] = useState<KeptImport | null>(() => readKept(userId));
  const [problem, setProblem] = useState<string | null>(null);
  const [isMapping, setIsMapping] = useState(false);
  const sending = useRef<AbortController | null>(null);
  const id = kept?.id ?? null;
  const plan = useQuery({ ...planQuery(id ?? 0), enabled: id !== null });
  const isGone = plan.error instanceof ApiError && plan.error.status === 404;

  const keep = useCallback(
    (next: KeptImport | null) => {
      setKept(next);
      writeKept(userId, next);
    },
    [userId],
  );

  const send = useCallback(
    async (importId: number, mapping: CsvMapping) => {
      sending.current?.abort();
      const controller = new AbortController();
      sending.current = controller;
      setIsMapping(true);
      setProblem(null);
      try {
        const answer = await mapCsv(importId, mapping, controller.signal);
        if (controller.signal.aborted) return null;
        // A look at the file that is still under way would bring back the choice before.
        await queryClient.cancelQueries({ queryKey: planKey(importId), exact: true });
        queryClient.setQueryData(planKey(importId), answer);
        keep({ id: importId, unsent: null });
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
    if (kept?.unsent) send(kept.id, kept.unsent).catch(() => {});
  }, [kept, send]);

  return {
    plan,
    isGone,
    /** What stands on the screen: ahead of the plan while that is asked for. */
    mapping: kept?.unsent ?? plan.data?.mapping ?? null,
    isMapping,
    problem,
    open: (importId: number) => keep({ id: importId, unsent: null }),
    close: () => {
      sending.current?.abort();
      setIsMapping(false);
      setProblem(null);
      keep(null);
    },
    choose: (mapping: CsvMapping) => {
      if (id === null) return;
      keep({ id, unsent: mapping });
      send(id, mapping).catch(() => {});
    },
    /** Exactly what stands on the screen, whatever another tab has chosen meanwhile. */
    apply: async (mapping: CsvMapping): Promise<ImportSummary | null> => {
      if (id === null) return null;
      const answer = await send(id, mapping);
      if (answer === null || answer.issues.length > 0) return null;
      return applyCsv(id);
    },
  };
}

/** The file under way, and the choice that the server has not been told of yet. */
type KeptImport = { id: number; unsent: CsvMapping | null };

const NAME = 'csv';

function readKept(userId: number): KeptImport | null {
  const kept = readDraft({ userId, name: NAME });
  if (typeof kept !== 'object' || kept === null || !('id' in kept)) return null;
  const { id } = kept;
  if (typeof id !== 'number' || !Number.isInteger(id)) return null;
  return { id, unsent: 'unsent' in kept && isMapping(kept.unsent) ? kept.unsent : null };
}

function writeKept(userId: number, kept: KeptImport | null): void {
  if (kept === null) removeDraft({ userId, name: NAME });
  else writeDraft({ userId, name: NAME }, kept);
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
