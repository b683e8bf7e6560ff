import { kmFromM } from '../units.ts';

export const SPLITS = ['even', 'negative'] as const;
export type SplitPlan = (typeof SPLITS)[number];

/** A kilometre or mile of the plan, or what is left of one before the finish. */
export type PacedKilometre = {
  /** Where it ends, in metres from the start. */
  endM: number;
  distanceM: number;
  timeS: number;
  paceSPerKm: number;
  /** On the clock where it ends. */
  clockS: number;
};

/** A stretch of one pace. */
export type PacedPart = { fromM: number; toM: number; paceSPerKm: number };

/** `lengthM` is that of one: a kilometre, or a mile. */
type Paced = { distanceM: number; timeS: number; split: SplitPlan; lengthM?: number };

const KILOMETRE_M = 1000;

/** Kilometre by kilometre, or mile by mile, to the finish, which is reached at exactly the time that is asked for. */
export function pacePlan(race: Paced): PacedKilometre[] {
  const parts = pacedParts(race);
  const { distanceM, timeS, lengthM = KILOMETRE_M } = race;
  const ends = endsOf(distanceM, lengthM);
  return ends.map((endM, at) => {
    const fromM = ends[at - 1] ?? 0;
    const isLast = at === ends.length - 1;
    const startS = clockOf(parts, fromM);
    const clockS = isLast ? timeS : clockOf(parts, endM);
    const spentS = clockS - startS;
    return {
      endM,
      distanceM: endM - fromM,
      timeS: spentS,
      paceSPerKm: spentS / kmFromM(endM - fromM),
      clockS,
    };
  });
}

/** How much slower the first third of a negative split is than the mean, as coaches have it: no trial. */
const HELD_BACK = 0.0125;

/**
 * The stretches of one pace. An even split is one. A negative one holds back in the first third, runs
 * the mean pace in the second, and has in the last one what it gave away, so that the time is the same.
 */
export function pacedParts(race: Paced): PacedPart[] {
  const { distanceM, timeS, split, lengthM = KILOMETRE_M } = race;
  const meanSPerKm = timeS / kmFromM(distanceM);
  if (split === 'even') return [{ fromM: 0, toM: distanceM, paceSPerKm: meanSPerKm }];
  const [firstM, secondM] = thirdsOf(distanceM, lengthM);
  const heldBackS = HELD_BACK * meanSPerKm;
  const backSPerKm = (heldBackS * firstM) / (distanceM - secondM);
  return [
    { fromM: 0, toM: firstM, paceSPerKm: meanSPerKm + heldBackS },
    { fromM: firstM, toM: secondM, paceSPerKm: meanSPerKm },
    { fromM: secondM, toM: distanceM, paceSPerKm: meanSPerKm - backSPerKm },
  ];
}

/** Where the clock shows this, in metres from the start. */
export function distanceAtM(race: Paced, clockS: number): number {
  const parts = pacedParts(race);
  let startS = 0;
  for (const { fromM, toM, paceSPerKm } of parts) {
    const partS = kmFromM(toM - fromM) * paceSPerKm;
    if (clockS <= startS + partS) return fromM + (1000 * (clockS - startS)) / paceSPerKm;
    startS += partS;
  }
  return race.distanceM;
}

/** On whole kilometres or miles, which can be read from a sign beside the road. */
function thirdsOf(distanceM: number, lengthM: number): [number, number] {
  const isShort = distanceM < 3 * lengthM;
  const round = (m: number) => (isShort ? m : lengthM * Math.round(m / lengthM));
  return [round(distanceM / 3), round((2 * distanceM) / 3)];
}

/** A rest of a few metres belongs to the kilometre before it. */
const SHORTEST_PART_M = 10;

function endsOf(distanceM: number, lengthM: number): number[] {
  const ends: number[] = [];
  const lastM = distanceM - SHORTEST_PART_M;
  for (let count = 1; count * lengthM <= lastM; count += 1) ends.push(count * lengthM);
  return [...ends, distanceM];
}

function clockOf(parts: readonly PacedPart[], atM: number): number {
  return parts.reduce(
    (sum, { fromM, toM, paceSPerKm }) =>
      sum + kmFromM(Math.max(0, Math.min(toM, atM) - fromM)) * paceSPerKm,
    0,
  );
}
