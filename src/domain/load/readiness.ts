import { addDays, type Day, daysBetween } from '../calendar.ts';
import { daysOff, longBreakBefore } from '../coming-back.ts';
import { formatElapsed } from '../duration.ts';
import { TAPER_DAYS } from '../limits.ts';
import { distanceFigure, distanceUnit, measures } from '../measures.ts';
import { ILL_DAYS, illnessText, type NotedIllness } from '../noted-illness.ts';
import { type NotedPain, painText } from '../noted-pain.ts';
import { type NotedPregnancy, pregnancyText, whoSays } from '../noted-pregnancy.ts';
import type { RunnerEvidence } from '../prediction/evidence.ts';
import { predictBriefly } from '../prediction/predict-race.ts';
import { marathonVolume, runningIndex } from '../prediction/running-index.ts';
import { ULTRA, ultraLongRun } from '../race-plan/longest-run.ts';
import { peakWeek } from '../race-plan/taper.ts';
import { recoveryDays } from '../recovery.ts';
import { READINESS, STATUS } from './load-rules.ts';

export type ReadinessState = 'ready' | 'partly' | 'not' | 'later';
export type ReadinessName =
  | 'pregnancy'
  | 'health'
  | 'freshLegs'
  | 'volume'
  | 'longestRun'
  | 'noGap'
  | 'taper'
  | 'form'
  | 'fuel';

export type ReadinessItem = {
  name: ReadinessName;
  title: string;
  state: ReadinessState;
  /** What the log says, what is wanted, and who says so. */
  figure: string;
  wanted: string;
  source: string;
};

export type ReadyRun = {
  date: Day;
  distanceM: number | null;
  durationS: number;
  gels: number;
};

export type ReadinessInput = {
  race: { date: Day; distanceM: number; targetS: number };
  today: Day;
  /** Of the last sixteen weeks. */
  runs: readonly ReadyRun[];
  /** Of the whole log, which tells a gap from the time before running. */
  firstRun: Day;
  /** Form before today's run, in percent of fitness; null while the baseline is built. */
  formPercent: number | null;
  /** The races before it, run or planned. */
  racesBefore?: readonly { name: string; date: Day; distanceM: number }[];
  /** Of the last two weeks, until three runs say nothing of it. */
  illness?: NotedIllness | null;
  /** Of the last two weeks, until some runs say nothing of it. */
  pain?: NotedPain | null;
  /** Of the last twelve weeks. */
  pregnancy?: NotedPregnancy | null;
  /** What the prediction rests on: the runner's index is that of the predicted 10 km. */
  runner: RunnerEvidence;
};

/** What there is and what a race asks for, item by item. No sum is made of it. */
export function raceReadiness(input: ReadinessInput): ReadinessItem[] {
  const { race, today } = input;
  const { index, by } = indexOf(input);
  const runs = input.runs.filter(({ date }) => date <= today);
  const of = { ...input, runs, index, by, daysLeft: daysBetween(today, race.date) };
  const items = [
    ...health(of),
    ...freshLegs(of),
    ...[volume(of), longestRun(of), noGap(of), taper(of), form(of)],
  ];
  const predicted = predictBriefly(input.runner, race.distanceM);
  const longestS = Math.max(race.targetS, predicted?.timeS ?? 0);
  return longestS > READINESS.fuelS ? [...items, fuel(of)] : items;
}

/** Enough runs to say more than the days left do. */
export function isEnoughForReadiness(runsEver: number): boolean {
  return runsEver >= READINESS.leastRuns;
}

/**
 * How much of what can be judged by now is ready, where that is less than half: then no prediction alone
 * says that a target is in reach.
 */
export function trainingLag(
  items: readonly Pick<ReadinessItem, 'state'>[],
): { lead: string; of: string } | null {
  const judged = items.filter(({ state }) => state !== 'later');
  const ready = judged.filter(({ state }) => state === 'ready').length;
  if (2 * ready >= judged.length) return null;
  const isReady = ready === 0 ? 'none is' : `${ready} ${ready === 1 ? 'is' : 'are'}`;
  return {
    lead: 'training for it is not there yet',
    of: `of the ${judged.length} things that can be judged by now ${isReady} ready`,
  };
}

/** The week, in metres, that the readiness for a race wants. */
export function weekWantedFor(of: Pick<ReadinessInput, 'runner'> & { race: RaceAimedAt }): number {
  return wantedWeekM(indexOf(of).index, of.race.distanceM);
}

type RaceAimedAt = Pick<ReadinessInput['race'], 'distanceM' | 'targetS'>;

/** Volume and long run are those of a runner with that index, known by a prediction or a target. */
type Facts = ReadinessInput & { daysLeft: number; index: number; by: string };

