import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { User } from '../../contract/session.ts';
import { profileBody } from '../../contract/users.ts';
import { DEFAULT_TARGET_WEIGHT_KG, WEIGHT_STEP_KG } from '../../domain/limits.ts';
import { weightUnit } from '../../domain/measures.ts';
import { messageOf } from '../api.ts';
import { useDraft } from '../kept-entries/use-draft.ts';
import { useFocusOnOpen } from '../kept-entries/use-focus-on-open.ts';
import { checkForm, type FieldErrors, useFocusOnError } from '../ui/form-check.ts';
import { NumberField } from '../ui/number-field.tsx';
import { SaveOrCancel } from '../ui/save-or-cancel.tsx';
import { useToast } from '../ui/toaster.tsx';
import { retyped, sentKg, weightTyped } from '../ui/typed-measures.ts';
import { useSetTarget } from './weight.api.ts';
import { goalText } from './weight-words.ts';

type TargetWeightProps = { user: User; isChanging: boolean; onChange: () => void };

/** The target, and the button to which the focus comes back from its form. */
export function TargetWeight({ user, isChanging, onChange }: TargetWeightProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(isChanging);
  useEffect(() => {
    if (wasChanging.current && !isChanging) button.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  return (
    <span className="inline-flex items-center gap-3">
      {goalText(targetOf(user))}&nbsp;{weightUnit()}
      <button
        ref={button}
        type="button"
        aria-label="Change target weight"
        aria-expanded={isChanging}
        className="link relative font-semibold before:absolute before:-inset-3"
        onClick={onChange}
      >
        Change
      </button>
    </span>
  );
}

export function targetOf({ targetWeight }: { targetWeight: number | null }): number {
  return targetWeight ?? DEFAULT_TARGET_WEIGHT_KG;
}

type TargetFormProps = { user: User; onUserChanged: (user: User) => void; onDone: () => void };

export function TargetForm({ user, onUserChanged, onDone }: TargetFormProps) {
  const typed = useDraft({
    of: { userId: user.id, name: 'target weight' },
    blank: { text: weightTyped(user.targetWeight) },
    revive: reviveText,
    inUnitsOfNow: ({ text }, from) => ({ text: retyped(text, 'weight', from) }),
  });
  const { text } = typed.draft;
  const [errors, setErrors] = useState<FieldErrors>({});
  const setTarget = useSetTarget(user);
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnOpen(form, 'input');
  useFocusOnError(form, errors);

  const close = () => {
    typed.forget();
    onDone();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (setTarget.isPending) return;
    const checked = checkForm(profileBody, { targetWeight: sentKg(text, user.targetWeight) });
    setErrors(checked.errors ?? {});
    if (checked.errors) {
      toast({ title: 'Validation Error', text: checked.first, tone: 'bad' });
      return;
    }
    setTarget.mutate(checked.body.targetWeight ?? null, {
      onSuccess: (saved) => {
        onUserChanged(saved);
        toast({ title: 'Target weight saved', tone: 'good' });
        close();
      },
      onError: (refusal) =>
        toast({
          title: 'Error',
          text: messageOf(refusal, 'Failed to update profile'),
          tone: 'bad',
        }),
    });
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label="Target weight"
      className="mt-2 flex flex-col gap-4 rounded-box border border-edge p-3"
    >
      <NumberField
        label="Target weight"
        name="targetWeight"
        unit={weightUnit()}
        step={WEIGHT_STEP_KG}
        enterKey="go"
        placeholder={goalText(DEFAULT_TARGET_WEIGHT_KG)}
        hint={`Left empty it is ${goalText(DEFAULT_TARGET_WEIGHT_KG)}\u00a0${weightUnit()}.`}
        value={text}
        error={errors.targetWeight}
        onChange={(next) => typed.put({ text: next })}
      />
      <SaveOrCancel save="Save Target" isSaving={setTarget.isPending} onCancel={close} />
    </form>
  );
}

function reviveText(kept: unknown): { text: string } | null {
  const text: unknown = typeof kept === 'object' && kept && Reflect.get(kept, 'text');
  return typeof text === 'string' ? { text } : null;
}
