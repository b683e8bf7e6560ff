import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportSummary } from '../../contract/imports.ts';
import { ApiError, messageOf } from '../api.ts';
import { useToast } from '../ui/toaster.tsx';
import { countText } from '../words/amounts.ts';
import { type Doubt, type ImportInput, importHealthExport, type Progress } from './imports.api.ts';

export type ImportRun =
  | { state: 'waiting' }
  | { state: 'processing'; progress: Progress; question: Question | null }
  | { state: 'failed'; errors: string[] }
  | { state: 'done'; importId: number; summary: ImportSummary };

/** What only the athlete can say, asked while the import waits. */
export type Question = { doubt: Doubt; answer: (isRight: boolean) => void };

const BEGUN: Progress = { percent: 0, text: 'Reading the file.' };

/** One import at a time, from choosing a file to what became of it. */
export function useHealthImport() {
  const [run, setRun] = useState<ImportRun>({ state: 'waiting' });
  const queryClient = useQueryClient();
  const toast = useToast();

  const start = async (input: ImportInput) => {
    let progress = BEGUN;
    const show = (question: Question | null) => setRun({ state: 'processing', progress, question });
    const onProgress = (reached: Progress) => {
      progress = reached;
      show(null);
    };
    const isRight = async (doubt: Doubt) => {
      const answered = await new Promise<boolean>((answer) => show({ doubt, answer }));
      show(null);
      return answered;
    };
    show(null);
    try {
      const { importId, summary } = await importHealthExport(input, { onProgress, isRight });
      if (summary.found === 0) {
        setRun({ state: 'failed', errors: nothingFound(summary) });
        return;
      }
      setRun({ state: 'done', importId, summary });
      toast({
        title: 'Import Successful',
        text: `${countText(summary.added, 'workout')} added to your log.`,
        tone: 'good',
      });
      void queryClient.invalidateQueries();
    } catch (error) {
      setRun({ state: 'failed', errors: errorLines(error) });
      toast({
        title: 'Import Failed',
        text: 'There was an error importing your data. Please try again.',
        tone: 'bad',
      });
    }
  };

  return { run, start, reset: () => setRun({ state: 'waiting' }) };
}

function nothingFound({ errors }: ImportSummary): string[] {
  if (errors.length > 0) return errors.map(({ message, detail }) => `${message}. ${detail}`);
  return [
    'No workouts were found in this file. In the export app, choose Workouts (not only health metrics) and export again.',
  ];
}

function errorLines(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.code === 'unreadable') {
    return ['Unknown error occurred'];
  }
  const details = error.issues
    .map(({ message }) => message)
    .filter((line) => line !== error.message);
  return [[messageOf(error, 'Import failed'), ...details].join('. ')];
}
