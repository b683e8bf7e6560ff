import { predictionToJson, readPredictions } from '../../contract/prediction.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { PREDICTION_LATEST_RUNS } from '../../domain/limits.ts';
import { evidenceOf } from '../../domain/prediction/evidence.ts';
import { USUAL_RACES_M } from '../../domain/prediction/predict-race.ts';
import { tellPrediction } from '../../domain/prediction/rests-on.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { findUpcomingRaces } from '../races/races.queries.ts';
import { readHistory } from './runner-history.ts';

/** More different distances than anybody has races of ahead. */
const MOST_DISTANCES = 40;

export function mountPrediction(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  route(readPredictions, async ({ userId, caller, query }) => {
    const today = dayInZone(clock.nowMs(), caller.timeZone);
    const [history, races] = await Promise.all([
      readHistory(db, { userId, today }),
      findUpcomingRaces(db, { userId, from: today }),
    ]);
    const runner = evidenceOf(history);
    const asked = query.distance === null ? [] : [query.distance];
    const distances = new Set([
      ...asked,
      ...USUAL_RACES_M,
      ...races.map((race) => race.distance_m),
    ]);
    const predictions = [...distances].slice(0, MOST_DISTANCES).flatMap((distanceM) => {
      const prediction = tellPrediction(runner, { distanceM, today });
      return prediction ? [predictionToJson(prediction)] : [];
    });
    const knownRuns = Math.min(history.runs.length, PREDICTION_LATEST_RUNS);
    return { today, knownRuns, predictions };
  });
}
