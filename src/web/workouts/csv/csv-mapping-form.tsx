import { useRef, useState } from 'react';
import type { CsvMapping, CsvPlan } from '../../../contract/csv-import.ts';
import type { ImportSummary } from '../../../contract/imports.ts';
import { errorsByField, type FieldErrors, useFocusOnError } from '../../ui/form-check.ts';
import { BadLines } from './bad-lines.tsx';
import { ColumnChoices } from './column-choices.tsx';
import { FirstLines } from './first-lines.tsx';
import { ImportBar } from './import-bar.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { ReadRows } from './read-rows.tsx';
import { useApply } from './use-apply.ts';
import type { useCsvImport } from './use-csv-import.ts';

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
