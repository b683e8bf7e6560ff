import { addDays } from '../../../domain/calendar.ts';
import { conditionWords, distanceWords } from '../../../domain/coach/conditions.ts';
import { ANY_WORKOUT, type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime, type Period } from '../../../domain/coach/period.ts';
import {
  countText,
  dayText,
  kmText,
  lengthAsAsked,
  paceText,
} from '../../../domain/coach/phrases.ts';
import type { Extreme } from '../../../domain/coach/question.ts';
import { asksForTimeRun, isByTime } from '../../../domain/coach/reading/settling/settle-figures.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { daysAgoText } from '../../../domain/days-ago.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { elevationText } from '../../../domain/measures.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import type { DistanceRecord } from '../../../domain/records.ts';
import { isSameLength } from '../../../domain/same-length.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import { readFastestTimes, readRecords } from '../../analytics/records.ts';
import { findShownRaces } from '../../races/races.queries.ts';
import { findShoes } from '../../shoes/shoes.queries.ts';
import {
  findExtremes,
  findHighestPeak,
  findLongestInTime,
  findMostMeasured,
  findNewest,
  findOldest,
  type Measured,
  scopeOf,
  type WorkoutLine,
} from '../coach-workouts.queries.ts';
import { findRecordedSums, findSums } from '../sums.queries.ts';
import { sumsSentence } from './amount.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import { replyLeastMeasured, replyMostMeasured } from './recorded.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Reply } from './reply.ts';
import { dayLink, excerpt, ordinal, paragraphs, raceLink, workoutList } from './wording.ts';

const MOST_LISTED = 3;
/** However many are asked for. */
const MOST_ASKED = 20;
/** What a 10 km may measure on a watch, as a share of 10 km. */
const ABOUT = { least: 0.98, most: 1.05 };
const SAME_DISTANCE = 0.002;
/** Of a run this short a fast pace says little. */
const LEAST_PACED_M = 3_000;

/** The longest, fastest, latest and the like. */
export async function replyExtreme(asked: Asked): Promise<Reply> {
  const unread = unreadDays(asked);
  if (unread) return unread;
  const extreme = asked.question.extreme ?? 'latest';
  if (extreme === 'least') return replyLeastMeasured(asked);
  if (isMeasured(extreme)) return replyMostMeasured(asked, extreme);
  const kind = kindOf(asked, extreme);
  const record = await recordAsked(asked, extreme);
  if (record) return replyRecord(record, asked);
  if (asksForTimeRun(asked.question)) {
    const unplaced = [`in ${formatElapsed(asked.question.timeS ?? 0)}`];
    return replyUnplaced({ ...asked, question: { ...asked.question, unplaced } });
  }
  if (asked.question.rank !== null && asked.question.distanceM !== null)
    return replyUnplaced({
      ...asked,
      question: { ...asked.question, unplaced: [`${ordinal(asked.question.rank)}fastest`] },
    });
  const days = daysOf(asked, allTime(asked.athlete.today));
  const { rank } = asked.question;
  const found = await find(asked, { extreme, kind, days });
  const first = found[(rank ?? 1) - 1];
  const others = found.filter((each) => each !== first);
  if (!first) return replyNone(asked, { kind, days });
  const { today } = asked.athlete;
  const more = others.length > 0 && extreme !== 'latest' && extreme !== 'first';
  const longer = await fasterOverLonger(asked, { extreme, kind, days, first });
  const peak = await peakText(asked, { extreme, kind, days });
  return {
    text: paragraphs(
      peak,
      longer,
      `${leadText({ extreme, workout: first, kind, asked })} ${periodText(days, today)}`.trim(),
      workoutList([first], today),
      await measuredText(asked, first),
      await wornText(asked, first),
      first.notes && excerpt(first.notes, ''),
      more && `${rank === null ? 'Then' : 'Before it'}:\n${workoutList(others, today)}`,
      await racedText(asked, extreme),
      leftOut(asked),
    ),
    because: becauseOf({ extreme, kind, days, asked }),
    suggestions: isOne(extreme)
      ? ['How much did I run this week?', 'What should I do today?']
      : ['And this year?', 'Am I getting faster?', 'Predict my 10k'],
  };
}

