import { Link } from 'wouter';
import type { Workout } from '../../contract/workouts.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatDuration } from '../../domain/duration.ts';
import { formatPace, paceSPerKm } from '../../domain/pace.ts';
import { formatKm } from '../../domain/units.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import { Figure } from '../ui/figure.tsx';
import { ZoneBar } from '../ui/zone-bar.tsx';
import { firstWords } from '../words/amounts.ts';
import { dayText } from '../words/day-text.ts';
import { runHref, zonesOf } from '../words/workout-facts.ts';
import { runSentence } from './run-words.ts';

const MOST_OF_NOTE = 240;

type AnalysedRunProps = { run: Workout; averagePaceSPerKm: number | null; today: Day };

export function AnalysedRun({ run, averagePaceSPerKm, today }: AnalysedRunProps) {
  const { distanceM, durationS, avgHeartRate, notes } = run;
  const pace = paceSPerKm(run);
  const label = workoutLabel(run);
  const day = dayText(run.date, today);
  return (
    <li className="relative flex min-w-0 flex-col gap-3 rounded-box border border-line p-4 hover:border-edge print:break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 text-body font-semibold">
          <Link
            href={runHref(run)}
            aria-label={`${label}, ${day}`}
            className="after:absolute after:inset-0 after:rounded-box focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {label}
          </Link>
        </h3>
        <span aria-hidden="true" className="text-small whitespace-nowrap text-soft">
          {day}
        </span>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {distanceM !== null && <Figure value={formatKm(distanceM)} unit="km" />}
        <Figure value={formatDuration(durationS)} unit="h" />
        {pace !== null && <Figure value={formatPace(pace)} unit="/km" />}
        {avgHeartRate !== null && <Figure value={avgHeartRate} unit="bpm" />}
      </p>
      <ZoneBar minutes={zonesOf(run)} size="tall" />
      <p className="text-small">{runSentence(run, averagePaceSPerKm)}</p>
      {notes && (
        <p className="line-clamp-4 text-small wrap-anywhere whitespace-pre-line text-soft">
          {firstWords(notes, MOST_OF_NOTE)}
        </p>
      )}
    </li>
  );
}
