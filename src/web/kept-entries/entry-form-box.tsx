import { type ComponentProps, type FormEvent, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useFocusOnError } from '../ui/form-check.ts';
import { Icon } from '../ui/icons.tsx';
import type { Clash, EntryFormOf, Texts } from './use-entry-form.ts';
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

type OvertakenNoticeProps = {
  /** 'race', 'workout': what was changed. */
  noun: string;
  clashes: readonly Clash[];
  onTakeNewer: () => void;
};

/** Somebody, or another device, was faster: nothing is overwritten unseen on either side. */
function OvertakenNotice({ noun, clashes, onTakeNewer }: OvertakenNoticeProps) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-box border border-warn bg-warn-soft p-4 text-small"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Icon name="alert" className="text-warn" />
        <div className="min-w-0">
          <p className="font-semibold">This {noun} was changed elsewhere in the meantime</p>
          <p className="mt-1">
            Load the new version to go on: what you typed here stays, everything else comes from
            there.
          </p>
          {clashes.length > 0 && (
            <ul className="mt-2 list-disc pl-5">
              {clashes.map(({ label, there, here }) => (
                <li key={label}>
                  {label}: {there || 'nothing'} there, {here || 'nothing'} here. Yours will stand.
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Button tone="quiet" icon="refresh" onClick={onTakeNewer}>
        Load the new version
      </Button>
    </div>
  );
}
