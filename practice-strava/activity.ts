/** A stretch of even effort; several with `isLap` are intervals. */
export type Stretch = { seconds: number; metres: number; heartRate: number };

/** An activity as a test or a journey describes it; what is left out is an easy run. */
export type ActivityPlan = {
  /** Digits only; may be beyond 2^53. By default the next one. */
  id?: string;
  name?: string;
  sportType?: string;
  /** 1 race, 2 long run, 3 workout for runs. */
  workoutType?: number | null;
  startMs?: number;
  timeZone?: string;
  stretches?: Stretch[];
  /** Each stretch is a lap of its own; otherwise the whole is one. */
  hasLaps?: boolean;
  /** Standing still: elapsed, not moving. */
  pausedS?: number;
  /** On a treadmill or a roller: no GPS. */
  trainer?: boolean;
  /** Typed in at Strava: neither GPS nor heart rate nor streams. */
  manual?: boolean;
  hasHeartRate?: boolean;
  /** Only the athlete sees it: told to none but those who were granted activity:read_all. */
  isPrivate?: boolean;
  description?: string | null;
  calories?: number;
  deviceName?: string;
};

export type PracticeActivity = Required<ActivityPlan> & { athleteId: string };

/** A plan with everything that was left out but the id. */
export function completeActivity(input: {
  plan: ActivityPlan;
  athleteId: string;
  nowMs: number;
  timeZone: string;
}): PracticeActivity {
  const { plan, athleteId, nowMs, timeZone } = input;
  const stretches = plan.stretches ?? [{ seconds: 2400, metres: 7000, heartRate: 138 }];
  const seconds = stretches.reduce((sum, stretch) => sum + stretch.seconds, 0);
  const metres = stretches.reduce((sum, stretch) => sum + stretch.metres, 0);
  const manual = plan.manual ?? false;
  return {
    name: 'Morning Run',
    sportType: 'Run',
    workoutType: null,
    startMs: Math.floor(nowMs / 1000) * 1000 - (seconds + 3600) * 1000,
    timeZone,
    hasLaps: false,
    pausedS: 0,
    trainer: false,
    isPrivate: false,
    description: null,
    calories: Math.round(metres * 0.068) || Math.round(seconds * 0.11),
    deviceName: manual ? '' : 'Practice Watch 1',
    ...withoutUndefined(plan),
    id: plan.id ?? '',
    stretches,
    manual,
    hasHeartRate: plan.hasHeartRate ?? !manual,
    athleteId,
  };
}

export function movingSecondsOf({ stretches }: PracticeActivity): number {
  return stretches.reduce((sum, { seconds }) => sum + seconds, 0);
}

export function metresOf({ stretches }: PracticeActivity): number {
  return stretches.reduce((sum, { metres }) => sum + metres, 0);
}

function withoutUndefined<T extends object>(value: T): T {
  const copy = { ...value };
  for (const key in copy) if (copy[key] === undefined) delete copy[key];
  return copy;
}
