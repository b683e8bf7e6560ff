import { useRef, useState } from 'react';
import type { CsvMapping, CsvPlan } from '../../../contract/csv-import.ts';
import type { ImportSummary } from '../../../contract/imports.ts';
import { errorsByField, type FieldErrors, useFocusOnError } from '../../ui/form-check.ts';
import { BadLines } from './bad-lines.tsx';
import { ColumnChoices } from './column-choices.tsx';
import { FirstLines, ReadRows } from './csv-preview.tsx';
import { OpenQuestions } from './open-questions.tsx';
import type { useCsvImport } from './use-csv-import.ts';
import '../log/save-bar.css';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { countText } from '../../words/amounts.ts';
import { importLabel } from './csv-words.ts';

type CsvMappingFormProps = {
  plan: CsvPlan;
  /** Changes with the plan. */
  planMark: number;
  mapping: CsvMapping;
  csv: ReturnType<typeof useCsvImport>;
  onDone: (summary: ImportSummary) => void;
};

const NO_ERRORS: FieldErrors = {};

/** The file as it stands, what its columns hold, and what would come of it. */
export function CsvMappingForm({ plan, planMark, mapping, csv, onDone }: CsvMappingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [pressed, setPressed] = useState(NO_ERRORS);
  const { apply, isApplying, problem } = useApply({ csv, onDone });
  const open = errorsByField(plan.issues);
  // What was pressed on and has been chosen since is no fault any more.
  const errors = Object.fromEntries(Object.entries(pressed).filter(([path]) => path in open));
  useFocusOnError(form, pressed);

  return (
    <form
      ref={form}
      noValidate
      // What is in focus keeps clear of the bar below it.
      className="grid gap-4 [&_select]:scroll-mb-36"
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(open);
        void apply(plan, mapping);
      }}
    >
      <FirstLines plan={plan} mapping={mapping} onClose={csv.close} />
      <ColumnChoices plan={plan} mapping={mapping} errors={errors} onChange={csv.choose}>
        <OpenQuestions plan={plan} mapping={mapping} errors={errors} onChange={csv.choose} />
      </ColumnChoices>
      <ReadRows plan={plan} isBusy={csv.isMapping} problem={csv.problem} />
      {plan.lines.bad > 0 && <BadLines plan={plan} planMark={planMark} />}
      <ImportBar plan={plan} isApplying={isApplying} problem={problem} onClose={csv.close} />
    </form>
  );
}

type ImportBarProps = {
  plan: CsvPlan;
  isApplying: boolean;
  problem: string | null;
  onClose: () => void;
};

/** Within reach of the thumb, wherever the preview is scrolled to. */
function ImportBar({ plan, isApplying, problem, onClose }: ImportBarProps) {
  const { issues, lines, summary } = plan;
  const isIdle = issues.length === 0 && summary.added + summary.enriched === 0;
  return (
    <div className="save-bar z-20 -mx-4 self-start border-t border-line bg-paper px-4 py-3 md:mx-0 md:px-0">
      {problem && (
        <p role="alert" className="mb-2 text-small font-medium text-danger">
          Nothing was imported. {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 sm:max-w-64">
          <Button
            type="submit"
            wide
            icon="upload"
            disabled={isIdle}
            pending={isApplying}
            pendingLabel="Importing…"
          >
            {issues.length > 0 ? 'Import workouts' : importLabel(summary)}
          </Button>
        </div>
        {isIdle && lines.good > 0 && (
          <p className="text-small text-soft">All of it is in your log already.</p>
        )}
        <div className="hidden sm:block">
          <Button tone="quiet" disabled={isApplying} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Adds the file to the log. After a failure everything stands as it was. */
function useApply(input: {
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
