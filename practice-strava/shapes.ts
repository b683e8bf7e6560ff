import { offsetInZone } from '../src/domain/calendar.ts';
import { metresOf, movingSecondsOf, type PracticeActivity } from './activity.ts';
import type { PracticeAthlete } from './athlete.ts';
import { type Samples, samplesOf, tenths, thousandths } from './samples.ts';

/** An athlete as `/athlete` tells of them (resource state 3) and the token call does (2). */
export function athleteShape(athlete: PracticeAthlete, resourceState: 2 | 3) {
  return {
    id: BigInt(athlete.id),
    username: athlete.username,
    resource_state: resourceState,
    firstname: athlete.firstname,
    lastname: athlete.lastname,
    bio: null,
    city: athlete.city,
    state: athlete.state,
    country: athlete.country,
    sex: athlete.sex,
    premium: athlete.premium,
    summit: athlete.premium,
    created_at: '2019-03-02T08:11:40Z',
    updated_at: '2026-01-05T17:20:03Z',
    badge_type_id: athlete.premium ? 1 : 0,
    weight: 68.5,
    profile_medium: athlete.profile,
    profile: athlete.profile,
    friend: null,
    follower: null,
    ...(resourceState === 3 && {
      blocked: false,
      can_follow: true,
      follower_count: 12,
      friend_count: 15,
      mutual_friend_count: 0,
      athlete_type: 1,
      date_preference: '%m/%d/%Y',
      measurement_preference: 'meters',
      clubs: [],
      ftp: null,
      bikes: [],
      shoes: [],
    }),
  };
}

export function summaryShape(activity: PracticeActivity) {
  const samples = samplesOf(activity);
  const metres = metresOf(activity);
  const seconds = movingSecondsOf(activity);
  const utcOffsetS = offsetInZone(activity.startMs, activity.timeZone);
  const { heartrate, latlng, altitude, cadence } = samples;
  return {
    resource_state: 2,
    athlete: { id: BigInt(activity.athleteId), resource_state: 1 },
    name: activity.name,
    distance: tenths(metres),
    moving_time: seconds,
    elapsed_time: seconds + activity.pausedS,
    total_elevation_gain: ascentOf(samples),
    type: TYPES[activity.sportType] ?? activity.sportType,
    sport_type: activity.sportType,
    ...(/Run|Ride/.test(activity.sportType) && { workout_type: activity.workoutType }),
    id: BigInt(activity.id),
    start_date: isoSeconds(activity.startMs),
    start_date_local: isoSeconds(activity.startMs + utcOffsetS * 1000),
    timezone: zoneText(activity),
    utc_offset: utcOffsetS,
    location_city: null,
    location_state: null,
    location_country: null,
    achievement_count: 0,
    kudos_count: 0,
    comment_count: 0,
    athlete_count: 1,
    photo_count: 0,
    map: {
      id: `a${activity.id}`,
      summary_polyline: latlng ? encodePolyline(everyNth(latlng, 60)) : '',
      resource_state: 2,
    },
    trainer: activity.trainer,
    commute: false,
    manual: activity.manual,
    private: activity.isPrivate,
    visibility: activity.isPrivate ? 'only_me' : 'everyone',
    flagged: false,
    gear_id: null,
    start_latlng: latlng?.[0] ?? [],
    end_latlng: latlng?.at(-1) ?? [],
    average_speed: seconds === 0 ? 0 : thousandths(metres / seconds),
    max_speed: Math.max(0, ...[...everyNth(samples.velocity_smooth, 5)]),
    ...(cadence && !activity.manual && { average_cadence: tenths(meanOf(cadence)) }),
    has_heartrate: heartrate !== null,
    ...(heartrate && {
      average_heartrate: tenths(meanOf(heartrate)),
      max_heartrate: heartrate.reduce((most, bpm) => Math.max(most, bpm), 0),
    }),
    heartrate_opt_out: false,
    display_hide_heartrate_option: heartrate !== null,
    ...(altitude && {
      elev_high: altitude.reduce((a, b) => Math.max(a, b)),
      elev_low: altitude.reduce((a, b) => Math.min(a, b)),
    }),
    upload_id: activity.manual ? null : BigInt(activity.id) + 1_083_785_910n,
    ...(!activity.manual && { upload_id_str: String(BigInt(activity.id) + 1_083_785_910n) }),
    external_id: activity.manual ? null : `practice_ping_${activity.id}`,
    from_accepted_tag: false,
    pr_count: 0,
    total_photo_count: 0,
    has_kudoed: false,
    ...(heartrate && { suffer_score: Math.round(seconds / 40) }),
  };
}

export function detailedShape(activity: PracticeActivity) {
  const { map, ...summary } = summaryShape(activity);
  const { latlng } = samplesOf(activity);
  return {
    ...summary,
    resource_state: 3,
    map: {
      ...map,
      polyline: latlng ? encodePolyline(everyNth(latlng, 10)) : '',
      resource_state: 3,
    },
    description: activity.description,
    calories: activity.calories,
    perceived_exertion: null,
    prefer_perceived_exertion: null,
    segment_efforts: [],
    laps: lapShapes(activity),
    best_efforts: [],
    photos: { primary: null, count: 0 },
    stats_visibility: [
      { type: 'heart_rate', visibility: 'everyone' },
      { type: 'pace', visibility: 'everyone' },
    ],
    hide_from_home: false,
    ...(activity.deviceName && { device_name: activity.deviceName }),
    embed_token: `practice${activity.id}`,
    available_zones: activity.hasHeartRate ? ['heartrate', 'pace'] : [],
  };
}

