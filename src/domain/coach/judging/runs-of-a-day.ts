import { adviseZoneTwo } from '../../advice-rules.ts';
import { type Day, daysBetween } from '../../calendar.ts';
import { FUELED_RUN_M } from '../../limits.ts';
import { STATUS } from '../../load/load-rules.ts';
import { boundText, paceFigure } from '../../measures.ts';
import { zoneRanges } from '../../zones.ts';
import { LONG_RUN_DAYS, LONG_RUN_STEP } from '../coach-limits.ts';
import { countText, dayText, kmText, paceText, plannedText } from '../phrases.ts';
import { type Claim, claim } from './claim.ts';
import { fastPart } from './fast-part.ts';
import { longRunToDo } from './long-run-to-do.ts';
import { type CoachWorkout, idsOf, type TrainingFacts, within } from './training-facts.ts';
import {
  easyPaces,
  easyRuns,
  isCalledLong,
  longestToBuildOn,
  usualEasyDay,
  usualEasyM,
  usualEasyMinutes,
} from './usual-runs.ts';
import { longRuns, type Session } from './week-layout.ts';

/** What to do, and why, each reason with what it rests on. */
export type Suggestion = {
  headline: string;
  reasons: Claim[];
  run?: RunToDo;
  /** Whether a run may be left out altogether: then no run is suggested. */
  isDayOff?: true;
};

/** Which run is suggested, and how far where that is said: a day off has none. */
export type RunToDo = {
  kind: Exclude<Session, 'race'> | 'gentle';
  distanceM: number | null;
};

export type DayFacts = TrainingFacts & {
  day: Day;
  dayWord: 'today' | 'tomorrow';
  done: CoachWorkout[];
};

export function longRun(facts: DayFacts): Suggestion {
  const { day, today } = facts;
  const [lastLong] = longRuns(facts);
  const longest = longestToBuildOn(facts);
  const toDo = longRunToDo(facts, day);
  const long = because({
    text: lastLong
      ? `Your last long run was on ${dayText(lastLong.date, today)}, ${daysBetween(lastLong.date, day)} days before.`
      : 'There is no long run in the last twelve weeks.',
    basis: `A long run is called one, or over ${boundText(FUELED_RUN_M)}, or far longer than your usual one`,
    workoutIds: lastLong ? [lastLong.id] : [],
  });
  if (!longest || toDo === null) return easyRun(facts, [long]);
  const { aboutM, upToM } = toDo;
  const length = because(
    upToM !== null
      ? {
          text: `Your longest of the last ${LONG_RUN_DAYS} days is ${kmText(longest.distanceM)}; ${howMuchMore(facts, upToM / longest.distanceM)}.`,
          basis: dayText(longest.date, today),
          workoutIds: [longest.id],
        }
      : {
          text: `That is what the plan to ${facts.advice.nextRace?.name} has for this week.`,
          basis: 'The plan by week on the page of the race',
          raceId: facts.advice.nextRace?.id,
        },
  );
  const name = isCalledLong(aboutM, facts) ? 'A long run' : 'A run a little longer than usual';
  const about = plannedText(aboutM);
  const isLess = upToM !== null && plannedText(upToM) !== about;
  const most = isLess ? `, ${plannedText(upToM)} at most` : '';
  return {
    run: { kind: 'long', distanceM: aboutM },
    headline: `${name}, easy throughout: about ${about}${most}; ${easyText(facts)}.`,
    reasons: [long, length],
  };
}

function howMuchMore({ advice }: DayFacts, ratio: number): string {
  if (advice.pregnancy?.is === 'pregnant') return 'let it get no longer now';
  return ratio < LONG_RUN_STEP - 0.01 ? 'that is long enough' : 'a tenth more is the most to add';
}

export function fasterRun(facts: DayFacts): Suggestion {
  const { advice, day, recentRuns } = facts;
  const part = fastPart(facts, { day, lengthM: usualEasyM(recentRuns) });
  if (!part) return easyRun(facts, []);
  const item = adviseZoneTwo(advice);
  const reasons = [
    ...(item ? [zoneTwoReason(item)] : []),
    ...(part.isPlanned
      ? [
          because({
            text: `It is the session that the plan to ${advice.nextRace?.name} has for this week.`,
            basis: 'The plan by week on the page of the race',
            raceId: advice.nextRace?.id,
          }),
        ]
      : []),
  ];
  return {
    run: { kind: 'faster', distanceM: part.distanceM },
    headline: `A faster run: ${part.text}.`,
    reasons,
  };
}

