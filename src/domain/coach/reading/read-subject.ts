import {
  type Bound,
  type Conditions,
  inOrder,
  type NamedShoe,
  type OwnWord,
} from '../conditions.ts';
import { RUNS, readKind } from '../kinds.ts';
import type { Calendar, Period } from '../period.ts';
import type { Measure, Subject } from '../question.ts';
import { readJudgement } from '../topics/judgements.ts';
import { readNamedFigure } from '../topics/named-figures.ts';
import { readComplaint, readTerm, readTopic, readTopicAmong } from '../topics/terms.ts';
import { asksHowItWent } from './how-it-went.ts';
import { ALONG_THE_WAY, FADING, takeAlong } from './parts/along-the-run.ts';
import { comparedDayAfter, takeDayAfter } from './parts/day-after.ts';
import { firstOf } from './parts/first-of.ts';
import { takeKinds } from './parts/kinds-named.ts';
import { DISTANCES, readDistance, readTime, TIMES } from './parts/lengths-and-times.ts';
import {
  DAYS_IDLE,
  DAYS_WITHOUT,
  figuresNamed,
  readExtreme,
  readStatistic,
  SCOPES,
  SO_FAR,
  UNITS,
} from './parts/measures.ts';
import type { FoundRace } from './parts/name-race.ts';
import { PACE, paceOfGroups, paceOfSpeed, SPEED } from './parts/named-pace.ts';
import { NOT_IN_LOG } from './parts/not-in-log.ts';
import { type FoundNoteWord, readNoteWord } from './parts/note-words.ts';
import {
  BPM,
  COUNTS_IN_UNITS,
  DAYS_IN_A_ROW,
  GOAL,
  GOAL_IN_MILES,
  goalOfGroups,
  kgOfGroups,
  takeGoalOfWeek,
  WEIGHTS,
} from './parts/numbers-named.ts';
import { type FoundConditions, readConditions } from './parts/read-conditions.ts';
import {
  countOf,
  LAST_FEW,
  RANK,
  rankOf,
  TIMES_EACH,
  timesOf,
  ZONES_NAMED,
  zonesOf,
} from './parts/read-counts.ts';
import { readPeriods } from './parts/read-period.ts';
import { Places, Reader } from './parts/reader.ts';
import { takeRepetitions } from './parts/repetitions.ts';
import {
  ASKS_ITS_PACE,
  FROM_RESULTS,
  PLAN_WEEKS,
  resultOfGroups,
} from './parts/results-and-plans.ts';
import { asksForShare, SHARE_WORDS } from './parts/shares.ts';
import { takeOneBefore, takeTwoRuns } from './parts/two-runs.ts';
import {
  comparedBound,
  comparedHours,
  comparedKind,
  comparedNotes,
  comparedShoes,
  comparedWeekdays,
  comparedWithOthers,
  kindBesideRuns,
  takeNotedBesideKind,
} from './parts/two-sides.ts';
import { readWeekWishes } from './parts/week-wishes.ts';
import { takeWeeksAhead } from './parts/weeks-ahead.ts';
import { takeWithoutRaces } from './parts/without-races.ts';
import {
  ASKS_FOR_NOTES,
  takeNoted,
  takeNoteWithout,
  takeQuoted,
  takeSearched,
} from './parts/words-of-notes.ts';
import { taken } from './text/plain-text.ts';

/** 'Ok and heart rate' */
const TAKES_NOTE =
  /^(?:(?:ok|okay|right|good|great|fine|cool|nice|thanks) )+(?=(?:and|so|but|then|what|how|now)\b)/;

