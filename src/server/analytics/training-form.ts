import type { AnswerJson } from '../../contract/endpoint.ts';
import type { readReadiness, readTrainingForm } from '../../contract/training-form.ts';
import { addDays, type Day } from '../../domain/calendar.ts';
import { FORM, READINESS } from '../../domain/load/load-rules.ts';
import {
  isEnoughForReadiness,
  type ReadinessItem,
  raceReadiness,
} from '../../domain/load/readiness.ts';
import { type TrainingForm, trainingForm } from '../../domain/load/training-form.ts';
import { illnessLately, type NotedIllness } from '../../domain/noted-illness.ts';
import { type NotedPain, painLately } from '../../domain/noted-pain.ts';
import {
  type NotedPregnancy,
  PREGNANT_DAYS,
  pregnancyLately,
} from '../../domain/noted-pregnancy.ts';
import { evidenceOf, type RunnerEvidence } from '../../domain/prediction/evidence.ts';
import type { ShownOrigins } from '../../domain/source-policy.ts';
import type { SummaryPeriod } from '../../domain/summary.ts';
import { readLimits } from '../athlete/athlete-limits.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import { readHistory } from '../prediction/runner-history.ts';
import type { RaceRow } from '../races/race-rows.ts';
import { findRaces } from '../races/races.queries.ts';
import { stretchesOf } from './figures.ts';
import { findFirstRunDays, findFormRuns, findNotedHealth, type LoggedRun } from './form.queries.ts';

/** Two months of labels settle what the rule of three days makes of the last of them. */
const STATUS_DAYS = 60;
/** The next ones; more than anybody trains for. */
const MOST_RACES = 12;

export type Gathered = {
  form: TrainingForm;
  runs: LoggedRun[];
  races: RaceRow[];
  firstRun: Day | null;
  illness: NotedIllness | null;
  pain: NotedPain | null;
  pregnancy: NotedPregnancy | null;
  isEnoughForReadiness: boolean;
};

type Asked = {
  userId: number;
  today: Day;
  /** The first day that is shown. */
  from?: Day;
  /** Those that the reader may see; the athlete sees all. */
  origins?: ShownOrigins;
};

/**
 * Load, form and status of an athlete: what every screen and answer says of them comes from here. It
 * reads the days shown and those before them that still count.
 */
export async function gatherTrainingForm(db: Db | Tx, asked: Asked): Promise<Gathered> {
  const { userId, today, origins } = asked;
  const settling = addDays(today, -STATUS_DAYS);
  const shown = asked.from !== undefined && asked.from < settling ? asked.from : settling;
  const from = addDays(shown, -FORM.warmUpDays);
  const [limits, runs, firstDays, races, noted] = await Promise.all([
    readLimits(db, userId),
    findFormRuns(db, { userId, origins, from, to: today }),
    findFirstRunDays(db, { userId, origins, to: today, limit: READINESS.leastRuns }),
    findRaces(db, userId),
    findNotedHealth(db, { userId, origins, from: addDays(today, -PREGNANT_DAYS), to: today }),
  ]);
  const [first, ...others] = limits;
  if (!first) throw notFound('User');
  const firstRun = firstDays[0] ?? null;
  const form = trainingForm({
    runs,
    from,
    today,
    firstRun,
    races: races.map(({ date }) => date),
    limits: [first, ...others],
  });
  return {
    form,
    runs,
    races,
    firstRun,
    illness: illnessLately(noted, today),
    pain: painLately(noted, today),
    pregnancy: pregnancyLately(noted, today),
    isEnoughForReadiness: isEnoughForReadiness(firstDays.length),
  };
}

/** What a note says of a pregnancy, for whoever asks for nothing else. */
export async function readPregnancy(
  db: Db | Tx,
  { userId, today, origins }: Asked,
): Promise<NotedPregnancy | null> {
  const from = addDays(today, -PREGNANT_DAYS);
  return pregnancyLately(await findNotedHealth(db, { userId, origins, from, to: today }), today);
}

/** Null while the days left say more than the runs do. */
export function readinessOf(
  gathered: Gathered,
  race: Pick<RaceRow, 'date' | 'distance_m' | 'target_time_s'>,
  { today, runner }: { today: Day; runner: RunnerEvidence },
): ReadinessItem[] | null {
  const { form, runs, firstRun, illness, pain, pregnancy } = gathered;
  if (firstRun === null || !gathered.isEnoughForReadiness) return null;
  return raceReadiness({
    race: { date: race.date, distanceM: race.distance_m, targetS: race.target_time_s },
    today,
    runs,
    firstRun,
    formPercent: form.formPercent,
    illness,
    pain,
    pregnancy,
    racesBefore: gathered.races
      .filter(({ date }) => date < race.date)
      .map(({ name, date, distance_m: distanceM }) => ({ name, date, distanceM })),
    runner,
  });
}

export async function answerReadiness(
  db: Db | Tx,
  asked: Asked,
): Promise<AnswerJson<typeof readReadiness>> {
  const { userId, today } = asked;
  const [gathered, history] = await Promise.all([
    gatherTrainingForm(db, asked),
    readHistory(db, { userId, today }),
  ]);
  const runner = evidenceOf(history);
  return gathered.races
    .filter((race) => race.completed === 0 && race.date >= today)
    .slice(0, MOST_RACES)
    .flatMap((race) => {
      const items = readinessOf(gathered, race, { today, runner });
      return items ? [{ raceId: race.id, items }] : [];
    });
}

export async function answerTrainingForm(
  db: Db | Tx,
  asked: Asked & { period: SummaryPeriod },
): Promise<AnswerJson<typeof readTrainingForm>> {
  const { period } = stretchesOf(asked);
  const { form, runs, races, firstRun } = await gatherTrainingForm(db, {
    ...asked,
    from: period.from,
  });
  const idsOf = Map.groupBy(runs, ({ date }) => date);
  const built = firstRun === null ? asked.today : addDays(firstRun, FORM.baselineDays);
  return {
    today: asked.today,
    period,
    status: form.status,
    baselineDay: form.baselineDay,
    formPercent: form.formPercent,
    week: form.week,
    days: form.days
      .filter(({ date }) => date >= period.from && date <= period.to)
      .map((day) => ({
        date: day.date,
        load: day.load,
        estimated: day.estimated,
        fitness: day.date < built ? null : day.fitness,
        fatigue: day.date < built ? null : day.fatigue,
        form: day.date < built ? null : day.form,
        workoutIds: (idsOf.get(day.date) ?? []).map(({ id }) => id),
      })),
    races: races
      .filter(({ date }) => date >= period.from && date <= period.to && date <= asked.today)
      .map(({ id, name, date }) => ({ id, name, date })),
  };
}
