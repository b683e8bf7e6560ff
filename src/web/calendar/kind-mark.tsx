import type { Workout } from '../../contract/workouts.ts';
import { isRun, isWalk, SPORT_LABELS } from '../../domain/sports.ts';
import { RUNNING_SUBTYPE_LABELS } from '../../domain/workout-kinds.ts';

/** What a day's mark tells apart: by shape first, so that no colour is needed. */
export type MarkKind =
  | 'easy'
  | 'long'
  | 'intervals'
  | 'treadmill'
  | 'race'
  | 'strength'
  | 'walk'
  | 'other';

export const MARK_LABELS: Readonly<Record<MarkKind, string>> = {
  easy: RUNNING_SUBTYPE_LABELS['outdoor-easy'],
  long: RUNNING_SUBTYPE_LABELS['outdoor-long'],
  intervals: RUNNING_SUBTYPE_LABELS['outdoor-interval'],
  treadmill: RUNNING_SUBTYPE_LABELS.treadmill,
  race: 'Race',
  strength: SPORT_LABELS.strength,
  walk: 'Walk, hike',
  other: 'Other',
};

type Marked = Pick<Workout, 'workoutType' | 'runningSubtype' | 'sport' | 'isRace'>;

export function markOf(workout: Marked): MarkKind {
  if (isWalk(workout)) return 'walk';
  if (!isRun(workout)) return workout.sport === 'strength' ? 'strength' : 'other';
  if (workout.isRace) return 'race';
  switch (workout.runningSubtype) {
    case 'outdoor-long':
      return 'long';
    case 'outdoor-interval':
      return 'intervals';
    case 'treadmill':
      return 'treadmill';
    default:
      return 'easy';
  }
}

/** Beside words that say the same. */
export function KindMark({ kind, isAhead = false }: { kind: MarkKind; isAhead?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 12"
      width="16"
      height="12"
      strokeWidth="1.75"
      strokeLinejoin="round"
      className={`prints shrink-0 ${isAhead ? 'fill-none stroke-ink' : LOOKS[kind]}`}
    >
      {SHAPES[kind]}
    </svg>
  );
}

const LOOKS: Readonly<Record<MarkKind, string>> = {
  easy: 'fill-accent-past stroke-none',
  long: 'fill-accent stroke-none',
  intervals: 'fill-accent stroke-none',
  treadmill: 'fill-none stroke-accent-past',
  race: 'fill-ink stroke-ink',
  strength: 'fill-none stroke-edge',
  walk: 'fill-none stroke-edge',
  other: 'fill-none stroke-edge',
};

const SHAPES = {
  easy: <circle cx="8" cy="6" r="4.5" />,
  long: <rect x="0.5" y="2.5" width="15" height="7" rx="3.5" />,
  intervals: <path d="M2 1.5h3v9H2zM6.5 1.5h3v9h-3zM11 1.5h3v9h-3z" />,
  treadmill: <circle cx="8" cy="6" r="4" />,
  race: <path d="M4 11.5V1h8.5L10.5 4l2 3H4" />,
  strength: <path d="M4.5 2v8M11.5 2v8M4.5 6h7M2 4v4M14 4v4" />,
  walk: <path d="M8 1.5 13 10.5H3z" />,
  other: <path d="M8 1 13 6 8 11 3 6z" />,
};

/** The look of the bar that is as long as the run. */
export const BAR_LOOKS: Readonly<Record<MarkKind, string>> = {
  easy: 'bg-accent-past',
  long: 'bg-accent',
  intervals: 'bg-[repeating-linear-gradient(90deg,var(--color-accent)_0_6px,transparent_6px_8px)]',
  treadmill: 'border border-accent-past',
  race: 'bg-ink',
  strength: '',
  walk: '',
  other: '',
};

export function MarkLegend() {
  const kinds = Object.entries(MARK_LABELS) as [MarkKind, string][];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-note text-soft">
      {kinds.map(([kind, label]) => (
        <li key={kind} className="flex items-center gap-1.5">
          <KindMark kind={kind} />
          {label}
        </li>
      ))}
    </ul>
  );
}
