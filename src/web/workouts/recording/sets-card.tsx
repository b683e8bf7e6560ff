import { useId } from 'react';
import { formatElapsed } from '../../../domain/duration.ts';
import { liftedFigure, weightUnit } from '../../../domain/measures.ts';
import type { StrengthSet } from '../../../domain/recording/recording.ts';
import { grouped } from '../../../domain/units.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { countText } from '../../words/amounts.ts';

type Column = { key: string; head: string; cell: (set: StrengthSet) => string | null };

/** Nought is how files write what nobody counted. */
const COLUMNS: readonly Column[] = [
  { key: 'repetitions', head: 'Reps', cell: ({ repetitions }) => shown(repetitions, String) },
  {
    key: 'weight',
    head: 'Weight',
    cell: ({ weightKg }) =>
      shown(weightKg, (kg) => `×\u00a0${grouped(liftedFigure(kg))}\u00a0${weightUnit()}`),
  },
  { key: 'time', head: 'Time', cell: ({ durationS }) => shown(durationS, formatElapsed) },
  { key: 'rest', head: 'Rest after', cell: ({ restS }) => shown(restS, formatElapsed) },
];

/** What was lifted, in the order in which it was, in as many columns as something is noted for. */
export function SetsCard({ sets }: { sets: readonly StrengthSet[] }) {
  const captionId = useId();
  const blocks = blocksOf(sets);
  const columns = COLUMNS.filter(({ cell }) => sets.some((set) => cell(set) !== null));
  return (
    <Card title={TITLE} lead={setsSentence(sets)}>
      <table aria-labelledby={captionId} className="w-full max-w-2xl text-small">
        <caption id={captionId} className="sr-only">
          Sets in the order in which they were done
        </caption>
        <thead>
          <tr className="border-b border-edge text-soft">
            <th scope="col" className={classNames(CELL, 'text-left font-semibold')}>
              Set
            </th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className={classNames(CELL, FIGURE, 'font-semibold')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {blocks.map((block) => (
          <tbody key={String(block.exercises[0])} className="border-b border-line last:border-b-0">
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length + 1}
                className="pt-3 pb-1 text-left font-semibold wrap-anywhere"
              >
                {titleOf(block)}
              </th>
            </tr>
            {block.sets.map(({ set, number }) => (
              <tr key={`${number} ${set.exercise}`}>
                <th scope="row" className={classNames(CELL, 'text-left font-normal text-soft')}>
                  {number}
                  {block.exercises.length > 1 && (
                    <span className="wrap-anywhere text-ink"> {nameOf(set.exercise)}</span>
                  )}
                </th>
                {columns.map(({ key, cell }) => (
                  <td key={key} className={classNames(CELL, FIGURE)}>
                    {cell(set) ?? '—'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}

const TITLE = 'Sets';
const CELL = 'px-2 py-1.5 first:pl-0 last:pr-0 max-xs:px-1';
const FIGURE = 'text-right whitespace-nowrap';

/** Exercises that were done in turn, or a single one. A set's number is its exercise's own. */
export type Block = {
  exercises: (string | null)[];
  sets: { set: StrengthSet; number: number }[];
};

/**
 * As it was done: an exercise by itself, or several that went to and fro, as a superset does, from the
 * first set of any of them to the last.
 */
export function blocksOf(sets: readonly StrengthSet[]): Block[] {
  const last = new Map(sets.map(({ exercise }, at) => [exercise, at]));
  const blocks: Block[] = [];
  const done = new Map<string | null, number>();
  let endsAt = -1;
  for (const [at, set] of sets.entries()) {
    if (at > endsAt) blocks.push({ exercises: [], sets: [] });
    endsAt = Math.max(endsAt, last.get(set.exercise) ?? at);
    const number = (done.get(set.exercise) ?? 0) + 1;
    done.set(set.exercise, number);
    const block = blocks.at(-1);
    if (number === 1) block?.exercises.push(set.exercise);
    block?.sets.push({ set, number });
  }
  return blocks;
}

/** 'Squat'; 'In turn: Bench press, Row'. */
function titleOf({ exercises }: Block): string {
  const names = exercises.map(nameOf);
  const [only = ''] = names;
  return names.length > 1 ? `In turn: ${names.join(', ')}` : only;
}

function nameOf(exercise: string | null): string {
  return exercise ?? 'Exercise not named';
}

/** '5 sets of 2 exercises. Repetitions times weight: 2,140 kg.' The sum where nothing is missing from it. */
export function setsSentence(sets: readonly StrengthSet[]): string {
  const named = sets.flatMap(({ exercise }) => exercise ?? []);
  const exercises = new Set(named).size;
  const counted = countText(sets.length, 'set');
  const said =
    named.length < sets.length
      ? `${counted}.`
      : `${counted} of ${countText(exercises, 'exercise')}.`;
  const lifted = liftedInAll(sets);
  if (lifted === null) return said;
  return `${said} Repetitions times weight: ${grouped(Math.round(lifted))}\u00a0${weightUnit()}.`;
}

/**
 * Of the weights as they are shown, in the reader's unit. Null where a set lacks one of the two: a
 * pull-up lifts its athlete, and a weight that was held has no repetitions.
 */
function liftedInAll(sets: readonly StrengthSet[]): number | null {
  let lifted = 0;
  for (const { repetitions, weightKg } of sets) {
    if (!repetitions && !weightKg) continue;
    if (!repetitions || !weightKg) return null;
    lifted += repetitions * liftedFigure(weightKg);
  }
  return lifted > 0 ? lifted : null;
}

function shown(figure: number | null, said: (figure: number) => string): string | null {
  return figure ? said(figure) : null;
}
