import { setTimeout } from 'node:timers/promises';
import { offsetInZone } from '../src/domain/calendar.ts';

const DAY_MS = 86_400_000;

/** Longer than a journey takes from the day that it asks for to the day that it reads on a screen. */
const LEAST_MS = 30_000;

/** Until the next day begins in one of these zones, where that is soon; else 0. In ms. */
export function waitBeforeMidnightMs(instantMs: number, timeZones: readonly string[]): number {
  const left = timeZones.map((zone) => {
    const wallMs = instantMs + offsetInZone(instantMs, zone) * 1000;
    return DAY_MS - (wallMs % DAY_MS);
  });
  return Math.max(0, ...left.filter((leftMs) => leftMs < LEAST_MS));
}

/** A journey that begins just before midnight would plan a race for today and find it in the past. */
export async function waitOutTheDay(...timeZones: string[]): Promise<void> {
  await setTimeout(waitBeforeMidnightMs(Date.now(), timeZones));
}
