import * as z from 'zod/mini';
import type { Day } from '../domain/calendar.ts';
import type { Piece } from '../domain/prediction/predict-race.ts';
import type { DatedPrediction } from '../domain/prediction/prediction-over-time.ts';
import type { ToldPrediction } from '../domain/prediction/rests-on.ts';
import type { RaceResult } from '../domain/prediction/runner-log.ts';
import { kmFromM, mFromKm } from '../domain/units.ts';
import { endpoint } from './endpoint.ts';
import { userIdParams } from './fields.ts';

const pieceSchema = z.pipe(
  z.object({
    /**
     * A race with its result, a run at a race's effort, an hour at threshold pace, eight weeks of
     * training, or one of the latest runs.
     */
    kind: z.enum(['race', 'effort', 'threshold', 'training', 'latest-run']),
    date: z.string(),
    raceId: z.nullable(z.int()),
    workoutId: z.nullable(z.int()),
    name: z.nullable(z.string()),
    /** Kilometres. */
    distance: z.number(),
    seconds: z.number(),
    /** What it would predict alone. */
    saysSeconds: z.number(),
    /** Of 1. */
    share: z.number(),
    setAside: z.boolean(),
  }),
  z.transform(
    (json): Piece => ({
      kind: json.kind,
      date: json.date,
      raceId: json.raceId,
      workoutId: json.workoutId,
      name: json.name,
      distanceM: mFromKm(json.distance),
      timeS: json.seconds,
      saysS: json.saysSeconds,
      share: json.share,
      isSetAside: json.setAside,
    }),
  ),
);

export const predictionSchema = z.pipe(
  z.object({
    /** Kilometres. */
    distance: z.number(),
    seconds: z.number(),
    paceSPerKm: z.number(),
    /** Eight races of ten end between these. */
    fastestSeconds: z.number(),
    slowestSeconds: z.number(),
    /** A first guess goes by the pace of the latest runs, while there is nothing better. */
    basis: z.enum(['evidence', 'first-guess']),
    restsOn: z.string(),
    /** What counts most first, eight at most. */
    pieces: z.array(pieceSchema),
  }),
  z.transform(
    (json): ToldPrediction => ({
      distanceM: mFromKm(json.distance),
      timeS: json.seconds,
      paceSPerKm: json.paceSPerKm,
      fastestS: json.fastestSeconds,
      slowestS: json.slowestSeconds,
      basis: json.basis,
      restsOn: json.restsOn,
      pieces: json.pieces,
    }),
  ),
);

/** What counts least is left out: years of races would be told for every distance. */
const MOST_PIECES = 8;

export function predictionToJson(prediction: ToldPrediction): z.input<typeof predictionSchema> {
  return {
    distance: kmFromM(prediction.distanceM),
    seconds: prediction.timeS,
    paceSPerKm: prediction.paceSPerKm,
    fastestSeconds: prediction.fastestS,
    slowestSeconds: prediction.slowestS,
    basis: prediction.basis,
    restsOn: prediction.restsOn,
    pieces: prediction.pieces.slice(0, MOST_PIECES).map((piece) => ({
      kind: piece.kind,
      date: piece.date,
      raceId: piece.raceId,
      workoutId: piece.workoutId,
      name: piece.name,
      distance: kmFromM(piece.distanceM),
      seconds: piece.timeS,
      saysSeconds: piece.saysS,
      share: piece.share,
      setAside: piece.isSetAside,
    })),
  };
}

const predictionsSchema = z.object({
  today: z.string(),
  /** How many runs with a distance are known, up to five: a first guess needs three. */
  knownRuns: z.int(),
  /** Of each standard distance, of each race to come, and of the distance that was asked for. */
  predictions: z.array(predictionSchema),
});

export type Predictions = z.output<typeof predictionsSchema>;

/** Of the distance, as it is told everywhere; null where there is none. */
export function predictionOf(
  { predictions }: Predictions,
  distanceM: number,
): ToldPrediction | null {
  const isIt = (one: ToldPrediction) => Math.abs(one.distanceM - distanceM) < 0.5;
  return predictions.find(isIt) ?? null;
}

