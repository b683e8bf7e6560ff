import { distanceUnit, distanceWord, exactDistance } from '../../domain/measures.ts';
import { RACE_NAMES } from '../../domain/standard-distances.ts';

/** '10 km', '21.1 km'; '10 km', 'Half marathon' for whoever reads miles: nobody races 6.21 miles. */
export function raceDistanceText(distanceM: number): string {
  const [, name] =
    Object.entries(RACE_NAMES).find(([kilometres]) => 1000 * Number(kilometres) === distanceM) ??
    [];
  if (name && distanceWord() === 'mile') return name;
  return `${exactDistance(distanceM)}\u00a0${distanceUnit()}`;
}