/** No run of about 3 km is the fastest 3 km where a longer one went faster all along. */
async function fasterOverLonger(
  { db, athlete, question }: Asked,
  of: { extreme: Ordered; kind: Kind; days: Period; first: WorkoutLine },
): Promise<string | null> {
  const { distanceM, rank } = question;
  if (of.extreme !== 'fastest' || distanceM === null || rank !== null) return null;
  const search = { extreme: 'fastest', least: distanceM * ABOUT.most, limit: 1 } as const;
  const [longer] = await findExtremes(db, scopeOf(athlete, of.days, of.kind), search);
  const [pace, paceOfFirst] = [longer ? paceSPerKm(longer) : null, paceSPerKm(of.first)];
  if (!longer || pace === null || paceOfFirst === null || pace >= paceOfFirst) return null;
  const timeS = Math.round((pace * distanceM) / 1000);
  return `You ran ${distanceWords(distanceM)} in ${bold(formatElapsed(timeS))} or faster: ${kmText(longer.distanceM ?? 0)} went at ${paceText(pace)} on average on ${dayLink(longer, athlete.today)}. Inside runs only the distances of Records are timed.`;
}

/** 'And what shoes was I wearing?' */
async function wornText(
  { db, athlete, question }: Asked,
  { shoeId }: WorkoutLine,
): Promise<string | null> {
  if (!/\b(?:shoes?|pair|wear\w*|wore)\b/.test(question.raceText ?? '') || question.where.shoe)
    return null;
  const pair = (await findShoes(db, athlete.userId)).find(({ id }) => id === shoeId);
  return pair ? `You wore ${bold(literally(pair.name))}.` : 'No pair is noted for it.';
}

/** What its line does not tell, where that is asked of it: 'calories on my longest run'. */
async function measuredText(
  { db, athlete, question }: Asked,
  { id }: WorkoutLine,
): Promise<string | null> {
  const { measure } = question;
  const scope = { userId: athlete.userId, viewer: athlete.viewer, ids: [id] };
  if (measure === 'calories' || measure === 'gels' || measure === 'hydration') {
    return sumsSentence('On it', measure, await findSums(db, scope));
  }
  if (measure === 'effort') {
    const { effort, withEffort } = await findSums(db, scope);
    return withEffort > 0
      ? `On it: ${bold(`effort ${effort} of 10`)}.`
      : 'No effort is noted for it.';
  }
  if (measure !== 'elevation' && measure !== 'cadence') return null;
  const { withAscent, ascentM, withCadence, cadenceS, cadenceTimesS } = await findRecordedSums(
    db,
    scope,
  );
  if (measure === 'elevation') {
    return withAscent > 0
      ? `On it: ${bold(`${elevationText(ascentM)} climbed`)}.`
      : 'No elevations were recorded on it.';
  }
  return withCadence > 0 && cadenceS > 0
    ? `On it: ${bold(`${Math.round(cadenceTimesS / cadenceS)} steps a minute`)}.`
    : 'No cadence was recorded on it.';
}

/** The highest beat that a workout has noted, where a heart rate was asked for and no hard run. */
async function peakText(
  { db, athlete, question }: Asked,
  of: { extreme: Extreme; kind: Kind; days: Period },
): Promise<string | null> {
  if (of.extreme !== 'highestHeartRate' || question.measure !== 'heartRate') return null;
  const { from, to } = of.days;
  const peak = await findHighestPeak(db, {
    userId: athlete.userId,
    viewer: athlete.viewer,
    from,
    to,
    kind: of.kind,
  });
  if (!peak) return null;
  return `The highest heart rate noted is ${bold(`${peak.maxHeartRate} bpm`)}, on ${dayLink(peak, athlete.today)}. By the average of a whole run:`;
}

/** The record over a usual distance, of all time or of some days: as Analytics shows it. */
export async function recordAsked(
  { db, athlete, question }: Asked,
  extreme: Extreme,
): Promise<DistanceRecord | null> {
  const { distanceM, kind, periods, rank } = question;
  if (question.count !== null) return null;
  const isOfTraining = isOutsideRacesAlone(question);
  const isOfAll = kind === null || kind === RUNS || isOfTraining;
  if (extreme !== 'fastest' || distanceM === null || !isOfAll) return null;
  const [period] = periods;
  const { userId, today, viewer } = athlete;
  const of = {
    userId,
    today: period && period.to < today ? period.to : today,
    from: period?.from,
    origins: originsShownTo(viewer),
  };
  const records = await readRecords(db, of);
  // 21.1 km is the half marathon; 16 km are no 10 miles.
  const found = records.find(
    (each) => Math.abs(each.distanceM - distanceM) <= SAME_DISTANCE * distanceM,
  );
  if (!found || (rank === null && !isOfTraining)) return found?.best ?? null;
  const times = await readFastestTimes(db, { ...of, distanceM: found.distanceM });
  return times.filter(({ source }) => !isOfTraining || source !== 'race')[(rank ?? 1) - 1] ?? null;
}

