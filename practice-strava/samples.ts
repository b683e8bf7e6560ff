import { movingSecondsOf, type PracticeActivity } from './activity.ts';

/** What the watch noted each second; channels it had no sensor for are null. */
export type Samples = {
  time: number[];
  distance: number[];
  velocity_smooth: number[];
  moving: boolean[];
  altitude: number[] | null;
  grade_smooth: number[] | null;
  heartrate: number[] | null;
  /** Of one foot for runs, of the crank for rides. */
  cadence: number[] | null;
  latlng: [number, number][] | null;
};

const HEART_FOLLOWS_IN_S = 35;
const HOMES: Record<string, [number, number]> = {
  'America/New_York': [40.7711, -73.9742],
  'Europe/Berlin': [52.5145, 13.3501],
  'Asia/Tokyo': [35.6852, 139.7528],
  UTC: [51.5073, -0.1657],
};
const LOOP_RADIUS_M = 480;
const METRES_A_DEGREE = 111_320;

/** The same for the same activity: nothing is rolled, a second's values follow from its number. */
export function samplesOf(activity: PracticeActivity): Samples {
  const seed = Number(BigInt(activity.id) % 89n);
  const seconds = movingSecondsOf(activity);
  const pauseAt = Math.floor(seconds / 2);
  const isOnFoot = /Run|Walk|Hike/.test(activity.sportType);
  const covers = activity.stretches.some(({ metres }) => metres > 0);
  const hasGps = covers && !activity.trainer && !activity.manual;
  const samples: Samples = {
    time: [],
    distance: [],
    velocity_smooth: [],
    moving: [],
    altitude: hasGps ? [] : null,
    grade_smooth: hasGps ? [] : null,
    heartrate: activity.hasHeartRate ? [] : null,
    cadence: covers ? [] : null,
    latlng: hasGps ? [] : null,
  };
  const home = HOMES[activity.timeZone] ?? [48.1372, 11.5756];
  let distance = 0;
  let heart = 88;
  let second = 0;
  for (const stretch of activity.stretches) {
    const even = stretch.seconds === 0 ? 0 : stretch.metres / stretch.seconds;
    const begun = distance;
    for (let passed = 1; passed <= stretch.seconds; passed += 1) {
      second += 1;
      // Speeds up and slows down about the even pace, and comes out at the metres of the stretch.
      const swing = Math.sin(
        (Math.PI * 2 * passed * Math.round(stretch.seconds / 61)) / stretch.seconds,
      );
      distance = begun + even * passed + even * 0.4 * swing;
      heart += (stretch.heartRate - heart) / HEART_FOLLOWS_IN_S;
      const isAfterPause = second > pauseAt;
      samples.time.push(second - 1 + (isAfterPause ? activity.pausedS : 0));
      samples.distance.push(tenths(passed === stretch.seconds ? begun + stretch.metres : distance));
      samples.velocity_smooth.push(thousandths(even * (1 + 0.04 * Math.sin(second / 23 + seed))));
      samples.moving.push(!(activity.pausedS > 0 && second === pauseAt + 1));
      samples.heartrate?.push(Math.round(heart + 2 * Math.sin(second / 19 + seed)));
      samples.cadence?.push(cadenceAt({ speed: even, second, isOnFoot }));
      samples.altitude?.push(tenths(altitudeAt(distance, seed)));
      samples.grade_smooth?.push(
        tenths(altitudeAt(distance + 5, seed) * 10 - altitudeAt(distance - 5, seed) * 10),
      );
      samples.latlng?.push(placeAt({ distance, home }));
    }
    distance = begun + stretch.metres;
  }
  return samples;
}

function altitudeAt(distance: number, seed: number): number {
  return 38 + seed / 10 + 9 * Math.sin(distance / 610 + seed) + 3 * Math.sin(distance / 170);
}

function cadenceAt(step: { speed: number; second: number; isOnFoot: boolean }): number {
  const { speed, second, isOnFoot } = step;
  if (speed === 0) return 0;
  const even = isOnFoot ? 74 + speed * 3.6 : 58 + speed * 3;
  return Math.round(even + 1.2 * Math.sin(second / 11));
}

function placeAt({
  distance,
  home,
}: {
  distance: number;
  home: [number, number];
}): [number, number] {
  const angle = distance / LOOP_RADIUS_M;
  const north = (Math.sin(angle) * LOOP_RADIUS_M) / METRES_A_DEGREE;
  const east = ((Math.cos(angle) - 1) * LOOP_RADIUS_M) / METRES_A_DEGREE;
  const [latitude, longitude] = home;
  return [
    Math.round((latitude + north) * 1e6) / 1e6,
    Math.round((longitude + east / Math.cos((latitude * Math.PI) / 180)) * 1e6) / 1e6,
  ];
}

/** Numbers as fine as Strava tells them. */

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

export function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
