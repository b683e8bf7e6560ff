import type { Day } from '../../calendar.ts';
import type { Figure, Question } from '../question.ts';
import { isOpen } from './is-open.ts';

type Reads = {
  /** What the message asks as a whole. */
  whole: Question;
  /** Whether nothing was told before it. */
  isFirst: boolean;
  today: Day;
  read: (words: string, told: Question | null) => Question;
};

/**
 * 'What did I drink on my last long run' is asked of that run as if it had been told before, where it is
 * not told so by the whole question; null where no one workout is named.
 */
export function askedOfOne(message: string, of: Reads): Question | null {
  const { whole, isFirst, today, read } = of;
  if (whole.intent === 'ofWorkout' && !isOpen(whole)) return null;
  // 'What pace for the race in april' is of the one to come, where another was run in april.
  if (whole.race !== null && whole.race.date > today && !isOpen(whole)) return null;
  // What names a figure or a kind, and no race, was read of several workouts.
  const isOfSome = whole.measure !== null || whole.kind !== null;
  const isOfSeveral = !isOpen(whole) && isOfSome && whole.race === null;
  for (const { asked, workout } of waysToDivide(message)) {
    if (isOfSeveral && !SAYS_WHICH.some((says) => says.test(workout))) continue;
    const told = oneWorkout(workout, { today, read });
    // 'The last run', after some were told, may be the last of those.
    if (!isFirst && !isOpen(whole) && told?.intent !== 'races') continue;
    const question = told && read(asked, told);
    if (question?.intent !== 'ofWorkout' || isOpen(question)) continue;
    const figure = question.ofWorkout?.figure ?? 'session';
    const isTold = whole.count === 1 || (whole.intent === 'races' && TOLD_OF_RACES.has(figure));
    return isTold && !isOpen(whole) ? null : question;
  }
  return null;
}

/** What the answer about a race tells by itself. */
const TOLD_OF_RACES: ReadonlySet<Figure> = new Set(['pace', 'time', 'distance', 'session', 'date']);

/** The message divided at each word that may lead to what names a workout. */
function waysToDivide(message: string): { asked: string; workout: string }[] {
  const plain = message.trim().replace(/[?.! ]+$/, '');
  if (!ASKS.test(plain)) return [];
  return (
    [...plain.matchAll(LEADS_TO_ONE)]
      .map((match) => ({
        asked: plain.slice(0, match.index),
        workout: plain.slice(match.index + match[0].length).trim(),
        lead: match[0].trim().toLowerCase(),
      }))
      .filter(({ asked }) => !/\band\b/i.test(asked))
      // 'How many km after Riverside' are those since then.
      .filter(({ asked, lead }) => lead !== 'after' || OF_ITS_NOTE.test(asked))
      .filter(({ workout }) => !SAYS_MORE.test(workout) && workout.split(' ').length <= MOST_WORDS)
  );
}

/** One figure of it, or what was done, taken, worn or written. */
const ASKS =
  /^(?:(?:and|so|ok|hey|please) )*(?:(?:what|which|how|who|where|did|was|were|any|show|read|tell)\b|(?:my )?(?:average |avg |mean |max(?:imum)? |highest )?(?:heart ?rate|hr|pulse|calories|cadence|elevation|climb\w*|gels?|drinks?|shoes|notes?|effort|splits?|laps)\b)/i;

const OF_ITS_NOTE = /\b(?:notes?|noted|write|wrote|written|say|said|feel|felt|feeling)\b/i;

const LEADS_TO_ONE = / (?:on|in|at|for|during|about|after|of|from|with)(?= )/gi;

/** More than the name of a workout: a second question, other days, a comparison. */
const SAYS_MORE =
  /\b(?:did|do|does|i|was|were|is|are|each|every|per|since|before(?! last$)|until|till|than|vs|versus|and|or|compared|against|usually|runs|races|workouts|sessions)\b/i;
const MOST_WORDS = 6;

/** The race, or the latest or longest of some, that words name. */
function oneWorkout(
  words: string,
  { today, read }: Pick<Reads, 'today' | 'read'>,
): Question | null {
  const named = read(words.replace(OF_TODAY, 'show my $<which> today'), null);
  if (isOpen(named)) return null;
  const { intent, extreme, count, periods } = named;
  if (intent === 'extreme') {
    const isOne = extreme !== null && extreme !== 'least' && (count ?? 1) === 1;
    return isOne && NAMES_ONE.test(words) ? named : null;
  }
  // Told alone, its runs may be listed or added up.
  const isOfDays = intent === 'list' || intent === 'amount';
  if (isOfDays && OF_A_WEEKDAY.test(words)) {
    return { ...named, intent: 'extreme', extreme: 'latest', measure: null };
  }
  if (isOfDays && periods[0]?.unit === 'day' && periods.length === 1 && A_RUN.test(words)) {
    return { ...named, intent: 'list', measure: null };
  }
  if (named.race === null && !A_RACE.test(words)) return null;
  const ofRace = read(`How did ${words} go?`, null);
  if (ofRace.intent !== 'races' || isOpen(ofRace) || ofRace.otherRace !== null) return null;
  return ofRace.race !== null && ofRace.race.date <= today ? ofRace : null;
}

const A_RACE = /\b(?:race|half|marathon|\d+ ?k)\b/i;

/** 'My last long run', and not the easy days of the last block. */
const NAMES_ONE =
  /^(?:my |the )?(?:\w+ ){1,2}before last$|^(?:my |the )?(?:very |most )?(?:second last|last|latest|recent|previous|first|longest|shortest|fastest|quickest|slowest|hardest|hilliest)\b/i;

/** By itself 'today's run' is the one that is planned. */
const OF_TODAY = /^(?:today|this (?:morning|afternoon|evening))'?s (?<which>.+)$/i;

/** 'Yesterday's run', and not all that was done on a day. */
const A_RUN = /\b(?:run|jog|session|workout|swim|ride|race|one)$/i;

/** 'Sunday's long run' is the latest of those on Sundays. */
const OF_A_WEEKDAY =
  /^(?:my |the |last )?(?:sun|mon|tues|wednes|thurs|fri|satur)day'?s (?:\w+ ){0,2}(?:run|session|workout|swim|ride|race|one)$/i;

/** That one workout is named can be seen without reading it, but for a race by its own name. */
const SAYS_WHICH = [NAMES_ONE, A_RUN, OF_A_WEEKDAY, A_RACE];
