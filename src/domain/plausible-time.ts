import { formatElapsed } from './duration.ts';
import { formatPace } from './pace.ts';
import { kmFromM, roundKm } from './units.ts';

const LONGEST_S = 24 * 3600;
const SLOWEST_RUN_S_PER_KM = 30 * 60;

/**
 * Why a time is saved only once it is confirmed, in words; null where nothing speaks against it.
 * Most such times are a slip: hours for minutes, metres for kilometres.
 */
export function implausibleTime(effort: {
  /** Whether it was run: a walk may take its time. */
  isRun: boolean;
  distanceM: number | null;
  durationS: number;
}): string | null {
  const { isRun, distanceM, durationS } = effort;
  if (durationS > LONGEST_S) return `That is longer than 24 hours. ${CHECK_TIME}`;
  if (!isRun || !distanceM) return null;
  const pace = durationS / kmFromM(distanceM);
  if (pace > SLOWEST_RUN_S_PER_KM) {
    return `That is ${formatPace(pace)} /km, slower than 30 min/km. ${CHECK_BOTH}`;
  }
  if (!isBeyondAnybody(effort)) return null;
  const recordS = worldRecordS(distanceM);
  const record = `${roundKm(kmFromM(distanceM))} km (${formatElapsed(Math.ceil(recordS))})`;
  return `That is faster than the world record for ${record}. ${CHECK_BOTH}`;
}

type Effort = { distanceM: number | null; durationS: number };

/** Nobody has run so far in that time: distance or time is a slip. */
export function isBeyondAnybody({ distanceM, durationS }: Effort): boolean {
  if (!distanceM || durationS <= 0) return false;
  return durationS < worldRecordS(distanceM) * (1 - RECORDS_FALL_BY);
}

/**
 * How far a run went, as far as it can be believed. What is judged, advised or predicted goes by it: one
 * row of 90 km for 3 must not plan the weeks of somebody who runs 40.
 */
export function believedDistanceM(run: Effort): number | null {
  return isBeyondAnybody(run) ? null : run.distanceM;
}

const CHECK_TIME = 'Check the time, or confirm that it is right.';
const CHECK_BOTH = 'Check time and distance, or confirm that they are right.';

/**
 * A record falls by less at a time: the half marathon's by 0.3 % in 2026, the marathon's by 0.9 %. What
 * was run behind a car or in shoes that are not allowed beats the list by up to 1.8 %: 56:42 for a half
 * marathon, 5:59:20 for 100 km.
 */
const RECORDS_FALL_BY = 0.02;

/**
 * Men's world records, on the track up to 10 km, on road or track beyond: World Athletics', and from
 * 50 km on those of the International Association of Ultrarunners. Compared on 22 November 2026 with
 * what the press reported of each: tf-stats.com for 400 m to 10 km, athleticsweekly.com of 8 March 2026
 * for the half marathon, bbc.com of 26 April 2026 for the marathon (whether it is ratified was not
 * found), irunfar.com of 26 August 2025 for 100 km, 3athlon.nl of January 2022 for 100 miles,
 * mybestruns.com of 2025 for 24 hours. Nothing newer was found, but little of the summer of 2026 was
 * there to be searched.
 */
const RECORDS: readonly { distanceM: number; durationS: number }[] = [
  { distanceM: 100, durationS: 9.58 }, // Usain Bolt, Berlin 2009
  { distanceM: 200, durationS: 19.19 }, // Usain Bolt, Berlin 2009
  { distanceM: 400, durationS: 43.03 }, // Wayde van Niekerk, Rio de Janeiro 2016
  { distanceM: 800, durationS: 100.91 }, // 1:40.91, David Rudisha, London 2012
  { distanceM: 1_000, durationS: 131.96 }, // 2:11.96, Noah Ngeny, Rieti 1999
  { distanceM: 1_500, durationS: 206 }, // 3:26.00, Hicham El Guerrouj, Rome 1998
  { distanceM: 1_609.344, durationS: 223.13 }, // 3:43.13, Hicham El Guerrouj, Rome 1999
  { distanceM: 3_000, durationS: 437.55 }, // 7:17.55, Jakob Ingebrigtsen, Silesia 2024
  { distanceM: 5_000, durationS: 755.36 }, // 12:35.36, Joshua Cheptegei, Monaco 2020
  { distanceM: 10_000, durationS: 1_571 }, // 26:11.00, Joshua Cheptegei, Valencia 2020
  { distanceM: 21_097.5, durationS: 3_440 }, // 57:20, Jacob Kiplimo, Lisbon 2026
  { distanceM: 42_195, durationS: 7_170 }, // 1:59:30, Sabastian Sawe, London 2026
  { distanceM: 50_000, durationS: 9_523 }, // 2:38:43, CJ Albertson, San Francisco 2022
  { distanceM: 100_000, durationS: 21_935 }, // 6:05:35, Aleksandr Sorokin, Vilnius 2023
  { distanceM: 160_934.4, durationS: 39_099 }, // 10:51:39, Aleksandr Sorokin, Tel Aviv 2022
  { distanceM: 319_614, durationS: 86_400 }, // in 24 hours, Aleksandr Sorokin, Verona 2022
];

/**
 * In between, times grow by a power of the distance, as Riegel found (1981); outside, they keep the
 * pace of the shortest and of the longest.
 */
export function worldRecordS(distanceM: number): number {
  const after = RECORDS.findIndex((record) => record.distanceM >= distanceM);
  const [shorter, longer] = [RECORDS[after - 1], RECORDS[after]];
  const nearest = longer ?? RECORDS.at(-1);
  if (!nearest) return 0;
  if (!shorter || !longer) return (distanceM / nearest.distanceM) * nearest.durationS;
  const share =
    Math.log(distanceM / shorter.distanceM) / Math.log(longer.distanceM / shorter.distanceM);
  return shorter.durationS * (longer.durationS / shorter.durationS) ** share;
}
