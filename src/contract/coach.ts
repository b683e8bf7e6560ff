import * as z from 'zod/mini';
import { ADVICE_PRIORITIES } from '../domain/advice-item.ts';
import {
  MOST_HISTORY,
  MOST_MESSAGE_CHARACTERS,
  MOST_REPLY_CHARACTERS,
} from '../domain/coach/coach-limits.ts';
import { kmFromM, mFromKm } from '../domain/units.ts';
import { WORKOUT_TYPES, type WorkoutType } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import { oneOf } from './fields.ts';
import { text } from './typed-fields.ts';

/** One sentence of the analysis, with what it rests on. */
const claimSchema = z.object({
  /** 'Fuel' over what was found, 'Take gels on long runs' over what to do. */
  title: z.string(),
  text: z.string(),
  /** What was measured, and over what. */
  basis: z.string(),
  /** Null where nothing is asked of the athlete. */
  priority: z.nullable(z.enum(ADVICE_PRIORITIES)),
  /** The latest of the workouts it rests on, newest first. */
  workoutIds: z.array(z.int()),
  /** How many they are in all. */
  workoutCount: z.int(),
  raceId: z.nullable(z.int()),
});

export type AnalysisClaim = z.output<typeof claimSchema>;

/** A workout that a sentence rests on. */
export type CitedWorkout = {
  id: number;
  date: string;
  workoutType: WorkoutType;
  /** 'Long run' */
  label: string;
  distanceM: number | null;
  durationS: number;
};

const citedWorkoutSchema = z.pipe(
  z.object({
    id: z.int(),
    date: z.string(),
    workoutType: z.enum(WORKOUT_TYPES),
    label: z.string(),
    /** Kilometres. */
    distance: z.nullable(z.number()),
    durationSeconds: z.int(),
  }),
  z.transform(
    (json): CitedWorkout => ({
      id: json.id,
      date: json.date,
      workoutType: json.workoutType,
      label: json.label,
      distanceM: json.distance === null ? null : mFromKm(json.distance),
      durationS: json.durationSeconds,
    }),
  ),
);

export function citedWorkoutToJson(workout: CitedWorkout): z.input<typeof citedWorkoutSchema> {
  return {
    id: workout.id,
    date: workout.date,
    workoutType: workout.workoutType,
    label: workout.label,
    distance: workout.distanceM === null ? null : kmFromM(workout.distanceM),
    durationSeconds: workout.durationS,
  };
}

const analysisSchema = z.object({
  overallAssessment: z.string(),
  strengths: z.array(z.string()),
  /** Most important first. */
  areasForImprovement: z.array(z.string()),
  /** Most important first. */
  specificRecommendations: z.array(z.string()),
  trainingPlanFeedback: z.optional(z.string()),
  racePreparation: z.optional(z.string()),
  /** The same sentences, each with its numbers and workouts. */
  evidence: z.object({
    overallAssessment: z.array(claimSchema),
    strengths: z.array(claimSchema),
    areasForImprovement: z.array(claimSchema),
    specificRecommendations: z.array(claimSchema),
    trainingPlanFeedback: z.array(claimSchema),
    racePreparation: z.array(claimSchema),
    /** What the log says too little about. */
    notJudged: z.array(claimSchema),
  }),
  /** False where there are too few runs to judge. */
  enoughData: z.boolean(),
  /** The days that were looked at. */
  from: z.string(),
  to: z.string(),
  /** The workouts that are named in the evidence. */
  workouts: z.array(citedWorkoutSchema),
});

export type Analysis = z.output<typeof analysisSchema>;

export const analyzeTraining = endpoint({
  method: 'POST',
  path: '/api/ai/analyze',
  access: 'activeAthlete',
  summary: 'What the built-in coach makes of the log; a userId in the body is not read',
  body: z.object({}),
  response: analysisSchema,
});

const CHAT_ROLES = ['user', 'assistant'] as const;

