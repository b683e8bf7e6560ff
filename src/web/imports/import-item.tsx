import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { Decision, ImportedWorkout, ImportItem } from '../../contract/imports.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { distanceUnit, exactDistance, paceUnit } from '../../domain/measures.ts';
import { fieldOf } from '../../domain/workout-fields.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import { messageOf } from '../api.ts';
import { Figure } from '../ui/figure.tsx';
import { Icon } from '../ui/icons.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { dayText } from '../words/day-text.ts';
import { filePlace } from '../words/file-place.ts';
import { paceText, workoutHref } from '../words/workout-facts.ts';
import { AccountParts } from './account-parts.tsx';
import { decide } from './import-jobs.api.ts';
import { fieldText, ITEM_LOOKS, shortPlace, weightsText } from './import-words.ts';

type ItemProps = {
  importId: number;
  item: ImportItem;
  today: Day;
  /** Whether it can still be said what becomes of it. */
  canDecide: boolean;
  /** Whether it can still be said what the columns of a table hold. */
  canSayColumns: boolean;
  /** Whether what is told of it has been done. */
  isWritten: boolean;
};

/** One thing that was found: what becomes of it, its figures, and on request why and what else it could be. */
export function ImportItemRow(props: ItemProps) {
  const { importId, item, today, canDecide, canSayColumns, isWritten } = props;
  const isQuestion = item.status === 'question';
  const [isOpen, setIsOpen] = useState(isQuestion && canDecide);
  const id = useId();
  const { workout, weights } = item;
  const place = filePlace({ name: item.file, inside: item.inside });
  const { label, icon, look } = ITEM_LOOKS[item.status];
  const saying = workout ? 'Choose another time zone' : 'Say what its columns hold';
  const isDecided = workout !== null || (weights !== null && weights.added > 0);
  const hasMore = item.match !== null || (canDecide && isDecided);
  return (
    <li className="py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 @min-[46rem]:grid-cols-[6.5rem_6rem_minmax(0,1fr)_15rem_5.5rem]">
        <p className={`flex items-center gap-1.5 text-small font-semibold ${look}`}>
          <Icon name={icon} size={16} />
          {label}
        </p>
        <p className="text-right text-small whitespace-nowrap text-soft @min-[46rem]:text-left">
          {workout && dayText(workout.date, today)}
        </p>
        <div className="min-w-0 text-small @max-[46rem]:col-span-2">
          <p className="font-semibold wrap-anywhere">
            {workout && <NameOf workout={workout} />}
            {weights && weightsText(weights)}
            {!workout && !weights && shortPlace(item)}
          </p>
          {(workout || weights) && (
            <p className="text-note text-soft wrap-anywhere" title={item.file}>
              {shortPlace(item)}
            </p>
          )}
          {item.reason && <p className="text-soft wrap-anywhere">{item.reason}</p>}
          {item.account && <AccountParts account={item.account} isWritten={isWritten} />}
          {warningsOf(item).map(({ code, message }) => (
            <p key={`${code} ${message}`} className="flex gap-1.5 text-note text-warn">
              <Icon name="alert" size={16} />
              <span className="wrap-anywhere">{message}</span>
            </p>
          ))}
          {item.asksColumns && canSayColumns && (
            <Link
              href={`/imports/${importId}?table=${item.fileId}`}
              aria-label={`${saying}: ${place}`}
              className="tap inline-flex items-center gap-1 font-semibold text-accent"
            >
              {saying}
              <Icon name="chevronRight" size={16} />
            </Link>
          )}
        </div>
        <div className="@max-[46rem]:self-center">{workout && <Figures workout={workout} />}</div>
        <div className="flex justify-end">
          {hasMore && canDecide && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={`${isOpen ? 'Close' : 'Change'} ${describe(item, today)}`}
              className="tap inline-flex items-center gap-1 rounded-box px-1 text-small font-semibold text-accent hover:bg-sunk"
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Close' : 'Change'}
              <Icon name="chevronDown" size={16} className={isOpen ? 'rotate-180' : undefined} />
            </button>
          )}
          {!canDecide && item.workoutId !== null && workout && (
            <Link
              href={workoutHref({ id: item.workoutId, workoutType: workout.workoutType })}
              className="tap inline-flex items-center text-small font-semibold text-accent"
            >
              Open
            </Link>
          )}
        </div>
      </div>
      {isOpen && hasMore && canDecide && (
        <div id={id} className="mt-3 rounded-box border border-line bg-paper p-3 md:p-4">
          {item.match && <MatchTable item={item} />}
          {isDecided && <DecisionControl importId={importId} item={item} />}
        </div>
      )}
    </li>
  );
}

/** A doubt that was asked about is said once, as the reason. */
function warningsOf({ reason, match, warnings }: ImportItem): ImportItem['warnings'] {
  const isDoubted = reason !== null && match === null;
  return isDoubted ? warnings.filter(({ code }) => code !== 'impossible-pace') : warnings;
}

function NameOf({ workout }: { workout: ImportedWorkout }) {
  const kind = workoutLabel(workout);
  return workout.title ? (
    <>
      {workout.title} <span className="font-normal text-soft">{kind}</span>
    </>
  ) : (
    kind
  );
}

