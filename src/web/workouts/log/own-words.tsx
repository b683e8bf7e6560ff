import { useQuery } from '@tanstack/react-query';
import { saidTags, tagsOf } from '../../../domain/tags.ts';
import { FEEL_LABELS, FEELS } from '../../../domain/workout-kinds.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { effortText } from '../../words/effort-text.ts';
import { ownTagsQuery } from '../workouts.api.ts';
import { Chips } from './chips.tsx';
import { listed } from './folds.tsx';
import type { FormPart, WorkoutValues } from './workout-values.ts';

const EFFORTS = [
  { value: '', label: 'Not noted' },
  ...Array.from({ length: 10 }, (_none, at) => ({
    value: String(at + 1),
    label: effortText(at + 1),
  })),
];
const FEEL_CHOICES = FEELS.map((value) => ({ value, label: FEEL_LABELS[value] }));
const SHOWN_TAGS = 8;

type OwnWordsFieldsProps = Pick<FormPart, 'form'> & { userId: number };

/** What is in the athlete's own words: title, tags, how hard it was and how it felt, and the start. */
export function OwnWordsFields({ form, userId }: OwnWordsFieldsProps) {
  const { values, onChange, bind } = form;
  const ownTags = useQuery(ownTagsQuery(userId)).data ?? [];
  return (
    <>
      <TextField maxLength={200} autoComplete="off" {...bind('title')} />
      <div className="flex flex-col gap-2">
        <TextField
          hint="Separated by commas: hills, with Anna"
          autoComplete="off"
          {...bind('tags')}
        />
        <Chips
          label="Your tags"
          chips={offeredTags(values.tags, ownTags).map((tag) => ({
            key: tag,
            text: tag,
            name: `${tag}, add this tag`,
            onChoose: () => onChange({ tags: withTag(values.tags, tag) }),
          }))}
        />
      </div>
      <SelectField choices={EFFORTS} {...bind('effort')} />
      <SegmentedControl
        label="Feel"
        value={values.feel}
        choices={FEEL_CHOICES}
        onChange={(feel) => onChange({ feel: feel === values.feel ? '' : feel })}
      />
      <TextField
        type="time"
        label="Start (time of day)"
        name="startTime"
        value={values.startTime}
        error={form.errors.startTime}
        onChange={(startTime) => onChange({ startTime })}
      />
    </>
  );
}

/** The athlete's own tags that begin with what is being typed, without those that are there. */
export function offeredTags(typed: string, own: readonly string[]): string[] {
  const last = (typed.split(',').at(-1) ?? '').trim().toLowerCase();
  const there = new Set(tagsOf(typed));
  const begun = own.includes(last) ? '' : last;
  return own.filter((tag) => !there.has(tag) && tag.startsWith(begun)).slice(0, SHOWN_TAGS);
}

/** Puts a tag in the place of what was begun to be typed of it. */
export function withTag(typed: string, tag: string): string {
  const last = (typed.split(',').at(-1) ?? '').trim().toLowerCase();
  const isBegun = last !== '' && tag.startsWith(last);
  const before = isBegun ? typed.slice(0, typed.lastIndexOf(',') + 1) : typed;
  return saidTags([...tagsOf(before), tag].join(','));
}

export function ownWordsSummary(values: WorkoutValues): string | null {
  return listed([
    values.title.trim(),
    values.startTime,
    saidTags(values.tags),
    values.effort && `effort ${values.effort}`,
    values.feel && FEEL_LABELS[values.feel].toLowerCase(),
  ]);
}
