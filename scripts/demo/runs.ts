import type { GelType, RunningSubtype } from '../../src/domain/workout-kinds.ts';
import { easyPaceSPerKm } from './athlete.ts';
import type { Dice } from './dice.ts';
import type { Stretch } from './heart.ts';
import { maybeNote, noteFor } from './notes.ts';
import type { PlannedSession } from './year-plan.ts';

export type Run = {
  subtype: RunningSubtype;
  distanceM: number;
  stretches: Stretch[];
  note: string | null;
};

export const HALF_RACE_S = 6762;
export const TEN_RACE_S = 2953;

const EASY_SHARE = 0.672;
const SHARE_PER_S_FASTER = 0.0022;

/** How a planned run turned out: distance, and minute by minute how hard. */
export function runSession(session: PlannedSession, dice: Dice): Run {
  const { kind } = session;
  if (kind === 'half-race') {
    return race({ kind, distanceM: 21_097, seconds: HALF_RACE_S, share: 0.865 }, dice);
  }
  if (kind === 'ten-race') {
    return race({ kind, distanceM: 10_000, seconds: TEN_RACE_S, share: 0.9 }, dice);
  }
  return kind === 'intervals' ? intervals(session, dice) : steady(session, dice);
}

export type Fuel = {
  gelType: GelType | null;
  caffeinatedGels: number;
  nonCaffeinatedGels: number;
  hydrationMl: number | null;
};

/** Gels by the clock on long runs, once she had learnt it; something to drink where it is long. */
export function fuelOf(
  run: { distanceM: number; seconds: number; weeksAgo: number },
  dice: Dice,
): Fuel {
  const { distanceM, seconds, weeksAgo } = run;
  const hours = seconds / 3600;
  if (distanceM < 14_500) {
    const drank = distanceM > 9_500 && dice.chance(0.5);
    const hydrationMl = drank ? round(dice.between(200, 450), 50) : null;
    return { gelType: null, caffeinatedGels: 0, nonCaffeinatedGels: 0, hydrationMl };
  }
  const hydrationMl = round(hours * dice.between(weeksAgo > 30 ? 200 : 330, 520), 50);
  const forgot = dice.chance(weeksAgo > 36 ? 0.5 : 0.08);
  if (forgot) return { gelType: 'none', caffeinatedGels: 0, nonCaffeinatedGels: 0, hydrationMl };
  const gels = Math.max(1, Math.floor(seconds / 60 / 45));
  const caffeinatedGels = gels > 1 && dice.chance(0.6) ? 1 : 0;
  return {
    gelType: weeksAgo > 28 ? 'gu' : dice.pick(['sis', 'sis', 'sis', 'other'] as const),
    caffeinatedGels,
    nonCaffeinatedGels: gels - caffeinatedGels,
    hydrationMl,
  };
}

function steady({ kind, km, weeksAgo }: PlannedSession, dice: Dice): Run {
  const distanceM = Math.max(3, km * dice.between(0.93, 1.07)) * 1000;
  const easyPace = easyPaceSPerKm(weeksAgo);
  const pace = easyPace + dice.between(-9, 10) + (kind === 'long' ? 5 : 0);
  const seconds = (pace * distanceM) / 1000;
  // Even effort, but the body has its days.
  const share = EASY_SHARE + (easyPace - pace) * SHARE_PER_S_FASTER + dice.between(-0.022, 0.022);
  const picksUp = kind === 'long' && dice.chance(0.3);
  const stretches = picksUp
    ? [
        { seconds: seconds * 0.78, share, distanceM: distanceM * 0.765 },
        { seconds: seconds * 0.22, share: share + 0.09, distanceM: distanceM * 0.235 },
      ]
    : [{ seconds, share }];
  const subtype =
    kind === 'long' ? 'outdoor-long' : kind === 'treadmill' ? 'treadmill' : 'outdoor-easy';
  return { subtype, distanceM, stretches, note: maybeNote(kind, dice) };
}

const SETS = [
  { reps: 6, repM: 800, faster: 72, share: 0.905, restS: 120 },
  { reps: 5, repM: 1000, faster: 66, share: 0.9, restS: 150 },
  { reps: 10, repM: 400, faster: 84, share: 0.91, restS: 75 },
  { reps: 4, repM: 1600, faster: 55, share: 0.885, restS: 120 },
  { reps: 3, repM: 2000, faster: 50, share: 0.88, restS: 120 },
  { reps: 1, repM: 5000, faster: 44, share: 0.86, restS: 0 },
] as const;

/** Warm-up, repetitions with jogs between, cool-down; the distance follows from the paces. */
function intervals({ weeksAgo }: PlannedSession, dice: Dice): Run {
  const set = dice.pick(SETS);
  const easyPace = easyPaceSPerKm(weeksAgo);
  const repPace = easyPace - set.faster + dice.between(-4, 4);
  const repS = (repPace * set.repM) / 1000;
  const jog = (seconds: number, share: number, pace: number) => ({
    seconds,
    share,
    distanceM: (seconds / pace) * 1000,
  });
  const stretches = [jog(dice.between(660, 840), 0.66, easyPace)];
  for (let rep = 1; rep <= set.reps; rep += 1) {
    stretches.push({ seconds: repS, share: set.share, distanceM: set.repM });
    if (rep < set.reps) stretches.push(jog(set.restS, 0.6, easyPace + 60));
  }
  stretches.push(jog(dice.between(480, 720), 0.64, easyPace + 20));
  const distanceM = stretches.reduce((sum, stretch) => sum + stretch.distanceM, 0);
  const what = set.reps === 1 ? '5 km tempo' : `${set.reps} x ${set.repM} m`;
  const note = `${what} in ${clock(repS)}${set.reps === 1 ? '' : `, ${set.restS} s jog`}. ${maybeNote('intervals', dice) ?? ''}`;
  return { subtype: 'outdoor-interval', distanceM, stretches, note: note.trim() };
}

type Race = { kind: 'half-race' | 'ten-race'; distanceM: number; seconds: number; share: number };

function race({ kind, distanceM, seconds, share }: Race, dice: Dice): Run {
  return {
    subtype: kind === 'half-race' ? 'outdoor-long' : 'outdoor-interval',
    distanceM,
    stretches: [
      { seconds: seconds * 0.3, share: share - 0.02 },
      { seconds: seconds * 0.7, share },
    ],
    note: noteFor(kind, dice),
  };
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function round(value: number, step: number): number {
  return Math.round(value / step) * step;
}
