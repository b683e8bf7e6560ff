import { expect, test } from 'vitest';
import { ago, TODAY } from '../../../testing/domain/days.ts';
import { processorMs } from '../../../testing/processor-time.ts';
import { limitsOfMaximum } from '../athlete-limits.ts';
import { evidenceOf } from '../prediction/evidence.ts';
import { predictFrom, USUAL_RACES_M } from '../prediction/predict-race.ts';
import { predictionOverTime, weeklyDays } from '../prediction/prediction-over-time.ts';
import type { RunnerHistory } from '../prediction/runner-log.ts';
import { FORM } from './load-rules.ts';
import { raceReadiness } from './readiness.ts';
import { type FormRun, trainingForm } from './training-form.ts';

const DAYS = 2922;
const LIMITS = limitsOfMaximum(190);

type Run = FormRun & { id: number; distanceM: number; gels: number };

/** A run a day, each ninth of them hard, a race every two months, two best efforts a run. */
const RUNS: Run[] = Array.from({ length: DAYS }, (_, at) => {
  const distanceM = 6000 + ((at * 37) % 11) * 1000;
  const pace = at % 9 === 0 ? 290 + (at % 7) * 3 : 345 + ((at * 13) % 40);
  return {
    id: at + 1,
    date: ago(DAYS - 1 - at),
    distanceM,
    durationS: (distanceM * pace) / 1000,
    avgHeartRate: 130 + (at % 30),
    zoneMinutes: [0, 60, 0, 0, 0],
    runningSubtype: 'outdoor-easy',
    gels: 0,
  };
});

function historyOf(runs: readonly Run[]): RunnerHistory {
  return {
    today: TODAY,
    runs: runs.map((run) => ({ ...run, sport: 'run' as const })),
    results: runs
      .filter(({ id }) => id % 60 === 30)
      .map(({ id, date }) => ({
        raceId: id,
        name: null,
        workoutId: id,
        date,
        distanceM: 10_000,
        timeS: 2700 + (id % 5) * 20,
      })),
    bestEfforts: runs.flatMap(({ id, date, durationS, distanceM }) =>
      [3000, 5000].map((m) => ({
        workoutId: id,
        date,
        distanceM: m,
        timeS: (0.97 * durationS * m) / distanceM,
      })),
    ),
    limits: [LIMITS],
  };
}

function formOf(runs: readonly Run[], since: number) {
  return trainingForm({
    runs,
    from: ago(since),
    today: TODAY,
    firstRun: ago(DAYS - 1),
    races: [ago(-20)],
    limits: [LIMITS],
  });
}

function readinessOf(runs: readonly Run[], formPercent: number | null) {
  const runner = evidenceOf(historyOf(runs));
  return raceReadiness({
    race: { date: ago(-20), distanceM: 42_195, targetS: 13_000 },
    today: TODAY,
    runs,
    firstRun: ago(DAYS - 1),
    formPercent,
    runner,
  });
}

test('load, status of each day, readiness and the prediction of each week of eight years take less than 300 ms', () => {
  const days = weeklyDays({ today: TODAY, weeks: Math.floor(DAYS / 7) });
  const took = processorMs(() => {
    const { formPercent } = formOf(RUNS, DAYS);
    readinessOf(RUNS, formPercent);
    predictionOverTime(historyOf(RUNS), { distanceM: 21_100, days });
  });
  console.info(`eight years: ${took.toFixed(0)} ms of processor time`);
  expect(took).toBeLessThan(300);
});

test('a day’s change is taken up in less than 20 ms, in everything that is said of today', () => {
  // What the product reads for today, however long the log is.
  const lately = RUNS.filter(({ date }) => date > ago(FORM.warmUpDays + 120));
  const changed = lately.map((run) => (run.date === ago(3) ? { ...run, durationS: 5000 } : run));
  const took = processorMs(() => {
    const { formPercent } = formOf(changed, FORM.warmUpDays + 60);
    readinessOf(changed, formPercent);
    const runner = evidenceOf(historyOf(changed));
    for (const distanceM of USUAL_RACES_M) predictFrom(runner, distanceM);
  });
  console.info(`a day's change: ${took.toFixed(1)} ms of processor time`);
  expect(took).toBeLessThan(20);
});
