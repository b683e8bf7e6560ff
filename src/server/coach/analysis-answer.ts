import type {
  Analysis as AnalysisAnswer,
  AnalysisClaim,
  CitedWorkout,
} from '../../contract/coach.ts';
import { addDays } from '../../domain/calendar.ts';
import { type Analysis, analyseTraining } from '../../domain/coach/analysis.ts';
import type { Claim } from '../../domain/coach/claim.ts';
import { ANALYSIS_DAYS } from '../../domain/coach/coach-limits.ts';
import {
  type NamedRun,
  type TrainingInput,
  trainingFacts,
} from '../../domain/coach/training-facts.ts';
import { kmFromM } from '../../domain/units.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';

/** So many workouts are named for one sentence; the rest is counted. */
const MOST_NAMED = 30;

/** The analysis in the words of the call: the sentences, and beside them what each rests on. */
export function toAnalysis(input: TrainingInput): AnalysisAnswer {
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

function evidenceOf(analysis: Analysis): AnalysisAnswer['evidence'] {
  return {
    overallAssessment: analysis.overall.map(toClaim),
    strengths: analysis.strengths.map(toClaim),
    areasForImprovement: analysis.areas.map(toClaim),
    specificRecommendations: analysis.recommendations.map(toClaim),
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
function knownWorkouts({ workouts, latestRuns }: TrainingInput): NamedRun[] {
  const ids = new Set(workouts.map(({ id }) => id));
  return [...workouts, ...latestRuns.filter(({ id }) => !ids.has(id))];
}

function cited(workout: NamedRun): CitedWorkout {
  const { id, date, workoutType, distanceM, durationS } = workout;
  return {
    id,
    date,
    workoutType,
    label: workoutLabel(workout),
    distance: distanceM === null ? null : kmFromM(distanceM),
    durationSeconds: durationS,
  };
}