/** 'My fastest 5 km in training': no other condition stands in the way of a record. */
function isOutsideRacesAlone({ where, kind }: Asked['question']): boolean {
  const isOfRuns = kind === null || (kind.sport === 'run' && !kind.runningSubtype);
  return where.withoutRaces === true && isOfRuns && conditionWords(where).length === 1;
}

async function replyRecord(
  record: DistanceRecord,
  { db, question, athlete }: Asked,
): Promise<Reply> {
  const { today } = athlete;
  const { source, timeS, date, workoutId, raceId, name } = record;
  const [period] = question.periods;
  const when = period && period.unit !== 'all' ? ` ${period.words}` : '';
  const said = dayText(date, today);
  const day = workoutId === null ? said : link(said, `/run-details/${workoutId}`);
  const scope = { userId: athlete.userId, viewer: athlete.viewer, ids: [workoutId ?? -1] };
  const run = workoutId === null ? [] : await findNewest(db, scope, 1);
  const race = raceId === null || name === null ? '' : `, ${raceLink({ id: raceId, name })}`;
  const inside = {
    race: '',
    run: ', over the whole run',
    effort: ', inside that run',
    longer: ` or faster, as you ran ${kmText('longerM' in record ? record.longerM : 0)} at that pace`,
  }[source];
  const pace = paceSPerKm({ distanceM: record.distanceM, durationS: timeS });
  return {
    text: `${whetherText(question, timeS)}Your ${ordinal(question.rank)}fastest ${distanceWords(record.distanceM)}${isOutsideRacesAlone(question) ? ' outside races' : ''}${when} is ${bold(formatElapsed(timeS))}${inside}${race}, on ${day}: ${paceText(pace)}.${run.length > 0 ? `\n\n${workoutList(run, today)}` : ''}`,
    because:
      'I took the records of Analytics: races with a time, whole runs of the distance and the fastest stretches inside recordings. A record is never slower than a longer run.',
    suggestions: ['Am I getting faster?', `Predict ${distanceWords(record.distanceM)}`],
  };
}

/** 'Have I ever run a sub 50 10k?' */
function whetherText(question: Asked['question'], timeS: number): string {
  if (!asksForTimeRun(question)) return '';
  const target = formatElapsed(question.timeS ?? 0);
  return timeS < (question.timeS ?? 0)
    ? `${bold('Yes')}, under ${target}. `
    : `${bold('No')}, your log shows none under ${target}. `;
}

/** The records of Analytics over all distances, of these days. */
export async function replyRecords({ db, athlete, question }: Asked): Promise<Reply> {
  const { userId, today, viewer } = athlete;
  const [period] = question.periods;
  const of = { userId, origins: originsShownTo(viewer) };
  const [records, earlier] = await Promise.all([
    readRecords(db, {
      ...of,
      today: period && period.to < today ? period.to : today,
      from: period?.from,
    }),
    period ? readRecords(db, { ...of, today: addDays(period.from, -1) }) : [],
  ]);
  const isRecord = ({ distanceM, best }: (typeof records)[number]) =>
    (earlier.find((each) => each.distanceM === distanceM)?.best.timeS ?? Infinity) > best.timeS;
  const rowOf = ({ distanceM, best }: (typeof records)[number]) => {
    const orFaster = best.source === 'longer' ? ' or faster' : '';
    const day = dayText(best.date, today);
    const linked = best.workoutId === null ? day : link(day, `/run-details/${best.workoutId}`);
    return `${distanceWords(distanceM)}: ${bold(formatElapsed(best.timeS))}${orFaster}, ${linked}`;
  };
  const asksForNewest = /\b(?:latest|newest|last|most recent)\b/.test(question.raceText ?? '');
  const inOrder = asksForNewest
    ? records.toSorted((one, other) => other.best.date.localeCompare(one.best.date))
    : records;
  const rows = inOrder.map(rowOf);
  const isOfAll = period === undefined || earlier.length === 0;
  const set = records.filter(isRecord);
  const others = records.filter((each) => !isRecord(each));
  return {
    text:
      rows.length === 0
        ? 'No run of these days holds a record yet.'
        : isOfAll
          ? paragraphs(
              `Your records${period ? ` ${period.words}` : ''}${asksForNewest ? ', the newest first' : ''}:`,
              listOf(rows),
            )
          : paragraphs(
              set.length === 0
                ? `${bold('No new record')} ${period.words}: all were as fast or faster before.`
                : `${bold(countText(set.length, 'record', 'records'))} ${period.words}, faster than all before:`,
              listOf(set.map(rowOf)),
              others.length > 0 &&
                `${set.length > 0 ? 'Over the other distances t' : 'T'}he fastest of these days, no records:`,
              listOf(others.map(rowOf)),
            ),
    because:
      'They are the records of Analytics: races with a time, whole runs of the distance and the fastest stretches inside recordings.',
    suggestions: ['My fastest 10 km', 'Am I getting faster?'],
  };
}

