import { paceGapText, paceText } from '../../../domain/coach/phrases.ts';
import type { AlongFigure } from '../../../domain/coach/question.ts';
import { bold, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import {
  distanceFigure,
  distanceUnit,
  distanceWord,
  slowerByShownS,
  unitM,
} from '../../../domain/measures.ts';
import { compareHalves } from '../../../domain/race-plan/race-review.ts';
import type { Along } from '../../../domain/recording/along.ts';
import { intervalsOf, nameIntervals } from '../../../domain/recording/intervals.ts';
import { lateEffortOf } from '../../../domain/recording/late-effort.ts';
import type { Recording } from '../../../domain/recording/recording.ts';
import { halvesOf, lapStretches, partName, splitsAlong } from '../../../domain/recording/splits.ts';
import type { Stretch } from '../../../domain/recording/stretch.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { readAlong } from '../../analytics/along-run.ts';
import type { WorkoutLine } from '../coach-workouts.queries.ts';
import type { Asked } from './reply.ts';
import { lateText } from './review-run.ts';
import { againstFirstText, paragraphs } from './wording.ts';

/** What the recording of one run tells: a verdict first, then each part, as on the run's own page. */
export async function alongText(
  asked: Asked,
  of: { workout: WorkoutLine; figure: AlongFigure },
): Promise<string> {
  return (
    (await recordedAlong(asked, of)) ??
    'It was not recorded along the way, so nothing tells its splits. A file or Strava brings them.'
  );
}

/** The same; null where it was not recorded. */
export async function recordedAlong(
  asked: Asked,
  of: { workout: WorkoutLine; figure: AlongFigure },
): Promise<string | null> {
  const { db, athlete } = asked;
  const { workout, figure } = of;
  const { sources } = originsShownTo(athlete.viewer);
  const way = await readAlong(db, { workoutId: workout.id, userId: athlete.userId, sources });
  if (!way?.along.distanceM) return null;
  if (figure === 'splits') return splitsText(way.along);
  if (figure === 'laps') return lapsText(way);
  const late = lateText(workout, lateEffortOf(way.recording));
  return paragraphs(halvesVerdict(way.along), late.join(' '));
}

/** A list longer than this is told by fives. */
const MOST_SPLITS = 16;

function splitsText(along: Along): string {
  const each = splitsAlong(along, unitM());
  const whole = each.filter(({ isPart }) => !isPart);
  const step = whole.length > MOST_SPLITS ? 5 : 1;
  const shown = step === 1 ? each : splitsAlong(along, step * unitM());
  const rows = shown.map((split, index) => {
    if (!split.isPart) return rowText(nameOf(split.number * step, step), split);
    const length = `${distanceFigure(split.distanceM)} ${distanceUnit()}`;
    // How far it went is in its name.
    return rowText(`the ${partName(index, shown)} ${length}`, { ...split, distanceM: null });
  });
  return paragraphs(halvesVerdict(along), fastestText(whole), listOf(rows));
}

function nameOf(end: number, step: number): string {
  return step === 1 ? `${distanceUnit()} ${end}` : `${distanceUnit()} ${end - step + 1} to ${end}`;
}

function fastestText(splits: readonly (Stretch & { number: number })[]): string | null {
  const paced = splits.filter(({ paceSPerKm }) => paceSPerKm !== null);
  const [fastest, ...others] = paced.toSorted((a, b) => (a.paceSPerKm ?? 0) - (b.paceSPerKm ?? 0));
  const slowest = others.at(-1);
  if (!fastest || !slowest) return null;
  const told = ({ number, paceSPerKm }: Stretch & { number: number }) =>
    `${distanceWord()} ${number}, ${paceText(paceSPerKm)}`;
  return `The fastest was ${bold(told(fastest))}; the slowest ${told(slowest)}.`;
}

/** The repetitions that its speed shows, else the laps that were pressed. */
function lapsText({ along, recording }: { along: Along; recording: Recording }): string {
  const intervals = intervalsOf(along);
  const repetitions = intervals.filter(({ kind }) => kind === 'repetition');
  const laps = lapStretches(recording, along);
  if (repetitions.length === 0 && laps.length < 2) {
    return paragraphs('It has no laps, and its speed shows no repetitions.', splitsText(along));
  }
  const ofLaps = repetitions.length === 0;
  const parts = ofLaps ? laps : repetitions;
  const what = ofLaps ? `${laps.length} laps` : nameIntervals(intervals);
  // How far each went is told by their name.
  const areAlike = /× .*m$/.test(what);
  const rows = ofLaps
    ? laps.map((lap) => rowText(lap.name ? literally(lap.name) : `lap ${lap.number}`, lap))
    : repetitions.map((one) =>
        rowText(`rep ${one.number}`, areAlike ? { ...one, distanceM: null } : one),
      );
  return paragraphs(`${bold(what)}. ${evennessText(parts)}`, listOf(rows));
}

/** Whether the later ones held what the first ones began. */
function evennessText(parts: readonly Stretch[]): string {
  const paces = parts.map(({ paceSPerKm }) => paceSPerKm ?? 0).filter((pace) => pace > 0);
  const [first, last] = [paces[0], paces.at(-1)];
  if (first === undefined || last === undefined || paces.length < 2) return '';
  const spreadS = slowerByShownS({ pace: Math.max(...paces), than: Math.min(...paces) });
  const how = againstFirstText({ paceSPerKm: last, firstSPerKm: first });
  return `The last was ${how}; ${paceGapText(spreadS)} lie between the fastest and the slowest.`;
}

function halvesVerdict(along: Along): string | null {
  const [first, second] = halvesOf(along) ?? [];
  if (!first?.paceSPerKm || !second?.paceSPerKm) return null;
  const { split, secondSlowerPercent } = compareHalves({
    firstS: first.movingS,
    secondS: second.movingS,
  });
  const verdict = {
    even: 'Even:',
    negative: 'A negative split:',
    positive: secondSlowerPercent > MUCH_SLOWER_PERCENT ? 'You slowed down:' : 'A little slower:',
  }[split];
  const beats =
    first.avgHeartRateBpm && second.avgHeartRateBpm
      ? `, at ${Math.round(first.avgHeartRateBpm)} and ${Math.round(second.avgHeartRateBpm)} bpm`
      : '';
  return `${bold(verdict)} the first half at ${paceText(first.paceSPerKm)}, the second at ${paceText(second.paceSPerKm)}${beats}.`;
}

/** A second half slower by more was paced wrongly, or ran out of something. */
const MUCH_SLOWER_PERCENT = 3;

/** Of a whole kilometre or mile its time is its pace. */
function rowText(name: string, stretch: Stretch): string {
  const { distanceM, elapsedS, paceSPerKm, avgHeartRateBpm } = stretch;
  const isOne = distanceM !== null && Math.abs(distanceM - unitM()) < 1;
  const figures = [
    distanceM === null || isOne ? null : `${distanceFigure(distanceM)} ${distanceUnit()}`,
    isOne ? null : formatElapsed(Math.round(elapsedS)),
    paceText(paceSPerKm),
    avgHeartRateBpm === null ? null : `${Math.round(avgHeartRateBpm)} bpm`,
  ];
  return `${name}: ${figures.filter(Boolean).join(' · ')}`;
}
