import lookUpZone from '@photostructure/tz-lookup';
import { offsetInZone } from '../../../domain/calendar.ts';
import type { Position } from './positions.ts';

/**
 * Seconds to add to UTC for the wall of where the athlete was. The place decides: a watch that was
 * carried abroad, or set wrong in summer, tells the instant all the same. Without a place it is what
 * the device says; null where neither is known, for which the athlete's own zone stands.
 */
export function localOffsetS(of: {
  atMs: number;
  position: Position | null;
  deviceOffsetS: number | null;
}): number | null {
  return offsetOfPlace(of.position, of.atMs) ?? of.deviceOffsetS;
}

function offsetOfPlace(position: Position | null, atMs: number): number | null {
  if (!position) return null;
  try {
    return offsetInZone(atMs, lookUpZone(position.latitudeDeg, position.longitudeDeg));
  } catch {
    // A zone that is newer than this computer's list of them.
    return null;
  }
}

/** '+0100', 'UTC+02:00', 'GMT-3'; null where the text is no such difference, or no zone has it. */
export function offsetWritten(text: string): number | null {
  const match = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(text);
  if (!match) return null;
  const [, sign, hours, minutes = '0'] = match;
  const seconds = Number(hours) * 3600 + Number(minutes) * 60;
  if (seconds > EAST_OF_ALL_S) return null;
  return sign === '-' ? -seconds || 0 : seconds;
}

const WEST_OF_ALL_S = -12 * 3600;
const EAST_OF_ALL_S = 14 * 3600;
const QUARTER_S = 900;
// Clocks of watches are some minutes off, and zones are whole quarters of an hour.
const MOST_OFF_S = 300;

/** A device's difference between its wall and UTC as a zone has it; null where no zone has it. */
export function believableOffsetS(differenceS: number): number | null {
  const offsetS = Math.round(differenceS / QUARTER_S) * QUARTER_S;
  if (Math.abs(differenceS - offsetS) > MOST_OFF_S) return null;
  return offsetS >= WEST_OF_ALL_S && offsetS <= EAST_OF_ALL_S ? offsetS + 0 : null;
}
