import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { accountId } from '../offline/account-id.ts';
import { checkForm, type FieldErrors } from '../ui/form-check.ts';
import { useToast } from '../ui/toaster.tsx';
import {
  type Quantity,
  retyped,
  type TypedUnits,
  typedUnits,
  unitsOfKept,
  withUnit,
} from '../ui/typed-measures.ts';
import { type FirstTry, newFirstTry } from './create-once.ts';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';
import { draftNameOf } from './drafted-entry.ts';
import type { KeptEntry, KeptKind } from './kept-kind.ts';
import { type Merge, mergeEdits } from './merge-edits.ts';
import { isAllOwn } from './own-versions.ts';
import { useKeptEntries } from './use-kept-entries.ts';

/** A form as it stands: every field the text that was typed, by its name. */
export type Texts = Record<string, string>;

/** One form for one kind of kept entry. Its fields are those that have a label. */
export type EntryForm<
  Entry extends KeptEntry,
  Sent extends object,
  Values extends Texts,
  Saved extends Entry = Entry,
> = {
  kind: KeptKind<Entry, Sent, Saved>;
  /** The schema that the server reads it with. */
  schema: z.ZodMiniType<unknown, Sent>;
  labels: Readonly<Record<keyof Values, string>>;
  valuesOf: (entry: Entry) => Values;
  /** What the schema is given to read. `entry` is null for a new one. */
  toSend: (values: Values, entry: Entry | null) => Sent;
  /** The texts a field may hold, where it is chosen and not typed. */
  choices?: { readonly [Name in keyof Values]?: readonly string[] };
  /** The fields that are typed in the athlete's units. */
  measured?: Measured<Values>;
};

type Measured<Values> = { readonly [Name in keyof Values]?: Quantity };

type EntryFormInput<Entry, Values> = {
  /** The entry as it stands now, or what a new one begins with. */
  of: { entry: Entry } | { blank: Values };
  /** Under which it is kept on this device with every change, where the kind has several forms. */
  draftName?: string;
  onSaved?: (entry: Entry) => void;
  /** As `onSaved`, where nothing more was typed while it was saved: the form may close. */
  onDone?: (entry: Entry) => void;
  onCancel?: () => void;
};

/**
 * `before` is what the form began with, `version` that of the entry then. The shape is kept in the
 * browser: what an older release kept there has to be read.
 */
export type Draft<Sent, Values> = {
  values: Values;
  before: Values;
  /** In which they were typed. */
  units: TypedUnits;
  extra: FirstTry<Sent> & { version: number | null };
};

export type Clash = { label: string; there: string; here: string };

/** A form in use, for the parts that show its fields. */
export type EntryFormOf<Values extends Texts> = ReturnType<
  typeof useEntryForm<KeptEntry, object, Values>
>;

/** Everything behind a form: its draft, its faults, saving once, being overtaken, and the way back. */
export function useEntryForm<
  Entry extends KeptEntry,
  Sent extends object,
  Values extends Texts,
  Saved extends Entry = Entry,
