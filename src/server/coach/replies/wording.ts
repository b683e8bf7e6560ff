import type { Kind } from '../../../domain/coach/kinds.ts';
import { dayText, joined, kmText, paceGapText, paceText } from '../../../domain/coach/phrases.ts';
import { link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { slowerByShownS } from '../../../domain/measures.ts';
import { ordinalWord } from '../../../domain/ordinals.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { isOfTypeRunning, isRun } from '../../../domain/sports.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import type { WorkoutLine } from '../coach-workouts.queries.ts';

/** Paragraphs, those that say nothing left out. */
export function paragraphs(...parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter((part) => part).join('\n\n');
}

export function workoutHref({ id, workoutType }: Pick<WorkoutLine, 'id' | 'workoutType'>): string {
  return workoutType === 'running' ? `/run-details/${id}` : `/workout-details/${id}`;
}

/** Where all workouts of a kind are listed: the page's name and its address. */
export function listPage({ workoutType, sport }: Kind): [string, string] {
  return workoutType === 'running' || (sport && isOfTypeRunning(sport))
    ? ['Run Details', '/run-details']
    : ['Workout Details', '/workout-details'];
}

/** A race by its name, linked to its page. */
export function raceLink({ id, name }: { id: number; name: string }): string {
  return link(literally(name), `/races/${id}`);
}

/** 'Sun 15 Nov', linked. */
export function dayLink(
  workout: Pick<WorkoutLine, 'id' | 'workoutType' | 'date'>,
  today: string,
): string {
  return link(dayText(workout.date, today), workoutHref(workout));
}

/** 'Sun 15 Nov · Long run · 18.2 km · 1:39:10 · 5:27 /km · 148 bpm', its day linked. */
export function workoutLine(workout: WorkoutLine, today: string): string {
  const { distanceM, durationS, avgHeartRate } = workout;
  const pace = isRun(workout) ? paceSPerKm(workout) : null;
  return [
    dayLink(workout, today),
    workoutLabel(workout),
    distanceM ? kmText(distanceM) : null,
    formatElapsed(durationS),
    pace === null ? null : paceText(pace),
    avgHeartRate ? `${avgHeartRate} bpm` : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

export function workoutList(workouts: readonly WorkoutLine[], today: string): string {
  return listOf(workouts.map((workout) => workoutLine(workout, today)));
}

const EXCERPT = 160;

/** ' (Sun 15 Nov, Tue 17 Nov and 3 more)', linked: what a sentence rests on, where it is known. */
export function restingOn(
  workoutIds: readonly number[],
  { workouts, today }: { workouts: readonly Named[]; today: string },
): string {
  const byId = new Map(workouts.map((workout) => [workout.id, workout]));
  const named = workoutIds.flatMap((id) => byId.get(id) ?? []).slice(0, MOST_LINKS);
  if (named.length === 0) return '';
  const links = named.map((workout) => link(dayText(workout.date, today), workoutHref(workout)));
  const more = workoutIds.length - named.length;
  return ` (${joined(more > 0 ? [...links, `${more} more`] : links)})`;
}

type Named = Pick<WorkoutLine, 'id' | 'date' | 'workoutType'>;

const MOST_LINKS = 2;

/** As much of a note as shows where the words stand, in quotation marks, as it was written. */
export function excerpt(notes: string, words: string): string {
  if (notes.length <= EXCERPT) return `“${literally(notes)}”`;
  const at = Math.max(0, notes.toLowerCase().indexOf(words.toLowerCase()));
  const roughly = Math.max(0, at - EXCERPT / 3);
  // From the beginning of a word, if one begins before the words that were looked for.
  const space = notes.slice(roughly, at).search(/\s/);
  const from = roughly > 0 && space >= 0 ? roughly + space : roughly;
  // Half a character that the cut left over is dropped.
  const part = notes
    .slice(from, from + EXCERPT)
    .toWellFormed()
    .replaceAll('\ufffd', '');
  const before = from > 0 ? '…' : '';
  const after = from + EXCERPT < notes.length ? '…' : '';
  return `“${before}${literally(part)}${after}”`;
}

/** 'second ' of 'your second longest run'; nothing where it is the first. */
export function ordinal(rank: number | null): string {
  if (rank === null) return '';
  return `${ordinalWord(rank)} `;
}

/** '5 s/km slower than the first', of a half or of a repetition. */
export function againstFirstText(of: { paceSPerKm: number; firstSPerKm: number }): string {
  const slowerS = slowerByShownS({ pace: of.paceSPerKm, than: of.firstSPerKm });
  if (slowerS === 0) return 'as fast as the first';
  return `${paceGapText(Math.abs(slowerS))} ${slowerS > 0 ? 'slower' : 'faster'} than the first`;
}
