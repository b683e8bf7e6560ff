import * as z from 'zod/mini';
import type { Day } from '../domain/calendar.ts';
import { formatDuration } from '../domain/duration.ts';
import { formatPace, paceSPerKm } from '../domain/pace.ts';
import { kmFromM, mFromKm } from '../domain/units.ts';
import { endpoint } from './endpoint.ts';
import { userIdParams } from './fields.ts';

/** A race as its athlete's calls hand it out: metres and seconds. */
export type Race = {
  id: number;
  userId: number;
  name: string;
  date: Day;
  distanceM: number;
  targetTimeS: number;
  notes: string | null;
  completed: boolean;
  actualTimeS: number | null;
  /** The run that was the race, where one was picked and is still in the log. */
  workoutId: number | null;
  /** Goes up by one with every change; send it back to be told of a conflict. */
  version: number;
  createdAtMs: number;
};

/** What every reader of a race is told of the plan. */
export const racePlanJson = {
  name: z.string(),
  date: z.string(),
  /** Kilometres. */
  distance: z.number(),
  /** 'H:MM' or 'H:MM:SS'. */
  targetTime: z.string(),
  /** 'M:SS' per kilometre, from target time over distance. */
  targetPace: z.string(),
  notes: z.nullable(z.string()),
};

type RacePlan = Pick<Race, 'name' | 'date' | 'distanceM' | 'targetTimeS' | 'notes'>;

export function racePlanToJson(race: RacePlan) {
  const pace = paceSPerKm({ distanceM: race.distanceM, durationS: race.targetTimeS });
  return {
    name: race.name,
    date: race.date,
    distance: kmFromM(race.distanceM),
    targetTime: formatDuration(race.targetTimeS),
    targetPace: formatPace(pace),
    notes: race.notes,
  };
}

export const raceJson = z.object({
  ...racePlanJson,
  id: z.int(),
  userId: z.int(),
  targetTimeSeconds: z.int(),
  completed: z.boolean(),
  actualTime: z.nullable(z.string()),
  actualTimeSeconds: z.nullable(z.int()),
  workoutId: z.nullable(z.int()),
  version: z.int(),
  createdAt: z.string(),
});

export type RaceJson = z.output<typeof raceJson>;

export const raceSchema = z.pipe(raceJson, z.transform(raceFromJson));

export function raceFromJson(json: RaceJson): Race {
  return {
    id: json.id,
    userId: json.userId,
    name: json.name,
    date: json.date,
    distanceM: mFromKm(json.distance),
    targetTimeS: json.targetTimeSeconds,
    notes: json.notes,
    completed: json.completed,
    actualTimeS: json.actualTimeSeconds,
    workoutId: json.workoutId,
    version: json.version,
    createdAtMs: Date.parse(json.createdAt),
  };
}

export function raceToJson(race: Race): RaceJson {
  return {
    ...racePlanToJson(race),
    id: race.id,
    userId: race.userId,
    targetTimeSeconds: race.targetTimeS,
    completed: race.completed,
    actualTime: race.actualTimeS === null ? null : formatDuration(race.actualTimeS),
    actualTimeSeconds: race.actualTimeS,
    workoutId: race.workoutId,
    version: race.version,
    createdAt: new Date(race.createdAtMs).toISOString(),
  };
}

export const listRaces = endpoint({
  method: 'GET',
  path: '/api/races/:userId',
  access: 'activeAthlete',
  summary: 'The athlete’s races, by date',
  params: userIdParams,
  response: z.array(raceSchema),
});