type Ordered = Exclude<Extreme, Measured | 'least'>;

function isMeasured(extreme: Extreme): extreme is Measured {
  return extreme === 'highestCadence' || extreme.startsWith('most');
}

function isOne(extreme: Extreme): boolean {
  return extreme === 'latest' || extreme === 'first';
}

/** Of 'my last one' any workout will do; a record is one of runs. */
function kindOf({ question }: Asked, extreme: Extreme): Kind {
  return question.kind ?? (isOne(extreme) ? ANY_WORKOUT : RUNS);
}

/** The workouts that an extreme names, the most extreme first: for what else is told of them. */
export async function findExtreme(asked: Asked): Promise<WorkoutLine[]> {
  const { extreme } = asked.question;
  if (extreme === null || extreme === 'least') return [];
  const kind = kindOf(asked, extreme);
  const days = daysOf(asked, allTime(asked.athlete.today));
  const scope = scopeOf(asked.athlete, days, kind);
  return isMeasured(extreme)
    ? findMostMeasured(asked.db, scope, { measured: extreme, limit: asked.question.rank ?? 1 })
    : find(asked, { extreme, kind, days });
}

async function find(
  { db, athlete, question }: Asked,
  of: { extreme: Ordered; kind: Kind; days: Period },
): Promise<WorkoutLine[]> {
  const { extreme, kind, days } = of;
  const scope = {
    userId: athlete.userId,
    viewer: athlete.viewer,
    from: days.from,
    to: days.to,
    kind,
  };
  if (extreme === 'latest') return findNewest(db, scope, question.rank ?? 1);
  if (extreme === 'first') {
    const oldest = await findOldest(db, scope);
    return oldest ? [oldest] : [];
  }
  const { distanceM } = question;
  const bounds =
    distanceM === null ? {} : { least: distanceM * ABOUT.least, most: distanceM * ABOUT.most };
  const isPaced = extreme === 'fastest' || extreme === 'slowest';
  const least = distanceM === null && isPaced ? { least: LEAST_PACED_M } : {};
  const wanted = question.rank ?? question.count ?? MOST_LISTED;
  const search = { extreme, limit: Math.min(wanted, MOST_ASKED) };
  if (isByTime(question)) {
    return findLongestInTime(db, scope, { ...search, isShortest: extreme === 'shortest' });
  }
  const found = await findExtremes(db, scope, { ...search, ...bounds, ...least });
  if (found.length > 0) return found;
  if (isPaced && distanceM === null) return findExtremes(db, scope, search);
  // Strength has no distance: there the longest is the longest in time.
  return extreme === 'longest' ? findLongestInTime(db, scope, search) : [];
}