const chatMessageSchema = z.object({
  role: oneOf(CHAT_ROLES, 'Role'),
  content: text({ label: 'Message', max: MOST_REPLY_CHARACTERS }),
});

const chatHistoryField = z.pipe(
  z.optional(
    z.nullable(z.array(chatMessageSchema, { error: 'Chat history must be a list of messages' })),
  ),
  z.transform((messages) => (messages ?? []).slice(-MOST_HISTORY)),
);

export const chatMessageField = text({
  label: 'Message',
  min: 1,
  max: MOST_MESSAGE_CHARACTERS,
  minMessage: 'Message is required',
  trimmed: true,
});

/** A question, and the conversation before it; a userId may be sent and is not read. */
const chatBody = z.object({
  message: chatMessageField,
  chatHistory: chatHistoryField,
  /** Asked within the conversation that the server keeps: it goes on from there, and is added. */
  keep: z.optional(z.nullable(z.boolean({ error: 'Keep must be true or false' }))),
});

/** The question as it was understood, part by part. */
const understoodSchema = z.object({
  parts: z.array(
    z.object({
      /** 'over 10 km' */
      words: z.string(),
      /** Said anew by a message that goes on from the one before. */
      changed: z.boolean(),
      /** What could stand in its place, and the question that asks for it. */
      choices: z.array(z.object({ words: z.string(), question: z.string() })),
      /** The question without this part; null where it cannot do without. */
      without: z.nullable(z.string()),
    }),
  ),
  /** What found no place; where there is any, nothing was answered. */
  unplaced: z.array(z.string()),
});

export type Understood = z.output<typeof understoodSchema>;

/** What is shown with an answer, and kept with it. */
export const besideAnswerSchema = z.object({
  /** What could be asked next. */
  suggestions: z.array(z.string()),
  understood: understoodSchema,
  /** The further questions of a message that asks several. */
  alsoUnderstood: z.optional(z.array(understoodSchema)),
  /** Where an outside model answered. */
  answeredBy: z.optional(
    z.object({
      model: z.string(),
      /** What it looked up in the log, each in the words of a question's parts. */
      lookedUp: z.array(z.string()),
      /** How many workouts it was not told of, for where they came from. */
      leftOut: z.int(),
    }),
  ),
});

export type BesideAnswer = z.output<typeof besideAnswerSchema>;

const chatReplySchema = z.extend(besideAnswerSchema, {
  /** Paragraphs, lists, bold words and links to pages of the app; no markup beyond that. */
  response: z.string(),
  /** Where it was asked to be kept: its place in the conversation, and when it was said. */
  kept: z.optional(z.object({ id: z.int(), askedAt: z.string(), answeredAt: z.string() })),
});

/** Asked for by Accept, the answer of an outside model comes in lines of JSON while it is written. */
export const STREAMED_TYPE = 'application/x-ndjson';

const streamedLineSchema = z.object({
  /** All of the text so far. */
  text: z.optional(z.string()),
  /** The last line: the whole answer, as the call gives it at once to those who ask for JSON. */
  answer: z.optional(chatReplySchema),
});

export type StreamedLine = z.output<typeof streamedLineSchema>;

export function readStreamedLine(json: unknown): StreamedLine | null {
  const read = streamedLineSchema.safeParse(json);
  return read.success ? read.data : null;
}

export const askCoach = endpoint({
  method: 'POST',
  path: '/api/ai/chat',
  access: 'activeAthlete',
  summary:
    'Ask the built-in coach about the own log; what is kept is asked once for each Idempotency-Key',
  body: chatBody,
  response: chatReplySchema,
});

export const readCoachModel = endpoint({
  method: 'GET',
  path: '/api/ai/model',
  access: 'activeAthlete',
  summary:
    'The outside model that questions go to, and where it is; null: the built-in coach alone',
  response: z.object({ model: z.nullable(z.object({ name: z.string(), host: z.string() })) }),
});