function Figures({ workout }: { workout: ImportedWorkout }) {
  const { distanceM, durationS, avgHeartRate } = workout;
  const pace = workout.sport === 'run' ? paceText({ distanceM, durationS }) : null;
  return (
    <p className="flex flex-wrap gap-x-3 @min-[46rem]:grid @min-[46rem]:grid-cols-[4rem_4rem_4.5rem]">
      {distanceM !== null && <Figure value={exactDistance(distanceM)} unit={distanceUnit()} />}
      <Figure value={formatElapsed(durationS)} />
      {pace ? (
        <Figure value={pace} unit={paceUnit()} />
      ) : (
        avgHeartRate !== null && <Figure value={avgHeartRate} unit="bpm" />
      )}
    </p>
  );
}

function describe({ workout, weights, file }: ImportItem, today: Day): string {
  if (weights) return weightsText(weights);
  return workout
    ? `${workout.title ?? workoutLabel(workout)}, ${dayText(workout.date, today)}`
    : file;
}

/** Both sides of a match, field by field; what a merge takes from the file stands out. */
function MatchTable({ item }: { item: ImportItem }) {
  const { match, workout } = item;
  if (!match) return null;
  const rows =
    match.fields.length > 0
      ? match.fields.map(({ field, here, file }) => ({
          label: fieldOf(field).label,
          here: fieldText(field, here),
          file: fieldText(field, file),
        }))
      : comparedFigures(match.workout, workout);
  return (
    <div className="mb-3 overflow-x-auto">
      <table className="w-full max-w-2xl text-small">
        <caption className="pb-2 text-left">{sentenceOf(item)}</caption>
        <thead>
          <tr className="text-left text-note text-soft">
            <th scope="col" className="py-1 pr-4 font-semibold">
              Field
            </th>
            <th scope="col" className="py-1 pr-4 font-semibold">
              {match.workoutId === null ? 'Other file' : 'In your log'}
            </th>
            <th scope="col" className="py-1 font-semibold">
              This file
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, here, file }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-1 pr-4 text-left font-normal text-soft">
                {label}
              </th>
              <td className="py-1 pr-4 wrap-anywhere">{here ?? '—'}</td>
              <td className="py-1 font-semibold wrap-anywhere">{file ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sentenceOf({ status, match }: ImportItem): string {
  const where = match?.workoutId === null ? 'another file of this import' : 'your log';
  if (status === 'question') {
    return `Is this the workout that ${where} has, or another one? As long as you do not say, it is added as another one.`;
  }
  if (status === 'duplicate') return `The same stands in ${where} already, with all of this.`;
  if (match && match.fields.length === 0) return `The same workout as in ${where}.`;
  return `The same workout as in ${where}. This is what the file adds; what you edited stays.`;
}

function comparedFigures(here: ImportedWorkout | null, file: ImportedWorkout | null) {
  const row = (label: string, read: (workout: ImportedWorkout) => string | null) => ({
    label,
    here: here && read(here),
    file: file && read(file),
  });
  return [
    row('Start', ({ startedAt }) => fieldText('startedAtMs', startedAt && Date.parse(startedAt))),
    row('Distance', ({ distanceM }) => fieldText('distanceM', distanceM)),
    row('Time', ({ durationS }) => fieldText('durationS', durationS)),
    row('Heart rate', ({ avgHeartRate }) => fieldText('avgHeartRate', avgHeartRate)),
  ].filter((each) => each.here !== null || each.file !== null);
}

const CHOICES = { merge: 'Same workout: merge', skip: 'Leave it out' };

function addLabel({ weights, match }: ImportItem): string {
  if (weights) return 'Add to your weights';
  return match ? 'Add as another one' : 'Add it';
}

/** What else could become of it: saved with the press. */
function DecisionControl({ importId, item }: { importId: number; item: ImportItem }) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (decision: Decision) => decide({ id: importId, itemId: item.id, decision }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['imports', importId] }),
  });
  const decisions: Decision[] = item.match ? ['merge', 'add', 'skip'] : ['add', 'skip'];
  const chosen = item.decision ?? decisionOf(item);
  const choices = { ...CHOICES, add: addLabel(item) };
  return (
    <>
      <SegmentedControl<Decision | 'later'>
        label="What becomes of it"
        hideLabel
        value={chosen ?? 'later'}
        choices={[
          ...decisions.map((value) => ({ value, label: choices[value] })),
          ...(chosen === null ? [{ value: 'later' as const, label: 'Not decided' }] : []),
        ]}
        onChange={(value) => value !== 'later' && save.mutate(value)}
      />
      {save.isError && (
        <p role="alert" className="mt-2 text-small text-danger">
          {messageOf(save.error, 'That could not be saved. Try again in a moment.')}
        </p>
      )}
    </>
  );
}

/** What would become of it if nobody said anything. */
function decisionOf({ status }: ImportItem): Decision | null {
  if (status === 'new') return 'add';
  if (status === 'merged' || status === 'duplicate') return 'merge';
  return status === 'question' ? null : 'skip';
}
