import * as z from 'zod/mini';
import type { StravaStreams } from '../../../domain/strava/activity.ts';

/** What is asked for: never where the athlete was, which nothing here shows. */
export const STREAMS_ASKED = [
  'time',
  'distance',
  'heartrate',
  'altitude',
  'velocity_smooth',
  'cadence',
  'moving',
] as const;

const numbers = z.nullish(z.object({ data: z.array(z.nullable(z.number())) }));
const switches = z.nullish(z.object({ data: z.array(z.nullable(z.boolean())) }));

const byType = z.object({
  time: numbers,
  distance: numbers,
  heartrate: numbers,
  altitude: numbers,
  velocity_smooth: numbers,
  cadence: numbers,
  moving: switches,
});

/** Keyed by type as asked for; Strava's own documents show a list, which is read as well. */
const anyForm = z.pipe(
  z.union([
    z.pipe(
      z.array(z.looseObject({ type: z.string() })),
      z.transform((list) => Object.fromEntries(list.map((stream) => [stream.type, stream]))),
    ),
    z.looseObject({}),
  ]),
  byType,
);

/** Null where there is not a single sample. */
export const activityStreams = z.pipe(
  anyForm.check(z.refine(isOfOneLength)),
  z.transform((streams): StravaStreams | null => {
    const named = {
      timeS: dataOf(streams.time),
      distanceM: dataOf(streams.distance),
      heartRateBpm: dataOf(streams.heartrate),
      elevationM: dataOf(streams.altitude),
      speedMPerS: dataOf(streams.velocity_smooth),
      cadencePerMin: dataOf(streams.cadence),
      moving: dataOf(streams.moving),
    };
    return Object.values(named).every((channel) => channel === null) ? null : named;
  }),
);

/** A stream without samples is as good as none. */
function dataOf<T>(stream: { data: T[] } | null | undefined): T[] | null {
  return stream && stream.data.length > 0 ? stream.data : null;
}

function isOfOneLength(streams: z.output<typeof byType>): boolean {
  const lengths = STREAMS_ASKED.map((type) => streams[type]?.data.length ?? 0).filter(Boolean);
  return new Set(lengths).size <= 1;
}
