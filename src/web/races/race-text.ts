import type { Race } from '../../contract/races.ts';
import { formatPace, paceSPerKm } from '../../domain/pace.ts';
import { mFromKm, roundKm } from '../../domain/units.ts';

/** '21.1', as many decimals as are needed and two at most. */
export function kmText(km: number): string {
  return roundKm(km, 2).toLocaleString('en');
}

/** Of the time that was run; null where none was recorded. */
export function actualPace({ distance, actualTimeSeconds }: Race): string | null {
  const pace = paceSPerKm({ distanceM: mFromKm(distance), durationS: actualTimeSeconds });
  return pace === null ? null : formatPace(pace);
}

/** '48 s', '2:18 min', '1:02:18 h'. */
export function spanText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole}\u00a0s`;
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}\u00a0h` : `${m}:${two(s)}\u00a0min`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
