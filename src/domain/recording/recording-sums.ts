import { heldAlong } from './along.ts';
import { climbingAlong } from './climbing.ts';
import type { Recording } from './recording.ts';

/** What a whole recording comes to; null where nothing was measured to tell it from. */
export type RecordingSums = {
  ascentM: number | null;
  /** Seconds with a cadence, and those seconds times the cadence. */
  cadenceS: number | null;
  cadenceTimesS: number | null;
};

/** The same figures as the page of the workout shows, without all else that it works out. */
export function recordingSums(recording: Recording): RecordingSums {
  const steps = heldAlong(recording.timeS, recording.cadencePerMin);
  const cadenceS = steps.heldS.at(-1) ?? 0;
  return {
    ascentM: climbingAlong(recording)?.ascentM.at(-1) ?? null,
    cadenceS: cadenceS > 0 ? cadenceS : null,
    cadenceTimesS: cadenceS > 0 ? (steps.valueSeconds.at(-1) ?? 0) : null,
  };
}
