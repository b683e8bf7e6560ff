import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CsvMapping, CsvPlan } from '../../../contract/csv-import.ts';
import type { ImportSummary } from '../../../contract/imports.ts';
import { messageOf } from '../../api.ts';
import { useToast } from '../../ui/toaster.tsx';
import { countText } from '../../words/amounts.ts';
import type { useCsvImport } from './use-csv-import.ts';

/** Adds the file to the log. After a failure everything stands as it was. */
export function useApply(input: {
  csv: ReturnType<typeof useCsvImport>;
  onDone: (summary: ImportSummary) => void;
}) {
  const { csv, onDone } = input;
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isApplying, setIsApplying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const apply = async (plan: CsvPlan, mapping: CsvMapping) => {
    if (isApplying) return;
    const [issue] = plan.issues;
    if (issue) {
      toast({ title: 'Validation Error', text: issue.message, tone: 'bad' });
      return;
    }
    setIsApplying(true);
    setProblem(null);
    try {
      const summary = await csv.apply(mapping);
      if (summary === null) return;
      onDone(summary);
      toast({
        title: 'Import Successful',
        text: `${countText(summary.added, 'workout')} added to your log.`,
        tone: 'good',
      });
      void queryClient.invalidateQueries();
    } catch (error) {
      setProblem(messageOf(error, 'Import failed'));
      toast({
        title: 'Import Failed',
        text: 'There was an error importing your data. Please try again.',
        tone: 'bad',
      });
    } finally {
      setIsApplying(false);
    }
  };

  return { apply, isApplying, problem };
}