/** What a text speaks of, and the text with '_' for each word that found its place. */
export function readSubject(
  text: {
    original: string;
    plain: string;
    mended: string;
    named: FoundRace;
    shoe: NamedShoe | null;
    otherShoe: NamedShoe | null;
    titled: OwnWord | null;
  },
  calendar: Calendar,
): {
  subject: Subject;
  rest: string;
  asked: string;
  /** Each word, or the name of the part that it found its place in. */
  places: string[];
  otherKind: string | null;
  unitless: FoundConditions['unitless'];
} {
  const places = new Places(text.mended);
  const withNames = withWordsForNames(text);
  // 'Ok and heart rate' does not ask whether it is ok.
  const ofTopics = withNames.replace(TAKES_NOTE, '');
  const namedFigure = readNamedFigure(withNames);
  const quoted = text.titled ? { words: null, rest: text.mended } : takeQuoted(text);
  places.mark(quoted.rest, 'NOTE');
  const { repetitions, rest: single } = takeRepetitions(quoted.rest);
  places.mark(single, 'REPS');
  const pair = takeOneBefore(single);
  places.mark(pair.rest, 'RUNS');
  const after = takeDayAfter(pair.rest);
  places.mark(after.rest, 'WHEN');
  const besideKind = takeNotedBesideKind(after.rest);
  places.mark(besideKind.rest, 'KIND');
  const isOfRace = text.named.race !== null || text.named.period !== null;
  const outside = isOfRace
    ? { isWithout: false, isWithin: false, rest: besideKind.rest }
    : takeWithoutRaces(besideKind.rest);
  places.mark(outside.rest, 'KIND');
  const toCome = takeWeeksAhead(outside.rest, calendar);
  places.mark(toCome.rest, 'AHEAD');
  const laid = readWeekWishes(toCome.rest, calendar.today);
  places.mark(laid.rest, 'WISH');
  const split = laid.rest.replace(NEGATIVE_SPLIT, taken).replace(FADING, taken);
  places.mark(split, 'SPLIT');
  const recorded = takeAlong(split, text.named.race);
  const whole = recorded.rest;
  places.mark(whole, 'ALONG');
  const ofWeek = takeGoalOfWeek(whole);
  places.mark(ofWeek.rest, 'GOAL');
  const found = readConditions(ofWeek.rest);
  places.mark(found.rest, found.bounds.length > 0 ? 'BOUND' : 'WHEN');
  const asked = found.rest.replace(/_/g, ' ').replace(/ +/g, ' ').trim();
  const days = readPeriods(found.rest, calendar);
  places.mark(days.rest, 'DAYS');
  const noted = takeNoted(days.rest);
  const without = takeNoteWithout({ plain: text.plain, quoted: quoted.words, rest: noted.rest });
  const isTitle = quoted.words !== null && OF_TITLE.test(asked);
  const note = without.words
    ? { words: null, rest: without.rest }
    : quoted.words
      ? { words: isTitle ? null : quoted.words, rest: noted.rest }
      : ASKS_FOR_NOTES.test(asked) && noted.isNoted === null
        ? takeSearched({ plain: text.plain, rest: noted.rest })
        : { words: null, rest: noted.rest };
  const bare = isTitle ? note.rest.replace(TITLING, taken) : note.rest;
  const noteWord = note.words || without.words ? NO_NOTE_WORD : readNoteWord(bare);
  const left = noteWord.word ? noteWord.rest : bare;
  const isSort = SORTS_OF_RUNS.test(noteWord.word ?? '') && !IS_A_TERM_ALONE.test(left);
  places.mark(left, isSort ? 'KIND' : 'NOTE');
  const reader = new Reader(left, places);
  const statistic = readStatistic(reader);
  const from = ASKS_ITS_PACE.test(left)
    ? null
    : reader.readFirst('FROM', FROM_RESULTS, resultOfGroups);
  const planWeeks = reader.read('WEEKS', PLAN_WEEKS, ({ weeks, later }) => Number(weeks ?? later));
  const paceSPerKm =
    reader.read('PACE', PACE, (groups) => paceOfGroups(groups, asked)) ??
    reader.read('PACE', SPEED, paceOfSpeed);
  const zones = reader.read('ZONE', ZONES_NAMED, zonesOf) ?? [];
  const bpm = reader.read('BPM', BPM, ({ bpm: number, of, before, after }) =>
    Number(number ?? of ?? before ?? after),
  );
  const rank = reader.read('RANK', RANK, ({ rank: word }) => rankOf(word ?? ''));
  const weightKg = reader.read('KG', WEIGHTS, kgOfGroups);
  const count = reader.read('COUNT', LAST_FEW, ({ count: word, most, after, top }) =>
    countOf(word ?? most ?? after ?? top ?? ''),
  );
  const times = COUNTS_IN_UNITS.test(asked) ? reader.read('TIMES', TIMES_EACH, timesOf) : null;
  const inARow = reader.read('TIMES', DAYS_IN_A_ROW, ({ days: word }) => countOf(word ?? ''));
  const goalM = ofWeek.goalM ?? reader.read('GOAL', GOAL, goalOfGroups);
  const timeS = readTime(reader.rest);
  reader.takeAll('TIME', TIMES);
  const distanceM = readDistance(reader.rest);
  reader.take('LENGTH', DISTANCES);
  const alsoM = readFurther(reader, distanceM);
  const byRuns = takeTwoRuns(reader, text.titled);
  reader.take('REST', [DAYS_WITHOUT, DAYS_IDLE]);
  const kind = readKind(reader.rest);
  const otherKind = takeKinds(reader, kind);
  const besideRuns = kindBesideRuns(asked, kind);
  const byKind =
    besideKind.kinds ??
    comparedKind(asked, kind, otherKind) ??
    (besideRuns?.isCompared ? besideRuns.kinds : null) ??
    comparedWithOthers(asked, kind) ??
    comparedShoes(text, { asked, kind });
  const byDayAfter = comparedDayAfter(after.dayAfter, { asked, kind });
  const byHours = byKind === null ? comparedHours(found, { asked, kind }) : null;
  const byWeekdays = comparedWeekdays(found, { asked, kind });
  const byNotes = comparedNotes(noteWord, kind);
  const byBound = found.compared && comparedBound(found.compared, kind);
  const compared = byRuns ?? byKind ?? byDayAfter ?? byHours ?? byNotes ?? byBound ?? byWeekdays;
  const isOfBound = compared !== null && compared === byBound;
  const where: Conditions = {
    bounds:
      isOfBound || !found.compared ? found.bounds : inOrder([...found.bounds, found.compared]),
    note: compared !== null && compared === byNotes ? null : noteWord.word,
    noteWithout: without.words,
    isNoted: noted.isNoted ?? undefined,
    weekdays: byWeekdays && compared === byWeekdays ? null : found.weekdays,
    hours: byHours ? null : (found.hours[0] ?? null),
    shoe: byKind?.[0].where?.shoe ? null : text.shoe,
    own: [
      ...found.own,
      ...(text.titled && !byRuns ? [text.titled] : []),
      ...(isTitle && quoted.words ? [titled(quoted.words)] : []),
    ],
    withoutRaces: outside.isWithout || undefined,
    inRaces: outside.isWithin || undefined,
    dayAfter: byDayAfter ? null : after.dayAfter,
    mostlyIn: found.mostlyIn ?? undefined,
    isTooHard: found.isTooHard || undefined,
  };
  const isShare = compared === null && asksForShare(asked, { kind, where });
  if (isShare) reader.takeAll('SHARE', [SHARE_WORDS]);
  return {
    subject: {
      periods: text.named.period
        ? [text.named.period, ...(SETS_BESIDE.test(asked) ? days.periods : [])]
        : withoutNeedlessTotal(days.periods),
      periodsBefore: [],
      unread: text.named.period ? null : days.unread,
      kind: compared?.[0] ?? kind ?? (noteWord.isOfBody ? RUNS : null),
      against: compared?.[1] ?? null,
      where,
      measure: figureAsked(asked, found),
      extreme: pair.isOneBefore
        ? 'latest'
        : byRuns
          ? null
          : noteWord.isOfBody && WHEN_IT_BEGAN.test(asked)
            ? 'first'
            : readExtreme(asked, days.rest),
      distanceM,
      alsoM,
      fromM: from?.distanceM ?? (text.named.isResult ? (text.named.race?.distanceM ?? null) : null),
      fromS: from?.timeS ?? null,
      repetitions,
      timeS,
      paceSPerKm,
      count,
      planWeeks,
      zones,
      bpm,
      rank,
      times: inARow ? { is: 'atLeast', count: inARow, words: `${inARow} in a row` } : times,
      goalM,
      weightKg,
      term: readTerm(text.plain) ?? readTerm(asked),
      topic: readTopic(ofTopics),
      topicAmong: readTopicAmong(ofTopics),
      complaint: readComplaint(ofTopics),
      namedFigure,
      judged: found.isTooHard ? null : (namedFigure?.of ?? readJudgement(withNames)),
      raceDay: null,
      searched: note.words,
      unit: firstOf(UNITS, text.mended),
      scope: firstOf(SCOPES, text.mended),
      ahead: toCome.ahead,
      wishes: laid.wishes,
      inMiles:
        recorded.inMiles ||
        IN_MILES.test(asked) ||
        (goalM !== null && GOAL_IN_MILES.test(asked)) ||
        null,
      oneBefore: pair.isOneBefore,
      isShare,
      statistic,
      howItWent: asksHowItWent(asked),
      negativeSplit: split !== laid.rest,
      missing: noteWord.word ? null : firstOf(NOT_IN_LOG, found.rest),
      along: recorded.along,
      alongTheWay: ALONG_THE_WAY.test(text.mended),
      race: text.named.period ? null : text.named.race,
      otherRace: text.named.period ? null : text.named.other,
      raceText: text.mended.replace(/ ?\b_\b/g, '').trim(),
    },
    rest: reader.rest,
    asked,
    places: places.words,
    otherKind: otherKind ?? besideRuns?.words ?? null,
    unitless: found.unitless,
  };
}

