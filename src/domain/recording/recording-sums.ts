import { alongOf } from './along.ts';
import type { Recording } from './recording.ts';
import { wholeStretch } from './stretch.ts';

/** What a whole recording comes to; null where nothing was measured to tell it from. */
export type RecordingSums = {
  ascentM: number | null;
  /** Seconds with a cadence, and those seconds times the cadence. */
  cadenceS: number | null;
  cadenceTimesS: number | null;
};

/** The same figures as the page of the workout shows. */
export function recordingSums(recording: Recording): RecordingSums {
  const along = alongOf(recording);
  const cadenceS = along.steppedS.at(-1) ?? 0;
  return {
    ascentM: wholeStretch(along).ascentM,
    cadenceS: cadenceS > 0 ? cadenceS : null,
    cadenceTimesS: cadenceS > 0 ? (along.cadenceSeconds.at(-1) ?? 0) : null,
  };
}