const LEAST_KM = 0.1;
const MOST_KM = 1000;

const distanceQuery = z.pipe(
  z.optional(z.string()),
  z.transform((text, context): number | null => {
    return text === undefined ? null : readDistanceM(text, context);
  }),
);

/** Kilometres of an address as metres; null, and said what is wrong, where they are none. */
function readDistanceM(text: string, context: z.core.ParsePayload): number | null {
  const km = /^\d{1,4}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  if (km >= LEAST_KM && km <= MOST_KM) return mFromKm(km);
  const message = `distance must be between ${LEAST_KM} and ${MOST_KM} km`;
  context.issues.push({ code: 'custom', message, input: text });
  return null;
}

export const readPredictions = endpoint({
  method: 'GET',
  path: '/api/predictions/:userId',
  access: 'activeAthlete',
  summary:
    'What the log predicts for each standard distance and each race to come, and for one more distance in km: median, 80 % range and what it rests on',
  params: userIdParams,
  query: z.object({ distance: distanceQuery }),
  response: predictionsSchema,
});

const MOST_WEEKS = 53;

const weeksQuery = z.pipe(
  z._default(z.string(), '26'),
  z.transform((text, context): number => {
    const weeks = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    if (weeks >= 1 && weeks <= MOST_WEEKS) return weeks;
    const message = `weeks must be between 1 and ${MOST_WEEKS}`;
    context.issues.push({ code: 'custom', message, input: text });
    return MOST_WEEKS;
  }),
);

const predictionOfDaySchema = z.object({
  date: z.string(),
  seconds: z.number(),
  paceSPerKm: z.number(),
  /** Eight races of ten end between these. */
  fastestSeconds: z.number(),
  slowestSeconds: z.number(),
  basis: z.enum(['evidence', 'first-guess']),
  restsOn: z.string(),
  /** Of the runs that it rests on, eight at most, what counts most first. */
  workoutIds: z.array(z.int()),
});

const predictionHistorySchema = z.object({
  today: z.string(),
  /** Kilometres. */
  distance: z.number(),
  /** Of today and the same day of the weeks before it, oldest first; without those with nothing to go by. */
  points: z.array(predictionOfDaySchema),
  /** Races of that distance in these weeks, oldest first. */
  results: z.array(
    z.object({
      date: z.string(),
      name: z.nullable(z.string()),
      raceId: z.nullable(z.int()),
      seconds: z.number(),
    }),
  ),
});

export type PredictionHistory = z.output<typeof predictionHistorySchema>;

export function predictionHistoryToJson(of: {
  today: Day;
  distanceM: number;
  points: readonly (DatedPrediction & { restsOn: string })[];
  results: readonly RaceResult[];
}): PredictionHistory {
  return {
    today: of.today,
    distance: kmFromM(of.distanceM),
    points: of.points.map((point) => ({
      date: point.date,
      seconds: point.timeS,
      paceSPerKm: point.paceSPerKm,
      fastestSeconds: point.fastestS,
      slowestSeconds: point.slowestS,
      basis: point.basis,
      restsOn: point.restsOn,
      workoutIds: point.pieces
        .slice(0, MOST_PIECES)
        .filter(({ isSetAside }) => !isSetAside)
        .flatMap(({ workoutId }) => workoutId ?? []),
    })),
    results: of.results.map(({ date, name, raceId, timeS }) => ({
      date,
      name,
      raceId,
      seconds: timeS,
    })),
  };
}

export const readPredictionHistory = endpoint({
  method: 'GET',
  path: '/api/predictions/:userId/history',
  access: 'activeAthlete',
  summary:
    'How the prediction for a distance in km moved, week by week, each from the days up to it alone; the last is the one of today',
  params: userIdParams,
  query: z.object({
    distance: z.pipe(
      z.string(),
      z.transform((text, context): number => readDistanceM(text, context) ?? Number.NaN),
    ),
    weeks: weeksQuery,
  }),
  response: predictionHistorySchema,
});