export function lapShapes(activity: PracticeActivity) {
  if (activity.manual) return [];
  const samples = samplesOf(activity);
  const last = samples.time.length - 1;
  const utcOffsetS = offsetInZone(activity.startMs, activity.timeZone);
  let from = 0;
  const ends = activity.hasLaps
    ? activity.stretches.map(({ seconds }, index) => {
        from += seconds;
        return index === activity.stretches.length - 1 ? last : from - 1;
      })
    : [last];
  return ends.map((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    const heart = samples.heartrate?.slice(start, end + 1) ?? null;
    const startTime = samples.time[start] ?? 0;
    const metres =
      (samples.distance[end] ?? 0) - (start === 0 ? 0 : (samples.distance[start - 1] ?? 0));
    const seconds = end - start + 1;
    const startMs = activity.startMs + startTime * 1000;
    return {
      id: BigInt(activity.id) * 4n + BigInt(index),
      resource_state: 2,
      name: `Lap ${index + 1}`,
      activity: { id: BigInt(activity.id), visibility: 'everyone', resource_state: 1 },
      athlete: { id: BigInt(activity.athleteId), resource_state: 1 },
      elapsed_time: (samples.time[end] ?? 0) - startTime + 1,
      moving_time: seconds,
      start_date: isoSeconds(startMs),
      start_date_local: isoSeconds(startMs + utcOffsetS * 1000),
      distance: tenths(metres),
      average_speed: seconds === 0 ? 0 : thousandths(metres / seconds),
      max_speed: thousandths((metres / Math.max(1, seconds)) * 1.04),
      lap_index: index + 1,
      split: index + 1,
      start_index: start,
      end_index: end,
      total_elevation_gain: samples.altitude ? climbOf(samples.altitude.slice(start, end + 1)) : 0,
      ...(samples.cadence && {
        average_cadence: tenths(meanOf(samples.cadence.slice(start, end + 1))),
      }),
      device_watts: false,
      ...(heart && {
        average_heartrate: tenths(meanOf(heart)),
        max_heartrate: heart.reduce((most, bpm) => Math.max(most, bpm), 0),
      }),
    };
  });
}

/** Heart rate by five zones, as Strava groups it (bounds of its own). */
export function zoneShapes(activity: PracticeActivity) {
  const { heartrate } = samplesOf(activity);
  if (!heartrate) return [];
  const bounds = [0, 116, 144, 158, 173];
  return [
    {
      score: 42,
      distribution_buckets: bounds.map((min, index) => {
        const max = bounds[index + 1];
        const time = heartrate.filter(
          (bpm) => bpm >= min && (max === undefined || bpm < max),
        ).length;
        return { min: index === 0 ? 0 : min + 1, max: max ?? -1, time };
      }),
      type: 'heartrate',
      resource_state: 3,
      sensor_based: true,
      points: 42,
      custom_zones: false,
    },
  ];
}

/** Streams by type; Strava adds the distance to whatever was asked for. */
export function streamShapes(activity: PracticeActivity, keys: readonly string[]) {
  const channels = Object.entries(samplesOf(activity)).flatMap(([type, data]) =>
    data !== null && (type === 'distance' || keys.includes(type)) ? [{ type, data }] : [],
  );
  return Object.fromEntries(
    channels.map(({ type, data }) => [
      type,
      { data, series_type: 'distance', original_size: data.length, resolution: 'high' },
    ]),
  );
}

/** What `type` says where `sport_type` is newer than it. */
const TYPES: Record<string, string> = {
  TrailRun: 'Run',
  GravelRide: 'Ride',
  MountainBikeRide: 'Ride',
  Padel: 'Workout',
};

function ascentOf({ altitude }: Samples): number {
  return altitude ? climbOf(altitude) : 0;
}

function climbOf(altitude: readonly number[]): number {
  let gain = 0;
  let lowest = altitude[0] ?? 0;
  for (const metres of altitude) {
    if (metres > lowest + 2) gain += metres - lowest;
    if (metres > lowest + 2 || metres < lowest) lowest = metres;
  }
  return tenths(gain);
}

/** Strava names the offset of winter, whatever the season. */
function zoneText({ timeZone, startMs }: PracticeActivity): string {
  const year = new Date(startMs).getUTCFullYear();
  const winterS = Math.min(
    offsetInZone(Date.UTC(year, 0, 15), timeZone),
    offsetInZone(Date.UTC(year, 6, 15), timeZone),
  );
  const minutes = Math.abs(winterS) / 60;
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return `(GMT${winterS < 0 ? '-' : '+'}${clock}) ${timeZone}`;
}

function isoSeconds(instantMs: number): string {
  return `${new Date(instantMs).toISOString().slice(0, 19)}Z`;
}

function everyNth<T>(items: readonly T[], step: number): T[] {
  return items.filter((_item, index) => index % step === 0 || index === items.length - 1);
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const PRECISION = 1e5;

/** Google's encoded polyline, as Strava draws its little maps from. */
function encodePolyline(points: readonly (readonly [number, number])[]): string {
  let text = '';
  let before: readonly [number, number] = [0, 0];
  for (const point of points) {
    const here: [number, number] = [
      Math.round(point[0] * PRECISION),
      Math.round(point[1] * PRECISION),
    ];
    text += encoded(here[0] - before[0]) + encoded(here[1] - before[1]);
    before = here;
  }
  return text;
}

function encoded(difference: number): string {
  let rest = difference < 0 ? ~(difference << 1) : difference << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}
