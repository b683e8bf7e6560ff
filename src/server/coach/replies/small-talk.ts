import { FIRST_QUESTIONS } from '../../../domain/coach/coach-limits.ts';
import { dayText } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { topicNamed } from '../../../domain/coach/topics/topics.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { findLatestRecorded } from '../coach-workouts.queries.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, workoutHref } from './wording.ts';

const ABILITIES = [
  'add up your log: “How far did I run since 1 March?”, “Compare this month with last month”',
  'find workouts: “My longest run this year”, “Show runs with "hill" in the notes”',
  'explain figures: “Average pace of my easy runs”, “How much time in Zone 2?”, “My zones in bpm”',
  'look ahead: “Am I ready for my next race?”, “Predict my 10k”, “How do I taper?”',
  'advise: “What should I do today?”, “How many gels for 30 km?”, “What should I improve?”',
];

const HOW_I_WORK =
  'I am the coach that is built into Longrun: arithmetic and rules over your own log, on this server. No language model is asked, and nothing leaves it.';

export function whatICan(): string {
  return paragraphs('I can', listOf(ABILITIES));
}

export async function replyHelp(): Promise<Reply> {
  return {
    text: paragraphs(
      'I answer from your own log.',
      whatICan(),
      'Ask “why?” after an answer, and I say what it rests on.',
    ),
    because: HOW_I_WORK,
    suggestions: [...FIRST_QUESTIONS],
  };
}

export async function replyThanks(): Promise<Reply> {
  return {
    text: 'You are welcome. Run well.',
    because: HOW_I_WORK,
    suggestions: [...FIRST_QUESTIONS],
  };
}

export async function replyUnknown(): Promise<Reply> {
  return {
    text: 'I did not understand that, and I do not guess. I read plain English about your own log.',
    because: HOW_I_WORK,
    suggestions: [],
    refused: 'whole',
  };
}

export async function replyNotInLog({ question }: Asked): Promise<Reply> {
  const what = question.missing ?? 'that';
  const term = TERMS_OF_MISSING[what];
  return {
    text: paragraphs(
      `Your log does not hold ${bold(literally(what))}, so I can say nothing about ${term ? 'yours' : 'it'}.`,
      term,
      'It holds date, type, time, distance, calories, heart rate, minutes in zones, gels, drinks and notes of each workout; your races; and your weight. If you write more into the notes, I can find it there.',
    ),
    because: `There is no field for ${literally(what)} in a workout here.`,
    suggestions: [...FIRST_QUESTIONS],
  };
}

/** What can be explained, though it is in no log. */
const TERMS_OF_MISSING: Readonly<Record<string, string | undefined>> = {
  'VO2 max': topicNamed('vo2max')?.text,
  'stride and running form': topicNamed('running form')?.text,
};

/** Splits, elevation and cadence are drawn where the workout is; nothing adds them up. */
export async function replyAlongTheWay({ db, athlete, question }: Asked): Promise<Reply> {
  const { userId, viewer, today } = athlete;
  const what = question.along ?? 'splits';
  const latest = await findLatestRecorded(db, { userId, viewer, to: today });
  return {
    text: paragraphs(
      `I tell ${bold(what)} of one workout at a time: of your last long run, of a race by its name, or of a day.`,
      latest
        ? `A workout that was recorded along the way also draws them on its own page. The latest of them: ${link(dayText(latest.date, today), workoutHref(latest))}.`
        : `A workout that was recorded along the way draws them on its own page; your log has none yet. ${link('Connect Strava', '/strava')} or ${link('import a file', '/apple-health')} that holds the recording.`,
    ),
    because: `${upperFirst(what)} are read from the recording of a workout, and of many I have no sum.`,
    suggestions: ['Splits of my last long run', 'Laps of my last interval run'],
  };
}

export async function replyOnlyYours(): Promise<Reply> {
  return {
    text: 'I read your own log and nothing else: no other athlete, no account data, nothing of this server.',
    because: 'Every figure I give comes from rows that belong to your account alone.',
    suggestions: [...FIRST_QUESTIONS],
  };
}

export async function replyDoIt(): Promise<Reply> {
  return {
    text: paragraphs(
      'I only read; I change nothing in your log. You can do it yourself here:',
      listOf([
        `${link('Log Workout', '/workouts')} to add a workout; ${link('Run Details', '/run-details')} and ${link('Workout Details', '/workout-details')} to edit or delete one`,
        `${link('Race Goals', '/races')} for races, ${link('Weight Tracking', '/weight')} for your weight`,
        `${link('Profile & Settings', '/profile')} for your maximum heart rate and weekly frequency`,
      ]),
    ),
    because: 'What I answer can then never be wrong about having changed something.',
    suggestions: [...FIRST_QUESTIONS],
  };
}

export async function replyUrgent(): Promise<Reply> {
  return {
    text: paragraphs(
      bold('Stop exercising. If it is there now, call your emergency number.'),
      'Chest pain, fainting, dizziness or trouble breathing need a doctor before the next run. I am arithmetic over a training log and cannot judge this.',
    ),
    because: 'Such signs are for a doctor, whatever the log says.',
    suggestions: ['Show my last 5 runs'],
  };
}
