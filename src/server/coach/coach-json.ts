import {
  type AnalysisClaim,
  type analyzeTraining,
  type askCoach,
  citedWorkoutToJson,
} from '../../contract/coach.ts';
import type { AnswerJson } from '../../contract/endpoint.ts';
import type { Advice } from '../../contract/insights.ts';
import { gradeText } from '../../domain/advice-grades.ts';
import type { AdviceItem } from '../../domain/advice-item.ts';
import { addDays } from '../../domain/calendar.ts';
import { ANALYSIS_DAYS } from '../../domain/coach/coach-limits.ts';
import { type Analysis, analyseTraining } from '../../domain/coach/judging/analysis.ts';
import type { Claim } from '../../domain/coach/judging/claim.ts';
import {
  type NamedWorkout,
  type TrainingInput,
  trainingFacts,
} from '../../domain/coach/judging/training-facts.ts';
import type { Calendar } from '../../domain/coach/period.ts';
import { dayText } from '../../domain/coach/phrases.ts';
import type { Question } from '../../domain/coach/question.ts';
import { partsOf } from '../../domain/coach/understood.ts';
import { waysToChange } from '../../domain/coach/ways-to-change.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { ADVICE_DAYS } from '../../domain/limits.ts';
import { distanceFigure, distanceUnit } from '../../domain/measures.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import type { Gathered } from './gather-training.ts';

/** So many workouts are named for one sentence; the rest is counted. */
const MOST_NAMED = 30;

type AnalysisJson = AnswerJson<typeof analyzeTraining>;

/** The analysis in the words of the call: the sentences, and beside them what each rests on. */
export function toAnalysis(input: TrainingInput): AnalysisJson {
  const analysis = analyseTraining(trainingFacts(input));
  const evidence = evidenceOf(analysis);
  const named = new Set(
    Object.values(evidence)
      .flat()
      .flatMap(({ workoutIds }) => workoutIds),
  );
  return {
    overallAssessment: sentences(analysis.overall) ?? '',
    strengths: analysis.strengths.map(({ text }) => text),
    areasForImprovement: analysis.areas.map(({ text }) => text),
    specificRecommendations: analysis.recommendations.map(({ title, text }) => `${title}. ${text}`),
    trainingPlanFeedback: sentences(analysis.plan),
    racePreparation: sentences(analysis.race),
    evidence,
    enoughData: analysis.isEnough,
    from: addDays(input.today, 1 - ANALYSIS_DAYS),
    to: input.today,
    workouts: knownWorkouts(input)
      .filter(({ id }) => named.has(id))
      .map(cited),
  };
}

function evidenceOf(analysis: Analysis): AnalysisJson['evidence'] {
  return {
    overallAssessment: analysis.overall.map(toClaim),
    strengths: analysis.strengths.map(toClaim),
    areasForImprovement: analysis.areas.map(toClaim),
    specificRecommendations: analysis.recommendations.map((each) =>
      toClaim({ ...each, basis: gradedBasis(each.basis, each.title) }),
    ),
    trainingPlanFeedback: analysis.plan.map(toClaim),
    racePreparation: analysis.race.map(toClaim),
    notJudged: analysis.notJudged.map(toClaim),
  };
}

function sentences(claims: readonly Claim[]): string | undefined {
  return claims.length > 0 ? claims.map(({ text }) => text).join(' ') : undefined;
}

function toClaim({ title, text, basis, priority, workoutIds, raceId }: Claim): AnalysisClaim {
  return {
    title,
    text,
    basis,
    priority,
    workoutIds: workoutIds.slice(0, MOST_NAMED),
    workoutCount: workoutIds.length,
    raceId,
  };
}

/** Those of the twelve weeks, and older runs that a prediction rests on. */
function knownWorkouts({ workouts, history }: TrainingInput): NamedWorkout[] {
  const ids = new Set(workouts.map(({ id }) => id));
  return [...workouts, ...history.runs.filter(({ id }) => !ids.has(id))];
}

function cited(workout: NamedWorkout) {
  const { id, date, workoutType, distanceM, durationS } = workout;
  const label = workoutLabel(workout);
  return citedWorkoutToJson({ id, date, workoutType, label, distanceM, durationS });
}

/** An advice with the workouts it rests on, newest first, and what was measured in one line. */
export function toAdvice(item: AdviceItem, gathered: Gathered): Advice {
  const { type, title, message, priority, evidence } = item;
  const restsOn = new Set(evidence.workoutIds);
  const days = new Map(
    [...gathered.workouts, ...gathered.history.runs]
      .filter(({ id }) => restsOn.has(id))
      .map(({ id, date }) => [id, date]),
  );
  return {
    type,
    title,
    message,
    priority,
    workoutIds: [...days.keys()],
    workoutDays: [...days.values()],
    basis: basisOf(item, gathered),
    grade: item.grade,
    source: item.source,
  };
}

function gradedBasis(basis: string, title: string): string {
  return basis === '' ? gradeText(title) : `${basis}. ${gradeText(title)}`;
}

function basisOf(item: AdviceItem, { races, today }: Gathered): string {
  const { figures, workoutIds, raceId, basis } = item.evidence;
  if (basis) return basis;
  const figure = (name: string) => figures[name] ?? Number.NaN;
  const race = races.find(({ id }) => id === raceId);
  const runs = workoutIds.length === 1 ? '1 run' : `${workoutIds.length} runs`;
  const runsLately = `${runs} of the last ${ADVICE_DAYS} days`;
  switch (item.type) {
    case 'race':
      return `${race?.name} on ${race && dayText(race.date, today)}, ${daysLeft(figure('daysLeft'))}`;
    case 'pace':
      return '';
    case 'fueling':
      return 'mostCaffeinatedGels' in figures
        ? `${runsLately}, up to ${figure('mostCaffeinatedGels')} caffeinated gels on one`
        : `${runsLately} without a gel, the longest ${formatElapsed(figure('longestRunS'))}`;
    case 'hydration':
      return `${Math.floor(figure('averageHydrationMl'))} ml on average over ${runsLately}`;
    case 'heartRate':
      return `${figure('zoneTwoPercent').toFixed(1)}% Zone 2 of ${formatElapsed(Math.round(figure('zoneMinutes')) * 60)} in zones, over ${runsLately}`;
    case 'training':
      return `${distanceFigure(figure('weeklyM'), 1)} ${distanceUnit()} a week over ${runsLately}`;
  }
}

function daysLeft(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

type UnderstoodJson = AnswerJson<typeof askCoach>['understood'];

/** The question as it was understood, and what of it the last message changed. */
export function toUnderstood(
  question: Question,
  before: Question | null,
  calendar: Calendar,
): UnderstoodJson {
  const told = new Set(before === null ? [] : partsOf(before).map(({ words }) => words));
  const goesOn = before !== null && partsOf(question).some(({ words }) => told.has(words));
  return {
    parts: waysToChange(question, calendar).map(({ words, choices, without }) => ({
      words,
      changed: goesOn && !told.has(words),
      choices,
      without,
    })),
    unplaced: [...question.unplaced],
  };
}