/** A name is a race or a pair of shoes, 'the week before Harbour' the week before a race. */
function withWordsForNames(of: {
  mended: string;
  named: FoundRace;
  shoe: NamedShoe | null;
  titled: OwnWord | null;
}): string {
  const { named } = of;
  const whole = of.titled && !of.shoe ? of.mended.replace(/ ?\b_\b/g, '') : of.mended;
  const mended = named.race && of.shoe ? `${whole} shoes` : whole;
  if (named.period === null) return mended.replace(/\b_\b/g, named.race ? 'race' : 'shoes');
  const { words: days } = named.period;
  const side = /^(?:since|after)\b/.test(days) ? 'after race' : 'before race';
  const words = /week before/.test(days) ? 'week before race' : side;
  return mended.replace(/_(?: _)*/, words).replace(/\b_\b/g, 'race');
}

const NEGATIVE_SPLIT =
  /\b(?:a )?negative(?:ly)? split(?:s|ting)?\b|\bslightly negative\b|\b(?:go out|start)(?: \w+)? (?:easier|slower|easy) and finish (?:strong|fast|faster)\b|\bsplit (?:it |them )?negative(?:ly)?\b|\b(?:the |my )?second half (?:was |were |is |be )?(?:faster|quicker) than (?:the |my )?first(?: half| one)?\b|\b(?:a |the )?(?:faster|quicker) second half\b/;

