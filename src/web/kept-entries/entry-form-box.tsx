import { type ComponentProps, type FormEvent, useRef } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useFocusOnError } from '../ui/form-check.ts';
import { OvertakenNotice } from './overtaken-notice.tsx';
import type { EntryFormOf, Texts } from './use-entry-form.ts';
import { useFocusOnOpen } from './use-focus-on-open.ts';

type EntryFormBoxProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'form'> & {
  form: Pick<
    EntryFormOf<Texts>,
    'noun' | 'errors' | 'clashes' | 'takeNewer' | 'save' | 'doubt' | 'saveAnyway' | 'mend'
  >;
  /** Which part takes the focus as it opens: a selector, or 'form'. */
  opensAt?: string;
};

/** The form itself: it saves, leads to the first fault, asks about what is beyond belief, and tells of
 * a change from elsewhere. */
export function EntryFormBox({ form, opensAt, children, ...rest }: EntryFormBoxProps) {
  const box = useRef<HTMLFormElement>(null);
  useFocusOnOpen(box, opensAt ?? null);
  useFocusOnError(box, form.errors);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };

  return (
    <form {...rest} ref={box} noValidate onSubmit={submit}>
      {form.clashes && (
        <OvertakenNotice noun={form.noun} clashes={form.clashes} onTakeNewer={form.takeNewer} />
      )}
      {children}
      <ConfirmDialog
        open={form.doubt !== null}
        title="Is that right?"
        text={form.doubt}
        confirmLabel="Save anyway"
        tone="primary"
        onConfirm={form.saveAnyway}
        onCancel={form.mend}
      />
    </form>
  );
}
