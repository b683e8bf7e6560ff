import { formatDuration } from './duration.ts';
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
  const recordS = worldRecordS(distanceM);
  if (durationS >= recordS) return null;
  const record = `${roundKm(kmFromM(distanceM))} km (${formatDuration(Math.ceil(recordS))})`;
  return `That is faster than the world record for ${record}. ${CHECK_BOTH}`;
}

const CHECK_TIME = 'Check the time, or confirm that it is right.';
const CHECK_BOTH = 'Check time and distance, or confirm that they are right.';

/**
 * Whole seconds of the fastest times ever run, men's, on the track up to 10 km and on the road or the
 * track beyond; by World Athletics' lists, from 100 km on by those of the International Association of
 * Ultrarunners. Also what was run with a pacing car, or awaits ratification: faster than all of these
 * is what nobody has run.
 */
const FASTEST: readonly { distanceM: number; durationS: number }[] = [
  { distanceM: 100, durationS: 9 }, // 9.58, Usain Bolt 2009
  { distanceM: 200, durationS: 19 }, // 19.19, Usain Bolt 2009
  { distanceM: 400, durationS: 43 }, // 43.03, Wayde van Niekerk 2016
  { distanceM: 800, durationS: 100 }, // 1:40.91, David Rudisha 2012
  { distanceM: 1_000, durationS: 131 }, // 2:11.96, Noah Ngeny 1999
  { distanceM: 1_500, durationS: 206 }, // 3:26.00, Hicham El Guerrouj 1998
  { distanceM: 1_609.344, durationS: 223 }, // 3:43.13, Hicham El Guerrouj 1999
  { distanceM: 3_000, durationS: 437 }, // 7:17.55, Jakob Ingebrigtsen 2024
  { distanceM: 5_000, durationS: 755 }, // 12:35.36, Joshua Cheptegei 2020
  { distanceM: 10_000, durationS: 1_571 }, // 26:11.00, Joshua Cheptegei 2020
  { distanceM: 21_097.5, durationS: 3_402 }, // 56:42, Jacob Kiplimo 2025
  { distanceM: 42_195, durationS: 7_235 }, // 2:00:35, Kelvin Kiptum 2023
  { distanceM: 100_000, durationS: 21_935 }, // 6:05:35, Aleksandr Sorokin 2023
  { distanceM: 160_934.4, durationS: 39_099 }, // 10:51:39, Aleksandr Sorokin 2022
  { distanceM: 319_614, durationS: 86_400 }, // in 24 hours, Aleksandr Sorokin 2022
];

/**
 * In between, times grow by a power of the distance, as Riegel found (1981); outside, they keep the
 * pace of the shortest and of the longest.
 */
export function worldRecordS(distanceM: number): number {
  const after = FASTEST.findIndex((record) => record.distanceM >= distanceM);
  const [shorter, longer] = [FASTEST[after - 1], FASTEST[after]];
  const nearest = longer ?? FASTEST.at(-1);
  if (!nearest) return 0;
  if (!shorter || !longer) return (distanceM / nearest.distanceM) * nearest.durationS;
  const share =
    Math.log(distanceM / shorter.distanceM) / Math.log(longer.distanceM / shorter.distanceM);
  return shorter.durationS * (longer.durationS / shorter.durationS) ** share;
}
