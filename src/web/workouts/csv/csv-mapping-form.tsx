import { type ReactNode, useRef, useState } from 'react';
import type { CsvMapping, CsvPlan } from '../../../contract/csv-import.ts';
import { errorsByField, type FieldErrors, useFocusOnError } from '../../ui/form-check.ts';
import { BadLines } from './bad-lines.tsx';
import { ColumnChoices } from './column-choices.tsx';
import type { Table } from './csv.api.ts';
import { FirstLines, ReadRows } from './csv-preview.tsx';
import { OpenQuestions } from './open-questions.tsx';
import type { MappedTable } from './use-csv-import.ts';
import '../log/save-bar.css';
import { messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toaster.tsx';

type CsvMappingFormProps = {
  table: Table;
  plan: CsvPlan;
  /** Changes with the plan. */
  planMark: number;
  mapping: CsvMapping;
  csv: MappedTable;
  /** What the press of the button does with what is chosen, and what it is called. */
  action: {
    label: (plan: CsvPlan) => string;
    pendingLabel: string;
    failed: string;
    run: (mapping: CsvMapping) => Promise<void>;
    isIdle: (plan: CsvPlan) => boolean;
  };
  /** Another file instead, or back. */
  leave: { label: string; run: () => void };
  /** What else is to be said before the button. */
  children?: ReactNode;
};

const NO_ERRORS: FieldErrors = {};

/** The file as it stands, what its columns hold, and what would come of it. */
export function CsvMappingForm(props: CsvMappingFormProps) {
  const { table, plan, planMark, mapping, csv, action, leave, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [pressed, setPressed] = useState(NO_ERRORS);
  const { apply, isApplying, problem } = useApply(action);
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
      <FirstLines plan={plan} mapping={mapping} leave={leave} />
      <ColumnChoices plan={plan} mapping={mapping} errors={errors} onChange={csv.choose}>
        <OpenQuestions plan={plan} mapping={mapping} errors={errors} onChange={csv.choose} />
      </ColumnChoices>
      <ReadRows plan={plan} isBusy={csv.isMapping} problem={csv.problem} />
      {plan.lines.bad > 0 && <BadLines table={table} plan={plan} planMark={planMark} />}
      {children}
      <ImportBar
        plan={plan}
        action={action}
        isApplying={isApplying}
        problem={problem}
        leave={leave}
      />
    </form>
  );
}

type ImportBarProps = Pick<CsvMappingFormProps, 'plan' | 'action' | 'leave'> & {
  isApplying: boolean;
  problem: string | null;
};

/** Within reach of the thumb, wherever the preview is scrolled to. */
function ImportBar({ plan, action, isApplying, problem, leave }: ImportBarProps) {
  const { issues, lines } = plan;
  const isIdle = issues.length === 0 && action.isIdle(plan);
  return (
    <div className="save-bar z-20 -mx-4 self-start border-t border-line bg-paper px-4 py-3 md:mx-0 md:px-0">
      {problem && (
        <p role="alert" className="mb-2 text-small font-medium text-danger">
          {action.failed} {problem}
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
            pendingLabel={action.pendingLabel}
          >
            {action.label(plan)}
          </Button>
        </div>
        {isIdle && lines.good > 0 && (
          <p className="text-small text-soft">All of it is in your log already.</p>
        )}
        <div className="hidden sm:block">
          <Button tone="quiet" disabled={isApplying} onClick={leave.run}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Does what the button says. After a failure everything stands as it was. */
function useApply({ run }: CsvMappingFormProps['action']) {
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
      await run(mapping);
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