function leadText(of: {
  extreme: Ordered;
  workout: WorkoutLine;
  kind: Kind;
  asked: Asked;
}): string {
  const { extreme, workout, kind, asked } = of;
  const { today } = asked.athlete;
  const { distanceM, durationS, avgHeartRate } = workout;
  if (extreme === 'latest' || extreme === 'first') {
    return `Your ${ordinal(asked.question.rank)}${extreme} ${kind.one} was ${bold(daysAgoText(workout.date, today))}: ${workoutLabel(workout).toLowerCase()}${distanceM ? `, ${bold(kmText(distanceM))}` : ''}.`;
  }
  const pace = paceSPerKm(workout);
  const about =
    asked.question.distanceM === null ? '' : ` of about ${kmText(asked.question.distanceM)}`;
  const lengthOf = (metres: number) => lengthAsAsked(metres, asked.question);
  const byTime = isByTime(asked.question);
  const figures: Record<Exclude<Ordered, 'latest' | 'first'>, string> = {
    longest: distanceM && !byTime ? lengthOf(distanceM) : formatElapsed(durationS),
    shortest: byTime ? formatElapsed(durationS) : lengthOf(distanceM ?? 0),
    fastest: about ? formatElapsed(durationS) : paceText(pace),
    slowest: paceText(pace),
    highestHeartRate: `${avgHeartRate} bpm on average`,
    lowestHeartRate: `${avgHeartRate} bpm on average`,
  };
  const names = { ...NAMES, fastest: about ? 'best' : 'fastest' };
  if (extreme === 'lowestHeartRate') {
    return `The ${kind.one} with the ${ordinal(asked.question.rank)}lowest heart rate is that of ${dayLink(workout, today)}: ${bold(figures[extreme])}.`;
  }
  return `Your ${ordinal(asked.question.rank)}${names[extreme]} ${kind.one}${about} is ${bold(figures[extreme])}, on ${dayLink(workout, today)}.`;
}

const NAMES = {
  longest: 'longest',
  shortest: 'shortest',
  fastest: 'fastest',
  slowest: 'slowest',
  highestHeartRate: 'hardest',
  lowestHeartRate: 'easiest',
} as const;

function periodText(days: Period, today: string): string {
  return days.unit === 'all' ? '' : `That is ${daysText(days, today)}.`;
}

/** Races of that distance that were run and timed: they may not be in the log as workouts. */
async function racedText(
  { db, athlete, question }: Asked,
  extreme: Extreme,
): Promise<string | null> {
  const { distanceM } = question;
  const [period] = question.periods;
  if (extreme !== 'fastest' || distanceM === null) return null;
  if (question.where.withoutRaces) return null;
  const races = await findShownRaces(db, {
    userId: athlete.userId,
    origins: originsShownTo(athlete.viewer),
  });
  const [best] = races
    .flatMap((race) =>
      race.actual_time_s === null ? [] : [{ ...race, timeS: race.actual_time_s }],
    )
    .filter((race) => isSameLength(race.distance_m, distanceM))
    .filter(({ date }) => !period || (date >= period.from && date <= period.to))
    .toSorted((one, other) => one.timeS - other.timeS);
  if (!best) return null;
  return `Your best race of that distance: ${raceLink(best)}, ${bold(formatElapsed(best.timeS))} on ${dayText(best.date, athlete.today)}.`;
}

async function replyNone(asked: Asked, of: { kind: Kind; days: Period }): Promise<Reply> {
  const { kind, days } = of;
  const { distanceM, extreme, rank } = asked.question;
  const about = distanceM === null ? '' : ` of about ${kmText(distanceM)}`;
  // There may be a first one where there is no second.
  const none = rank === null || rank === 1 ? `no ${kind.one}` : `fewer than ${rank} ${kind.many}`;
  const raced = await racedText(asked, extreme ?? 'latest');
  return {
    text: paragraphs(
      `I found ${none}${about} ${daysText(days, asked.athlete.today)}.`,
      distanceM !== null &&
        'I compared runs as wholes here; the fastest stretches inside recordings count for the records of Analytics, over the usual distances.',
      raced,
    ),
    because: `I looked at every ${kind.one}${about} of those days.`,
    suggestions: ['What is my longest run?', 'What is my fastest run?'],
  };
}

function becauseOf(of: { extreme: Ordered; kind: Kind; days: Period; asked: Asked }): string {
  const { extreme, kind, days, asked } = of;
  const { distanceM } = asked.question;
  const which = `every ${kind.one} ${daysText(days, asked.athlete.today)}`;
  if (isOne(extreme)) return `I took ${which} and the ${extreme} by date.`;
  const bounds =
    distanceM === null
      ? extreme === 'fastest' || extreme === 'slowest'
        ? ` of ${kmText(LEAST_PACED_M)} or more, where there is one`
        : ''
      : ` between ${kmText(distanceM * ABOUT.least)} and ${kmText(distanceM * ABOUT.most)}, as watches measure`;
  const by = {
    longest: 'distance',
    shortest: 'distance',
    fastest: 'average pace',
    slowest: 'average pace',
    highestHeartRate: 'average heart rate',
    lowestHeartRate: 'average heart rate',
  }[extreme === 'latest' || extreme === 'first' ? 'longest' : extreme];
  return `I put ${which}${bounds} in order by ${by}. I compare runs as wholes, not their splits.`;
}
