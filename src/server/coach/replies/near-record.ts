import { addDays } from '../../../domain/calendar.ts';
import { distanceWords } from '../../../domain/coach/conditions.ts';
import { dayWords } from '../../../domain/coach/period.ts';
import { dayText, kmText, paceGapText, paceText } from '../../../domain/coach/phrases.ts';
import type { Extreme, Question } from '../../../domain/coach/question.ts';
import { bold, link } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { elevationText, slowerByShownS } from '../../../domain/measures.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { findNewest, type WorkoutLine } from '../coach-workouts.queries.ts';
import { findRecordedSums } from '../sums.queries.ts';
import { findExtreme, recordAsked } from './extreme.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, workoutList } from './wording.ts';

/** Within so much of a record one has come close to it: of pace and heart rate, and of what was covered. */
const CLOSE_SHARE = 0.02;
const CLOSE_SHARE_COVERED = 0.1;

type Best = { value: number; date: string; workout: WorkoutLine | null };

/** 'Have I been close since?': the best of the days after a record, beside it. */
export async function replyNearRecord(asked: Asked): Promise<Reply> {
  const { question, athlete } = asked;
  const { today } = athlete;
  const refused = () =>
    replyUnplaced({ ...asked, question: { ...question, unplaced: ['how near'] } });
  const { since } = question;
  const record = since && (await bestOf({ ...asked, question: since }));
  if (!record || record.date >= today) return refused();
  const days = {
    from: addDays(record.date, 1),
    to: today,
    unit: 'days',
    words: `after ${dayWords(record.date)}`,
  } as const;
  const best = await bestOf({ ...asked, question: { ...question, since: null, periods: [days] } });
  const of = figureOf(question);
  const recordText = `${of.text(record.value)} on ${linked(record, today)}`;
  const because = `I took the best of the days after the record, as that itself was found. Close is within ${Math.round(100 * of.closeShare)}% of it.`;
  const suggestions = ['Am I getting faster?', 'My records'];
  if (!best) {
    const text = `${bold('No:')} none has been measured since ${recordText}.`;
    return { text, because, suggestions };
  }
  const shortOf = of.isLess ? best.value / record.value - 1 : 1 - best.value / record.value;
  const gap = of.gap(best.value, record.value);
  const verdict = verdictOn(shortOf, of.closeShare);
  const apart =
    shortOf === 0 ? 'as good as' : `${gap} ${of.isLess === shortOf > 0 ? of.more : of.less} than`;
  return {
    text: paragraphs(
      `${bold(verdict)} the best since is ${bold(of.text(best.value))} on ${linked(best, today)}, ${apart} ${recordText}.`,
      best.workout && workoutList([best.workout], today),
    ),
    because,
    suggestions,
  };
}

function verdictOn(shortOf: number, closeShare: number): string {
  if (shortOf <= 0) return 'Yes, and reached:';
  return shortOf <= closeShare ? 'Close, but not beaten:' : 'No, not close:';
}

function linked({ date, workout }: Best, today: string): string {
  const said = dayText(date, today);
  return workout ? link(said, `/run-details/${workout.id}`) : said;
}

/** The figure by which such a record is one, and how it is told. */
type Told = {
  /** Whether less is better. */
  isLess: boolean;
  closeShare: number;
  text: (value: number) => string;
  gap: (value: number, record: number) => string;
  more: string;
  less: string;
};

function apartBy(text: (value: number) => string): Told['gap'] {
  return (value, record) => text(Math.abs(value - record));
}

function figureOf({ extreme, distanceM }: Question): Told {
  if (extreme === 'fastest') {
    const of = { isLess: true, closeShare: CLOSE_SHARE, more: 'slower', less: 'faster' };
    return distanceM === null
      ? {
          ...of,
          text: paceText,
          gap: (pace, than) => paceGapText(Math.abs(slowerByShownS({ pace, than }))),
        }
      : {
          ...of,
          text: (timeS) => `${formatElapsed(timeS)} over ${distanceWords(distanceM)}`,
          gap: (timeS, recordS) => formatElapsed(Math.abs(timeS - recordS)),
        };
  }
  const covered = { isLess: false, closeShare: CLOSE_SHARE_COVERED };
  if (extreme === 'mostClimbing') {
    return {
      ...covered,
      text: elevationText,
      gap: apartBy(elevationText),
      more: 'more',
      less: 'less',
    };
  }
  if (extreme === 'highestHeartRate') {
    const text = (bpm: number) => `${Math.round(bpm)} bpm`;
    const of = { isLess: false, closeShare: CLOSE_SHARE };
    return { ...of, text, gap: apartBy(text), more: 'higher', less: 'lower' };
  }
  return { ...covered, text: kmText, gap: apartBy(kmText), more: 'longer', less: 'shorter' };
}

async function bestOf(asked: Asked): Promise<Best | null> {
  const { db, athlete, question } = asked;
  const { userId, viewer } = athlete;
  const extreme = question.extreme ?? 'longest';
  const record = await recordAsked(asked, extreme);
  if (record) {
    const ids = [record.workoutId ?? -1];
    const [workout = null] = await findNewest(db, { userId, viewer, ids }, 1);
    return { value: record.timeS, date: record.date, workout };
  }
  const [workout] = await findExtreme(asked);
  if (!workout) return null;
  const value = await figureIn(asked, { workout, extreme });
  return value === null ? null : { value, date: workout.date, workout };
}

async function figureIn(
  { db, athlete, question }: Asked,
  { workout, extreme }: { workout: WorkoutLine; extreme: Extreme },
): Promise<number | null> {
  if (extreme === 'fastest') {
    const pace = paceSPerKm(workout);
    if (question.distanceM === null) return pace;
    return pace === null ? null : (pace * question.distanceM) / 1000;
  }
  if (extreme === 'highestHeartRate') return workout.avgHeartRate;
  if (extreme !== 'mostClimbing') return workout.distanceM;
  const { userId, viewer } = athlete;
  const { ascentM } = await findRecordedSums(db, { userId, viewer, ids: [workout.id] });
  return ascentM;
}
