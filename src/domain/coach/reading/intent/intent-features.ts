import type { Subject } from '../../question.ts';
import { SIGNS } from './signs.ts';
import { groupOf } from './word-groups.ts';

/** What a message shows of what it asks. */
export type Shown = {
  /** Each word, or the name of the part that it found its place in. */
  places: readonly string[];
  /** All its words, their spelling mended. */
  mended: string;
  subject: Subject;
  /** Whether another question was asked before. */
  isAfterAnother?: boolean;
};

/** Its words, those that are used like them, how they follow one another, the parts that were read of it, and the signs of each kind of question. */
export function featuresOf({ places, mended, subject }: Shown): string[] {
  const words = withoutRepeats(places);
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? '^';
    found.add(word);
    found.add(`${before} ${word}`);
    if (at > 0) found.add(`${words[at - 2] ?? '^'} ${before} ${word}`);
    if (/^[a-z]{5}/.test(word)) for (const part of fours(word)) found.add(part);
    const group = groupOf(word);
    if (group) {
      found.add(`%${group.wide}`).add(`%${group.narrow}`);
      found.add(`%${groupOf(before)?.narrow ?? before} ${group.narrow}`);
    }
  }
  found.add(`${words.at(-1)} $`);
  for (const part of partsRead(subject)) found.add(`=${part}`);
  for (const sign of signsOf(mended)) found.add(sign);
  if (words.length <= 2) found.add('#short');
  return [...found];
}

/** A word without a word left that no reader took: 'and in may'. */
export function isOnlyParts(places: readonly string[]): boolean {
  return places.every((word) => /^[A-Z]/.test(word) || GOING_ON.test(word));
}

const GOING_ON =
  /^(?:|and|or|but|also|then|ok|okay|so|what|how|about|same|now|only|just|for|in|on|of|the|my|with|please|pls|meant|mean|actually|no|sorry|rather|ones?|those|these|them|that|all|instead|again)$/;

/** 'DAYS' once for 'in the last three weeks'. */
function withoutRepeats(places: readonly string[]): string[] {
  return places.filter(
    (word, at) => word !== '' && !(/^[A-Z]/.test(word) && places[at - 1] === word),
  );
}

/** Runs of four letters, which a word and its other forms and misspellings share. */
function fours(word: string): string[] {
  const whole = `<${word}>`;
  return Array.from({ length: whole.length - 3 }, (_, at) => `~${whole.slice(at, at + 4)}`);
}

function signsOf(mended: string): string[] {
  const shown = SIGNS.flatMap(({ of, when }) => {
    const ways = when.flatMap((way, at) => (way.test(mended) ? [`!${of}${at}`] : []));
    return ways.length > 0 ? [{ of, ways }] : [];
  });
  const kinds = [...new Set(shown.map(({ of }) => of))].sort();
  const pairs = kinds.flatMap((one, at) => kinds.slice(at + 1).map((other) => `!${one}&${other}`));
  return [...shown.flatMap(({ ways }) => ways), ...kinds.map((kind) => `!${kind}`), ...pairs];
}

function partsRead(subject: Subject): string[] {
  const { where, kind } = subject;
  const parts: (string | false)[] = [
    `days${Math.min(subject.periods.length, 2)}`,
    kind ? (kind.runningSubtype ?? kind.sport ?? kind.workoutType ?? 'any') : 'no kind',
    `measure ${subject.measure}`,
    `extreme ${subject.extreme}`,
    `extreme ${subject.extreme}/${subject.measure}`,
    subject.extreme !== null && subject.unit !== null && 'extreme unit',
    subject.unit ?? false,
    subject.scope ?? false,
    where.bounds.length > 0 && 'bounds',
    !!where.weekdays && 'weekdays',
    !!where.hours && 'hours',
    !!where.shoe && 'shoe',
    subject.against !== null && 'against',
    subject.searched !== null && 'searched',
    subject.distanceM !== null && 'distance',
    subject.distanceM !== null && subject.timeS !== null && 'distance time',
    subject.fromM !== null && 'from',
    subject.timeS !== null && 'time',
    subject.paceSPerKm !== null && 'pace',
    subject.count !== null && 'count',
    subject.planWeeks !== null && 'weeks',
    subject.zones.length > 0 && 'zones',
    subject.bpm !== null && 'bpm',
    subject.rank !== null && 'rank',
    subject.times !== null && 'times',
    subject.goalM !== null && 'goal',
    subject.weightKg !== null && 'kg',
    subject.term !== null && 'term',
    subject.missing !== null && 'missing',
    subject.alongTheWay && 'along the way',
    subject.race !== null && 'race',
    subject.otherRace !== null && 'two races',
  ];
  return parts.filter((part) => part !== false);
}
