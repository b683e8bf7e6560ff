import {
  predictionHistoryToJson,
  predictionToJson,
  readPredictionHistory,
  readPredictions,
} from '../../contract/prediction.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { PREDICTION_LATEST_RUNS } from '../../domain/limits.ts';
import { evidenceOf, MOST_RESULTS } from '../../domain/prediction/evidence.ts';
import { USUAL_RACES_M } from '../../domain/prediction/predict-race.ts';
import { predictionOverTime, weeklyDays } from '../../domain/prediction/prediction-over-time.ts';
import { restsOnText, tellPrediction } from '../../domain/prediction/rests-on.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { findUpcomingRaces } from '../races/races.queries.ts';
import { readHistory } from './runner-history.ts';

/** More different distances than anybody has races of ahead. */
const MOST_DISTANCES = 40;
/** What a watch and a course differ by. */
const SAME_DISTANCE = 0.02;

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

  route(readPredictionHistory, async ({ userId, caller, query }) => {
    const today = dayInZone(clock.nowMs(), caller.timeZone);
    const { distance: distanceM, weeks } = query;
    const days = weeklyDays({ today, weeks });
    const since = days[0] ?? today;
    const history = await readHistory(db, { userId, today, since });
    const points = predictionOverTime(history, { distanceM, days });
    const isOfIt = (result: { date: string; distanceM: number }) =>
      result.date >= since && Math.abs(result.distanceM / distanceM - 1) <= SAME_DISTANCE;
    return predictionHistoryToJson({
      today,
      distanceM,
      points: points.map((point) => ({ ...point, restsOn: restsOnText(point, point.date) })),
      results: history.results.filter(isOfIt).slice(0, MOST_RESULTS).reverse(),
    });
  });
}