/** The runner's own, as the paces of training go by it; easy runs alone do not tell it. */
function indexOf({ race, runner }: Pick<ReadinessInput, 'runner'> & { race: RaceAimedAt }): {
  index: number;
  by: string;
} {
  const { least, most } = READINESS.index;
  const bounded = (index: number) => Math.min(most, Math.max(least, index));
  const tenKm = predictBriefly(runner, TEN_KM_RACE_M);
  if (tenKm?.basis === 'evidence') {
    return { index: bounded(runningIndex(tenKm)), by: `10 km in ${formatElapsed(tenKm.timeS)}` };
  }
  const ofTarget = runningIndex({ distanceM: race.distanceM, timeS: race.targetS });
  return { index: bounded(ofTarget), by: 'your target, while no race or hard run tells more' };
}

const TEN_KM_RACE_M = 10_000;

/**
 * An illness or a pain that notes tell of stands first, once the race is so near that it may not be
 * over by then.
 */
function health({ illness, pain, pregnancy, daysLeft, today }: Facts): ReadinessItem[] {
  if (pregnancy) {
    return [
      {
        name: 'pregnancy',
        title: pregnancy.is === 'pregnant' ? 'Pregnancy' : 'After a birth',
        state: 'not',
        figure: pregnancyText(pregnancy, today),
        wanted: `What ${whoSays(pregnancy.is)} says, and no target`,
        source: 'What doctors and midwives commonly advise',
      },
    ];
  }
  if (daysLeft > ILL_DAYS) return [];
  const about = {
    name: 'health',
    title: 'Healthy',
    source: 'What coaches agree on, no trial',
  } as const;
  if (illness) {
    return [
      {
        ...about,
        state: 'not',
        figure: illnessText(illness, today),
        wanted: 'Some days without any sign before a race; none is worth a start with a fever',
      },
    ];
  }
  if (pain) {
    return [
      {
        ...about,
        state: pain.isInjury ? 'not' : 'partly',
        figure: painText(pain, today),
        wanted: 'Some runs without pain before a race; nothing is won by starting hurt',
      },
    ];
  }
  return [];
}

/** A long race so shortly before this one that its legs are not over by then. */
function freshLegs({ race, racesBefore = [] }: Facts): ReadinessItem[] {
  const [before] = racesBefore
    .map((each) => ({ ...each, days: daysBetween(each.date, race.date) }))
    .filter(({ distanceM, days }) => days > 0 && days <= recoveryDays(distanceM))
    .toSorted((one, other) => one.days - other.days);
  if (!before) return [];
  const { name, days, distanceM } = before;
  const wanted = recoveryDays(distanceM);
  return [
    {
      name: 'freshLegs',
      title: 'Fresh legs',
      state: 2 * days > wanted ? 'partly' : 'not',
      figure: `${name} is ${days === 1 ? 'the day' : `${days} days`} before it`,
      wanted: `${wanted + 1} days after ${km(distanceM)}, or this one without a target`,
      source: 'Convention of coaches, no trial',
    },
  ];
}

function volume({ runs, today, race, index, by }: Facts): ReadinessItem {
  const weeks = READINESS.volumeWeeks;
  const recent = lately(runs, today, 7 * weeks);
  const weekM = distanceOf(recent) / weeks;
  const wantedM = wantedWeekM(index, race.distanceM);
  return {
    name: 'volume',
    title: distanceUnit() === 'mi' ? 'Miles a week' : 'Kilometres a week',
    ...(isWithoutDistance(recent)
      ? NO_DISTANCE
      : { state: stateOf(weekM / wantedM), figure: `${km(weekM)} a week over ${weeks} weeks` }),
    wanted: `${km(wantedM)} a week`,
    source: `Runalyze’s convention for this distance and ${by}; no trial`,
  };
}

/** The week, in metres, that a race of that distance asks of a runner with that index (Runalyze). */
export function wantedWeekM(index: number, distanceM: number): number {
  const share = Math.min(1, (distanceM / 1000) ** 1.23 / 100);
  return marathonVolume(index).weekM * share;
}

/** What was run is not known, which is not nothing. */
function isWithoutDistance(runs: readonly ReadyRun[]): boolean {
  return runs.length > 0 && distanceOf(runs) === 0;
}

const NO_DISTANCE = {
  state: 'later',
  figure: 'Your runs have no distance: log it to be told',
} as const;