>(form: EntryForm<Entry, Sent, Values, Saved>, input: NoInfer<EntryFormInput<Entry, Values>>) {
  const { of, onSaved, onDone, onCancel } = input;
  const entry = 'entry' in of ? of.entry : null;
  const userId = accountId(useQueryClient());
  const toast = useToast();
  const kept = useKeptEntries(form.kind);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [doubt, setDoubt] = useState<string | null>(null);
  const names = Object.keys(form.labels);
  const isSame = (one: Values, other: Values) => names.every((name) => one[name] === other[name]);

  const newest = 'entry' in of ? form.valuesOf(of.entry) : of.blank;
  const begin = (values = newest, version = entry?.version ?? null): Draft<Sent, Values> => ({
    values,
    before: values,
    units: typedUnits(),
    extra: { ...newFirstTry(), version },
  });

  const name = input.draftName ?? draftNameOf(form.kind.noun, entry?.id ?? null);
  const keptAs = userId === null ? null : { userId, name };

  const [typed, setTyped] = useState(() => {
    const fresh = begin();
    return (keptAs && reviveDraft(form, readDraft(keptAs), fresh)) ?? fresh;
  });
  // The units may have been changed since it was typed, in this very form's sight.
  const asNow = (kept: Draft<Sent, Values>) =>
    inUnitsOfNow(kept, form.measured ?? {}, {
      before: newest,
      units: typedUnits(),
      extra: { version: entry?.version ?? null },
    });
  const draft = asNow(typed);
  // As of this very moment, for what runs after a wait.
  const current = useRef(typed);
  const draftNow = () => asNow(current.current);

  const put = (next: Draft<Sent, Values>) => {
    current.current = next;
    setTyped(next);
    const isTyped = !isSame(next.values, next.before);
    if (keptAs && isTyped) writeDraft(keptAs, next);
    if (keptAs && !isTyped) removeDraft(keptAs);
  };

  const onChange = (part: Partial<Values> | Texts) => {
    setErrors((found) => without(found, Object.keys(part)));
    const before = draftNow();
    put({ ...before, values: { ...before.values, ...part } });
  };

  const isDirty = !isSame(draft.values, draft.before);
  const isBehind = entry !== null && (draft.extra.version ?? 0) < entry.version;
  // What is typed back while it is saved is a change of what is being saved.
  const isOutdated = !kept.isWriting && !isDirty && (isBehind || !isSame(newest, draft.before));
  const { before, values: mine } = draft;
  const merge = () => mergeEdits({ names, before, mine, theirs: newest });
  const takeNewer = () => put({ ...begin(), values: merge().values });

  const after = draft.extra.version ?? 0;
  const isOwnChange =
    isBehind &&
    userId !== null &&
    isAllOwn({ userId, noun: form.kind.noun, id: entry.id, after, upTo: entry.version });
  useEffect(() => {
    if (isOutdated) put(begin());
    else if (isDirty && isOwnChange) takeNewer();
  });

  const clashesOf = ({ clashes }: Merge<Values>): Clash[] =>
    clashes.map((name) => ({
      label: form.labels[name] ?? name,
      there: newest[name] ?? '',
      here: mine[name] ?? '',
    }));

  // At once: a second press comes before anything was drawn.
  const isSaving = useRef(false);
  const save = async (isConfirmed = false) => {
    setDoubt(null);
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await saveOnce(isConfirmed);
    } finally {
      isSaving.current = false;
    }
  };

  const saveOnce = async (isConfirmed: boolean) => {
    const { values, extra } = draftNow();
    const typed = form.toSend(values, entry);
    const sent = isConfirmed ? { ...typed, confirmed: true } : typed;
    const checked = checkForm(form.schema, sent);
    setErrors(checked.errors ?? {});
    if (checked.errors) {
      toast({ title: 'Validation Error', text: checked.first, tone: 'bad' });
      return;
    }
    const tries = {
      read: () => draftNow().extra,
      write: (next: FirstTry<Sent>) =>
        put({ ...draftNow(), extra: { ...draftNow().extra, ...next } }),
    };
    const version = extra.version ?? entry?.version;
    const typedForm = {
      form: keptAs && { draft: asTried(draftNow(), sent), name },
      lines: linesOf(draftNow()),
    };
    const outcome = await (entry
      ? kept.update(entry, sent, { version, typed: typedForm })
      : kept.create(sent, tries, { typed: typedForm, tryAgain: () => void save(isConfirmed) }));
    if (outcome.errors) {
      setErrors(outcome.errors);
      setDoubt(outcome.doubt);
      return;
    }
    const { saved } = outcome;
    if (!saved) {
      putAside(values);
      return;
    }
    const fresh = entry ? begin(form.valuesOf(saved), saved.version) : begin();
    const left = goOn(values, fresh);
    onSaved?.(saved);
    if (isSame(left, fresh.values)) onDone?.(saved);
  };

  /** It waits to be sent: a new one begins, a change is found in its form until it was. */
  const putAside = (values: Values) => {
    if (entry) {
      if (keptAs) writeDraft(keptAs, { ...draftNow(), isPutAside: true });
      onDone?.(entry);
      return;
    }
    goOn(values, begin());
  };

  /** What was typed while the rest was sent was not sent: it stays. */
  const goOn = (sent: Values, fresh: Draft<Sent, Values>): Values => {
    const mine = draftNow().values;
    const { values } = mergeEdits({ names, before: sent, mine, theirs: fresh.values });
    put({ ...fresh, values });
    return values;
  };

  const linesOf = ({ values, before }: Draft<Sent, Values>) =>
    names
      .filter((name) => values[name] !== before[name])
      .map((name) => ({
        label: form.labels[name] ?? name,
        before: readOf(name, before[name]),
        after: readOf(name, values[name]),
      }));

  const readOf = (name: string, text = '') => {
    const quantity = form.measured?.[name];
    return quantity ? withUnit(text, quantity) : text;
  };

  const forget = () => {
    if (keptAs) removeDraft(keptAs);
  };

  const discard = () => {
    const thrown = draftNow();
    setErrors({});
    put(begin());
    toast({
      title: entry ? 'Changes discarded' : 'Draft discarded',
      action: { label: 'Undo', onAction: () => put(thrown) },
    });
  };

  return {
    noun: form.kind.noun,
    values: draft.values,
    errors,
    onChange,
    /** Whether it is as the form began with it. */
    isAsBegun: (name: keyof Values & string) => draft.values[name] === draft.before[name],
    /** Ties a field to its place in the form. */
    bind: <Name extends keyof Values & string>(name: Name) => ({
      name,
      label: form.labels[name],
      value: draft.values[name],
      error: errors[name],
      onChange: (text: string) => onChange({ [name]: text }),
    }),
    /** What was changed differently here and elsewhere; null while it is nowhere else changed. */
    clashes: isDirty && isBehind && !isOwnChange ? clashesOf(merge()) : null,
    /** What was typed stays, everything else comes from the newer version. */
    takeNewer,
    save: () => void save(),
    /** What is asked about before it is saved; null while nothing is. */
    doubt,
    saveAnyway: () => void save(true),
    mend: () => setDoubt(null),
    isSaving: kept.isWriting,
    discard: isDirty ? discard : undefined,
    /** What is typed is kept no more: the form closes without it. */
    forget,
    cancel: () => {
      forget();
      onCancel?.();
    },
  };
}

