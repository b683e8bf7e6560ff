import { distanceWords } from '../../../domain/coach/conditions.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { dayText, paceAsAsked, paceText } from '../../../domain/coach/phrases.ts';
import { bold, link } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { type Evidence, evidenceOf } from '../../../domain/prediction/evidence.ts';
import { predictFromResult } from '../../../domain/prediction/from-one-result.ts';
import { predictFrom } from '../../../domain/prediction/predict-race.ts';
import { targetVerdict } from '../../../domain/prediction/target-verdict.ts';
import { isUpcoming } from '../../../domain/race-days.ts';
import { readAthletesHistory } from '../gather-training.ts';
import { aimWords } from './race-outlook.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, raceLink } from './wording.ts';

/** What a watch and a course differ by. */
const SAME_DISTANCE = 0.02;

/** What the athlete's results over one distance alone say about another: 'half from my 10k'. */
export async function replyFromResult(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const { fromM, fromS, timeS } = question;
  const [days = allTime(today)] = question.periods;
  // 'And from the 10k', after a prediction for a race to come: that race is what is predicted, and no result.
  const aim = question.race && isUpcoming(question.race, today) ? question.race : null;
  const source = aim === null ? question.race : null;
  const distanceM = question.distanceM ?? aim?.distanceM ?? null;
  if (fromM !== null && fromS !== null && distanceM !== null) {
    return replyFromTold({ ...asked, question: { ...question, distanceM } });
  }
  if (fromM === null || distanceM === null) return noAnswer(question);
  const runner = evidenceOf(await readAthletesHistory(db, athlete));
  const pieces = runner.pieces.filter(({ kind, distanceM: ranM, raceId, date }) =>
    source
      ? raceId === source.id
      : date >= days.from &&
        date <= days.to &&
        (kind === 'race' || kind === 'effort') &&
        Math.abs(ranM - fromM) <= SAME_DISTANCE * fromM,
  );
  const predicted =
    pieces.length > 0
      ? predictFrom({ pieces, latestRuns: [], trainingBreak: null }, distanceM)
      : null;
  if (!predicted) return noAnswer(question);
  const whenRun = question.periods.length > 0 ? ` ${days.words}` : '';
  return {
    text: paragraphs(
      timeS !== null && bold(aimWords(question.raceText ?? '')[targetVerdict(predicted, timeS)]),
      `${distanceWords(distanceM)} from your ${distanceWords(fromM)}${whenRun} alone: ${bold(formatElapsed(predicted.timeS))}, ${paceText(predicted.paceSPerKm)}. 8 races in 10 end between ${formatElapsed(predicted.fastestS)} and ${formatElapsed(predicted.slowestS)}.`,
      `It rests on ${pieces.map((piece) => pieceText(piece, today)).join(', ')}.`,
      `All that your log holds may say something else: ask me to predict ${distanceWords(distanceM)}.`,
    ),
    because: `I took the results and hard runs of about ${distanceWords(fromM)} among those that every prediction rests on, and left all others out.`,
    suggestions: [`Predict ${distanceWords(distanceM)}`, `Fastest ${distanceWords(fromM)}`],
  };
}

/** From a result that was told with its time, of this log or not: 'from a 1:45 half'. */
function replyFromTold({ athlete, question }: Asked): Reply {
  const { fromM, fromS, distanceM, timeS } = question;
  if (fromM === null || fromS === null || distanceM === null) return noAnswer(question);
  if (fromM / fromS > FASTEST_M_PER_S || fromM / fromS < SLOWEST_M_PER_S) {
    return {
      text: `${distanceWords(fromM)} in ${formatElapsed(fromS)} is ${paceText(fromS / (fromM / 1000))}: I take that for a slip. Say the time in hours, minutes and seconds, such as 1:45:00.`,
      because: 'A prediction from a time that nobody runs would say nothing.',
      suggestions: ['Predict my 10k'],
    };
  }
  const result = { distanceM: fromM, timeS: fromS };
  const predicted = predictFromResult(result, distanceM, athlete.today);
  if (!predicted) return noAnswer(question);
  return {
    text: paragraphs(
      timeS !== null && bold(aimWords(question.raceText ?? '')[targetVerdict(predicted, timeS)]),
      `${distanceWords(distanceM)} from ${distanceWords(fromM)} in ${formatElapsed(fromS)}: ${bold(formatElapsed(predicted.timeS))}, ${paceAsAsked(predicted.paceSPerKm, question)}. 8 races in 10 end between ${formatElapsed(predicted.fastestS)} and ${formatElapsed(predicted.slowestS)}.`,
      'It rests on that one result, as if it were of today; your log is not asked.',
    ),
    because:
      'I took the result as you told it, and the curve of times that every prediction here goes by.',
    suggestions: [`Predict ${distanceWords(distanceM)}`, `Fastest ${distanceWords(fromM)}`],
  };
}

const FASTEST_M_PER_S = 7.5;
const SLOWEST_M_PER_S = 1;

function pieceText({ timeS, date, workoutId, raceId, name }: Evidence, today: string): string {
  const said = `${formatElapsed(timeS)} on ${dayText(date, today)}`;
  if (workoutId !== null) return link(said, `/run-details/${workoutId}`);
  if (raceId === null || name === null) return said;
  return `${raceLink({ id: raceId, name })}, ${said}`;
}

function noAnswer({ fromM, distanceM, periods }: Asked['question']): Reply {
  const from = distanceWords(fromM ?? 0);
  const asked = distanceWords(distanceM ?? 0);
  const why = `Among the races and hard runs that a prediction rests on I find none of ${[from, ...periods.map(({ words }) => words)].join(' ')}.`;
  return {
    text: `${bold('I cannot answer that.')} ${why}`,
    because: 'A prediction from something else would not be the answer to your question.',
    suggestions: [`Predict ${asked}`, `Fastest ${from}`],
  };
}