function longestRun({ runs, today, race, index }: Facts): ReadinessItem {
  const weeks = READINESS.longRunWeeks;
  const recent = lately(runs, today, 7 * weeks);
  // What was run before four weeks off is no long run of now.
  const back = longBreakBefore(
    runs.map(({ date }) => date),
    today,
  );
  const since = back ? recent.filter(({ date }) => date >= back.firstRun) : recent;
  const longestM = longestOf(since);
  const beforeM = longestOf(recent);
  const wanted = wantedLongRun(race.distanceM, index);
  return {
    name: 'longestRun',
    title: 'Longest run',
    ...(isWithoutDistance(recent)
      ? NO_DISTANCE
      : {
          state: stateOf(longestM / wanted.leastM),
          figure:
            longestM === 0
              ? `None in ${weeks} weeks`
              : back
                ? `${km(longestM)} since the break of ${daysOff(back.days)}${beforeM > longestM ? `, ${km(beforeM)} before it` : ''}`
                : `${km(longestM)} in ${weeks} weeks`,
        }),
    wanted: wanted.text,
    source: 'Convention of coaches; longer runs go with faster marathons (Doherty 2020)',
  };
}

function longestOf(runs: readonly ReadyRun[]): number {
  return runs.reduce((most, { distanceM }) => Math.max(most, distanceM ?? 0), 0);
}

/** As a watch may measure them. */
const LONGEST_HALF_MARATHON_M = 21_200;
const LONGEST_TEN_KM_M = 10_500;

function wantedLongRun(raceM: number, index: number): { leastM: number; text: string } {
  if (raceM <= LONGEST_TEN_KM_M) return { leastM: raceM, text: `${km(raceM)}, the whole race` };
  if (raceM <= LONGEST_HALF_MARATHON_M) {
    return { leastM: 0.75 * raceM, text: `${km(0.75 * raceM)} to ${km(raceM)}` };
  }
  const marathonM = Math.min(raceM, marathonVolume(index).longRunM);
  const leastM = raceM > ULTRA.fromM ? Math.max(marathonM, ultraLongRun(raceM)) : marathonM;
  return { leastM, text: km(leastM) };
}

function noGap({ runs, today, firstRun }: Facts): ReadinessItem {
  const since = addDays(today, -7 * READINESS.gapWeeks);
  const start = firstRun > since ? firstRun : since;
  const days = [start, ...runs.map(({ date }) => date).filter((date) => date > start), today];
  const gaps = days
    .toSorted()
    .map((day, at, all) => (at === 0 ? 0 : daysBetween(all[at - 1] ?? day, day)));
  // A gap that began before these weeks is told as long as it was.
  const before = runs.reduce((last, { date }) => (date <= start && date > last ? date : last), '');
  const earlier = before === '' ? 0 : daysBetween(before, start);
  const whole = gaps.map((gap, at) => (at === 1 && gap > READINESS.gapDays ? gap + earlier : gap));
  const longest = Math.max(...whole);
  const count = gaps.filter((gap) => gap > READINESS.gapDays).length;
  const state = count === 0 ? 'ready' : 'not';
  const sinceRun = whole.at(-1) ?? 0;
  const ofDays = `${daysOff(longest)} without a run`;
  const gapText = count === 1 ? `A gap of ${ofDays}` : `${count} gaps, the longest ${ofDays}`;
  return {
    name: 'noGap',
    title: 'No gap in the training',
    state: count === 1 && longest <= READINESS.longGapDays ? 'partly' : state,
    figure:
      count === 0
        ? `No week without a run since ${monthDay(start)}`
        : sinceRun === longest
          ? `No run for ${sinceRun} days`
          : gapText,
    wanted: `No ${READINESS.gapDays} days without a run in ${READINESS.gapWeeks} weeks`,
    source: 'Marathons were 5-8 % slower after such a gap (Feely 2023, 300,000 runners)',
  };
}

function taper({ runs, today, race, daysLeft }: Facts): ReadinessItem {
  const { first, last } = READINESS.taperPercent;
  const lastWeek = `${last.least}-${last.ready} % of the peak week`;
  const about = {
    name: 'taper' as const,
    title: 'Taper',
    wanted: `${taperWanted(daysLeft, { lastWeek, firstWeek: `${first.ready} %` })}, as often and as fast as before`,
    source: 'Bosquet 2007 and Wang 2023, trials taken together',
  };
  if (daysLeft > TAPER_DAYS) {
    const begins = monthDay(addDays(race.date, -TAPER_DAYS));
    return { ...about, state: 'later', figure: `Begins on ${begins}` };
  }
  const lastRuns = lately(runs, today, 7);
  const lastM = distanceOf(lastRuns);
  const peakM = peakWeek(runs, addDays(race.date, -TAPER_DAYS))?.distanceM ?? 0;
  if (peakM === 0) {
    return { ...about, state: 'not', figure: 'No week of running to come down from' };
  }
  const percent = Math.round((100 * lastM) / peakM);
  return {
    ...about,
    state: taperState(percent, daysLeft),
    figure: `${km(lastM)} in ${lastRuns.length} ${lastRuns.length === 1 ? 'run' : 'runs'} of the last 7 days, ${percent} % of your peak week`,
  };
}