/** Opened again it knows what was sent under its key, and that becomes a change of it. */
function asTried<Sent, Values>(draft: Draft<Sent, Values>, sent: Sent): Draft<Sent, Values> {
  return { ...draft, extra: { ...draft.extra, sent: draft.extra.sent ?? sent } };
}

type Revivable<Sent extends object, Values extends Texts> = Pick<
  EntryForm<KeptEntry, Sent, Values>,
  'schema' | 'labels' | 'choices'
>;

/** What was kept in the browser, perhaps by an older release; what does not fit is left as it began. */
export function reviveDraft<Sent extends object, Values extends Texts>(
  form: Revivable<Sent, Values>,
  kept: unknown,
  fresh: Draft<Sent, Values>,
): Draft<Sent, Values> | null {
  const values = partOf(kept, 'values');
  const before = partOf(kept, 'before');
  const extra = partOf(kept, 'extra');
  if (!values || !before || !extra) return null;
  return {
    values: reviveValues(form, values, fresh.values),
    before: reviveValues(form, before, fresh.before),
    units: unitsOfKept(kept),
    extra: {
      key: typeof extra.key === 'string' ? extra.key : fresh.extra.key,
      sent: isSent(form.schema, extra.sent) ? extra.sent : null,
      version: typeof extra.version === 'number' ? extra.version : fresh.extra.version,
    },
  };
}

/**
 * What was typed in kilometres and is read in miles by now is retyped, so that 10 km do not become ten
 * miles. What nobody touched is shown as it would be now: `fresh` is the form as it begins.
 */
export function inUnitsOfNow<Sent, Values extends Texts>(
  draft: Draft<Sent, Values>,
  measured: Measured<Values>,
  fresh: Pick<Draft<Sent, Values>, 'before' | 'units'> & { extra: { version: number | null } },
): Draft<Sent, Values> {
  const { units } = draft;
  const now = fresh.units;
  if (Object.entries(now).every(([name, unit]) => Reflect.get(units, name) === unit)) return draft;
  const isOfNow = draft.extra.version === fresh.extra.version;
  const values: Texts = { ...draft.values };
  const before: Texts = { ...draft.before };
  const quantities: [string, Quantity | undefined][] = Object.entries(measured);
  for (const [name, quantity] of quantities) {
    if (!quantity) continue;
    const begun = fresh.before[name] ?? '';
    const [mine = '', theirs = ''] = [values[name], before[name]];
    values[name] = mine === theirs ? begun : retyped(mine, quantity, units);
    before[name] = mine === theirs || isOfNow ? begun : retyped(theirs, quantity, units);
  }
  return { ...draft, units: now, values: values as Values, before: before as Values };
}

function reviveValues<Values extends Texts>(
  form: Pick<Revivable<object, Values>, 'labels' | 'choices'>,
  kept: object,
  begun: Values,
): Values {
  const fits = (name: string, text: unknown) =>
    typeof text === 'string' && (form.choices?.[name]?.includes(text) ?? true);
  const texts = Object.entries(kept).filter(
    ([name, text]) => Object.hasOwn(form.labels, name) && fits(name, text),
  );
  return { ...begun, ...Object.fromEntries(texts) };
}

function partOf(kept: unknown, name: string): Record<string, unknown> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const part: unknown = Reflect.get(kept, name);
  return typeof part === 'object' && part !== null ? { ...part } : null;
}

function isSent<Sent>(schema: z.ZodMiniType<unknown, Sent>, kept: unknown): kept is Sent {
  return kept !== null && kept !== undefined && schema.safeParse(kept).success;
}

function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}