const IN_MILES =
  /\b(?:how many|in|to|into|as|per|a|total|my|of) (?:min(?:ute)?s?(?:\/| per | a | )?)?(?:miles?|mi)\b|\b(?:most|more|running|total|many) miles\b|^(?:and )?(?:miles?|mi)\b|\bmileage in miles\b/;

/** 'Calories this month in total' has one stretch of days, not two. */
function withoutNeedlessTotal(periods: readonly Period[]): readonly Period[] {
  const named = periods.filter(({ unit }) => unit !== 'all');
  return named.length > 0 ? named : periods.slice(0, 1);
}

/** A sort of run that notes alone tell of is asked about like one that the log knows. */
const SORTS_OF_RUNS =
  /^(?:tempo|hill|fartlek|progression|threshold|recovery|trail|parkrun|stride)$/;
/** 'Progression run' */
const IS_A_TERM_ALONE = /^_(?: (?:runs?|sessions?|repeats?))?$/;

const NO_NOTE_WORD: FoundNoteWord = { word: null, isCompared: false, isOfBody: false, rest: '' };

/** 'Number of runs under 5:00 pace': what bounds the runs is not what is asked of them. */
function figureAsked(asked: string, { bounds }: FoundConditions): Measure | null {
  const named = figuresNamed(asked.replace(SO_FAR, ''));
  const ofBounds = new Set(bounds.map(({ of }) => BOUNDED_BY[of] ?? of));
  return named.find((each) => !ofBounds.has(each)) ?? named[0] ?? null;
}

/** The figure that a bound is of, where that is called otherwise. */
const BOUNDED_BY: Partial<Record<Bound['of'], Measure>> = {
  maxHeartRate: 'heartRate',
  caffeine: 'gels',
  drink: 'hydration',
};

/** 'The six weeks before the half against the last six' */
const SETS_BESIDE = /\b(?:compar\w+|vs|versus|against|than)\b/;

/** 'The run I titled "progression"' */
const OF_TITLE = /\b(?:titled?|titles|named|called)\b/;

const TITLING =
  /\b(?:(?:that|which|where) )?(?:i )?(?:have )?(?:(?:in|with) )?(?:(?:a|the) )?(?:titled?|titles|named|called)(?: (?:is|it|something|anything|contain\w*|ha[sd]|with|like|as|says?))*(?= |$)/;

function titled(word: string): OwnWord {
  return { of: 'title', values: [word], words: `titled ${word}` };
}

/** 'When did my calf start hurting' */
const WHEN_IT_BEGAN = /^when did my \b.*\b(?:start|begin)\b/;

/** '5k, 10k and a half': those after the first one. */
function readFurther(reader: Reader, first: number | null): number[] {
  const others: number[] = [];
  for (;;) {
    const next = readDistance(reader.rest);
    if (next === null || next === first || others.includes(next)) return others;
    others.push(next);
    reader.take('LENGTH', DISTANCES);
  }
}
