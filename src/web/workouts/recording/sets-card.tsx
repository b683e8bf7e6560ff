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

/** What was lifted, exercise by exercise, in as many columns as something is noted for. */
export function SetsCard({ sets }: { sets: readonly StrengthSet[] }) {
  const captionId = useId();
  const exercises = setsByExercise(sets);
  const columns = COLUMNS.filter(({ cell }) => sets.some((set) => cell(set) !== null));
  return (
    <Card title={TITLE} lead={setsSentence(sets)}>
      <table aria-labelledby={captionId} className="w-full max-w-2xl text-small">
        <caption id={captionId} className="sr-only">
          Sets of each exercise
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
        {exercises.map(({ exercise, sets: ofExercise }) => (
          <tbody key={exercise} className="border-b border-line last:border-b-0">
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length + 1}
                className="pt-3 pb-1 text-left font-semibold wrap-anywhere"
              >
                {exercise ?? 'Exercise not named'}
              </th>
            </tr>
            {ofExercise.map((set, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a set is known by its place alone
              <tr key={index}>
                <th scope="row" className={classNames(CELL, 'text-left font-normal text-soft')}>
                  {index + 1}
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

type Exercise = { exercise: string | null; sets: StrengthSet[] };

/** In the order in which each was begun: a superset goes to and fro between two. */
function setsByExercise(sets: readonly StrengthSet[]): Exercise[] {
  const exercises = new Map<string | null, StrengthSet[]>();
  for (const set of sets) {
    exercises.set(set.exercise, [...(exercises.get(set.exercise) ?? []), set]);
  }
  return [...exercises].map(([exercise, ofExercise]) => ({ exercise, sets: ofExercise }));
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