/** The last seven days hold what was before: what is wanted of them comes down day by day. */
function taperState(percent: number, daysLeft: number): ReadinessState {
  const { first, last } = READINESS.taperPercent;
  const isLast = daysLeft <= 7;
  const to = isLast ? last : first;
  const most = mostByToday(daysLeft);
  if (isLast && percent < last.least) return 'partly';
  if (percent <= most) return 'ready';
  return percent <= to.partly + most - to.ready ? 'partly' : 'not';
}

/** In percent of the peak week, of the seven days up to today. */
function mostByToday(daysLeft: number): number {
  const { first, last } = READINESS.taperPercent;
  const [from, to, daysIn] =
    daysLeft <= 7
      ? [first.ready, last.ready, 7 - daysLeft]
      : [100, first.ready, TAPER_DAYS - daysLeft];
  return Math.round(to + (from - to) * (1 - daysIn / 7));
}

/** What the state goes by: until the eve the seven days behind today still hold days before the taper. */
function taperWanted(
  daysLeft: number,
  { firstWeek, lastWeek }: { firstWeek: string; lastWeek: string },
): string {
  if (daysLeft > TAPER_DAYS) return `${firstWeek} of the peak week, then ${lastWeek}`;
  const byToday = `At most ${mostByToday(daysLeft)} % by today`;
  return daysLeft > 7
    ? `${byToday}, ${firstWeek} of the peak week seven days before it, then ${lastWeek}`
    : `${daysLeft === 0 ? '' : `${byToday}, `}${lastWeek} in the 7 days before`;
}

function form({ daysLeft, formPercent, race, runs, today }: Facts): ReadinessItem {
  const { days, from, to } = READINESS.form;
  const about = {
    name: 'form' as const,
    title: 'Form in race week',
    wanted: `${from} to ${to} % of fitness`,
    source: 'Convention of coaches, up to what the advised taper comes to; no trial',
  };
  if (formPercent === null) {
    return { ...about, state: 'later', figure: 'Not known before 42 days of runs' };
  }
  // After a break form is rest from training that has gone: a percentage of next to nothing.
  const last = runs.reduce((latest, { date }) => (date > latest ? date : latest), '');
  const sinceRun = last === '' ? STATUS.longBreakDays : daysBetween(last, today);
  const figure =
    sinceRun >= STATUS.breakDays
      ? `No run for ${sinceRun} days`
      : `${signed(formPercent)} % before today’s run`;
  if (daysLeft > days) {
    const begins = monthDay(addDays(race.date, -days));
    return { ...about, state: 'later', figure: `${figure}; counts from ${begins}` };
  }
  return { ...about, state: formState(formPercent), figure };
}

function formState(percent: number): ReadinessState {
  const { from, to, partly } = READINESS.form;
  if (percent >= from && percent <= to) return 'ready';
  return percent >= from - partly && percent <= to + partly ? 'partly' : 'not';
}

function fuel({ runs, today }: Facts): ReadinessItem {
  const weeks = READINESS.longRunWeeks;
  const long = lately(runs, today, 7 * weeks).filter(
    ({ durationS }) => durationS > READINESS.fuelS,
  );
  const fuelled = long.filter(({ gels }) => gels > 0).length;
  const enough = fuelled >= READINESS.fuelledRuns;
  const some = fuelled > 0 ? 'partly' : 'not';
  return {
    name: 'fuel',
    title: 'Fuel practised',
    state: enough ? 'ready' : some,
    figure:
      long.length === 0
        ? `No run over 90 min in ${weeks} weeks`
        : `Gels on ${fuelled} of ${long.length} ${long.length === 1 ? 'run' : 'runs'} over 90 min`,
    wanted: `Gels on ${READINESS.fuelledRuns} runs over 90 min, 30-60 g an hour`,
    source: 'Jeukendrup 2014; Smith 2013',
  };
}

function stateOf(share: number): ReadinessState {
  if (share >= READINESS.ready) return 'ready';
  return share >= READINESS.partly ? 'partly' : 'not';
}

function lately(runs: readonly ReadyRun[], until: Day, days: number): ReadyRun[] {
  const after = addDays(until, -days);
  return runs.filter(({ date }) => date > after && date <= until);
}

function distanceOf(runs: readonly ReadyRun[]): number {
  return runs.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0);
}

function km(distanceM: number): string {
  return `${distanceFigure(distanceM, 1)} ${distanceUnit()}`;
}

function signed(percent: number): string {
  const whole = Math.round(percent);
  return whole > 0 ? `+${whole}` : String(whole).replace('-', '\u2212');
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** '29 Nov', 'Nov 29' */
function monthDay(day: Day): string {
  const [number, month] = [Number(day.slice(8)), MONTHS[Number(day.slice(5, 7)) - 1]];
  return measures().dates === 'month-day' ? `${month} ${number}` : `${number} ${month}`;
}
