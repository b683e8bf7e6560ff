import type { AdviceRace } from '../../src/domain/advice-item.ts';
import { addDays } from '../../src/domain/calendar.ts';
import {
  type CoachWorkout,
  type TrainingFacts,
  type TrainingInput,
  trainingFacts,
} from '../../src/domain/coach/judging/training-facts.ts';
import { zonesOfMaximum } from '../../src/domain/zones.ts';

/** A Saturday. */
export const TODAY = '2026-11-21';
export const ago = (days: number) => addDays(TODAY, -days);

let nextId = 1;

/** An easy 10 km in 50 minutes, so many days ago. */
export function run(daysAgo: number, over: Partial<CoachWorkout> = {}): CoachWorkout {
  return {
    id: nextId++,
    date: ago(daysAgo),
    workoutType: 'running',
    runningSubtype: 'outdoor-easy',
    sport: 'run',
    distanceM: 10_000,
    durationS: 3000,
    zoneMinutes: [0, 0, 0, 0, 0],
    caffeinatedGels: 0,
    nonCaffeinatedGels: 0,
    hydrationMl: null,
    ...over,
  };
}

export function strength(daysAgo: number): CoachWorkout {
  return run(daysAgo, {
    ...{ workoutType: 'strength', sport: 'strength', runningSubtype: null, distanceM: null },
  });
}

export function race(inDays: number, over: Partial<AdviceRace> = {}): AdviceRace {
  return {
    id: 7,
    name: 'River Half',
    date: ago(-inDays),
    completed: false,
    distanceM: 21_100,
    targetS: 6600,
    ...over,
  };
}

/** What predictions rest on: these runs, without heart rate, and the results of races. */
export function historyOf(
  workouts: readonly CoachWorkout[],
  results: TrainingInput['history']['results'] = [],
): TrainingInput['history'] {
  const runs = workouts.map((workout) => ({ ...workout, avgHeartRate: null }));
  return { today: TODAY, results, runs, bestEfforts: [], limits: [] };
}

export function facts(workouts: CoachWorkout[], over: Partial<TrainingInput> = {}): TrainingFacts {
  return trainingFacts({
    today: TODAY,
    weekStart: 'sunday',
    workouts,
    races: [],
    lastRunBefore: null,
    history: historyOf(workouts),
    weeklyFrequency: '4-5',
    zones: zonesOfMaximum(185),
    ...over,
  });
}