/** Why a run is to be an easy one. */
export function tooLittleEasy({ advice }: DayFacts): Claim[] {
  const item = adviseZoneTwo(advice);
  return item?.priority === 'medium' ? [zoneTwoReason(item)] : [];
}

function zoneTwoReason({
  finding,
  evidence,
}: NonNullable<ReturnType<typeof adviseZoneTwo>>): Claim {
  return because({
    text: finding,
    basis: `${countText(evidence.workoutIds.length, 'run', 'runs')} of the last 28 days with minutes in zones`,
    workoutIds: [...evidence.workoutIds],
  });
}

export function easyRun(facts: DayFacts, reasons: Claim[], start = 'An easy run'): Suggestion {
  const { recentRuns } = facts;
  const easy = easyRuns(recentRuns);
  const usual = usualEasyDay(recentRuns);
  if (!usual) {
    const minutes = usualEasyMinutes(recentRuns);
    return {
      headline: `${start} of ${minutes === null ? 30 : `about ${minutes}`} minutes; ${easyText(facts)}.`,
      reasons,
      run: { kind: 'easy', distanceM: null },
    };
  }
  const km = kmText(usual.distanceM);
  const isDouble = usual.runs > 1;
  const why = because({
    text: isDouble ? `Your usual easy day is ${km}, in two runs.` : `Your usual easy run is ${km}.`,
    basis: `The middle ${isDouble ? 'day' : 'one'} of ${countText(easy.length, 'run', 'runs')} of the last 28 days that were neither long nor hard`,
    workoutIds: idsOf(easy),
  });
  return {
    headline: `${start} of about ${km}${isDouble ? ', or two of together as much' : ''}; ${easyText(facts)}.`,
    reasons: [...reasons, why],
    run: { kind: 'easy', distanceM: usual.distanceM },
  };
}

/** A run that nobody waits for. */
export function offOrEasy(facts: DayFacts, reasons: Claim[]): Suggestion {
  const { headline, reasons: why } = easyRun(facts, reasons, 'A day off or an easy run');
  return { headline, reasons: why, isDayOff: true };
}

export function withStrides(easy: Suggestion): Suggestion {
  const [length, ...zone] = easy.headline.split(';');
  return {
    ...easy,
    headline: [`${length} with a few short, quick stretches`, ...zone].join(';'),
    run: { kind: 'strides', distanceM: easy.run?.distanceM ?? null },
  };
}

/**
 * 'stay in Zone 2, 113 to 131 bpm'; for whom no run has a heart rate 'easily enough to talk, about 5:40
 * to 6:20 /km'.
 */
export function easyText(facts: TrainingFacts): string {
  const { zones, advice, goesByHeart } = facts;
  if (advice.pregnancy !== null) return TALK;
  if (!goesByHeart) {
    if (isHotNow(facts)) return `${TALK}, however slow that is in the heat`;
    const paces = easyPaces(facts);
    return paces ? `${TALK}, about ${paceFigure(paces.fast)} to ${paceText(paces.slow)}` : TALK;
  }
  const [, zone2] = zoneRanges(zones);
  return zone2 ? `stay in Zone 2, ${zone2.fromBpm} to ${zone2.toBpm} bpm` : 'stay in Zone 2';
}

const TALK = 'easily enough to talk';

/** A third of the runs of two weeks: the paces of cooler days are none for now. */
function isHotNow({ runs, today }: TrainingFacts): boolean {
  const lately = within(runs, { until: today, days: 14 });
  const hot = lately.filter(({ isHot }) => isHot).length;
  return hot > 1 && hot >= STATUS.hotShare * lately.length;
}

export function because(reason: Pick<Claim, 'text' | 'basis'> & Partial<Claim>): Claim {
  return claim({ topic: 'overview', title: 'Why', ...reason });
}
