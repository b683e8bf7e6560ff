import { gentleStart } from '../../../domain/coach/judging/gentle-start.ts';
import { easyText } from '../../../domain/coach/judging/runs-of-a-day.ts';
import { type TrainingFacts, trainingFacts } from '../../../domain/coach/judging/training-facts.ts';
import { usualEasyM } from '../../../domain/coach/judging/usual-runs.ts';
import { kmText } from '../../../domain/coach/phrases.ts';
import { isAfterBreak } from '../../../domain/coach/reading/intent/after-a-break.ts';
import { bold, listOf, literally } from '../../../domain/coach/rich-text.ts';
import type { Topic } from '../../../domain/coach/topics/topic.ts';
import { topicNamed } from '../../../domain/coach/topics/topics.ts';
import { shareAfterBreak } from '../../../domain/coming-back.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { gatherTraining } from '../gather-training.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, restingOn } from './wording.ts';

const OF_PAIN = [
  'Pain that changes how you run, gets worse while running or is there at rest: do not run, and have it seen.',
  'Sore muscles on both sides after a hard day: easy or off until they are gone.',
];
const OF_ILLNESS = [
  'A cold above the neck alone (nose, throat), without fever: short and easy, and home again if it gets worse.',
  'Fever, or illness below the neck (chest, stomach, aching limbs): rest until a day has passed without any sign, then begin gently. See a doctor if it stays, or if your heart races or your chest is tight on the first runs.',
];
const SAYS_ILL =
  /\b(?:sick|ill|illness|flu|cold|fever|covid|virus|infection|bug|poisoning|cough\w*|throat|antibiotics)\b/;
const COMES_BACK =
  /\b(?:back|again|return\w*|restart\w*|resume|after|when (?:can|should|may)|recover\w*|had|been|over)\b/;

/** What a doctor should judge, what runners go by, and how the athlete’s own log says to begin again. */
export async function replyPain({ db, athlete, question }: Asked): Promise<Reply> {
  const asked = question.raceText ?? '';
  const isIll = SAYS_ILL.test(asked);
  const isOfBreak = isAfterBreak(asked);
  const facts = trainingFacts(await gatherTraining(db, athlete));
  const comesBack = COMES_BACK.test(asked) || facts.advice.illness !== null;
  const known = topicNamed(question.topic);
  if (known?.isOfHealth) {
    return replyKnownComplaint(
      known,
      isIll && comesBack && beginAgain(facts, 'Once you are well: '),
    );
  }
  return {
    text: paragraphs(
      !isOfBreak && healthVerdict(asked, isIll),
      !isOfBreak &&
        'I cannot judge pain or illness; a doctor or physiotherapist can. What runners go by:',
      !isOfBreak && listOf(isIll ? OF_ILLNESS : [...OF_PAIN, ...OF_ILLNESS]),
      comesBack && beginAgain(facts, isOfBreak ? '' : 'Once you are well: '),
      !isIll &&
        !isOfBreak &&
        'I can find what you wrote about it: “Show workouts with "knee" in the notes”.',
    ),
    because:
      'Your log has no diagnosis in it, so I do not give one. How far to begin with is what coaches agree on: two hundredths less of a usual run for each day without one, between half and four fifths, for two weeks.',
    suggestions: comesBack
      ? ['What should I do today?', 'Plan for next week']
      : ['What should I do today?', 'Show my last 5 runs'],
  };
}

/** A complaint that runners know: what they go by, and that it is no diagnosis. */
function replyKnownComplaint({ text }: Topic, howToBegin: string | false): Reply {
  return {
    text: paragraphs(
      text,
      howToBegin,
      'I cannot judge pain or illness; a doctor or physiotherapist can. This is what runners go by.',
    ),
    because:
      'It is what doctors and physiotherapists commonly say to any runner, and no diagnosis: your log cannot tell what it is.',
    suggestions: ['What should I do today?', 'Plan for next week'],
  };
}

/** What to do today, before all that goes by the signs. */
function healthVerdict(said: string, isIll: boolean): string | null {
  const asked = said.replace(/\b(?:no|without|not a) (?:\w+ )?fever\b/g, '');
  if (!isIll) return null;
  const isOver = /\b(?:had|was|been|over|after|gone|back|again)\b/.test(asked);
  if (isOver) return null;
  if (
    /\b(?:flu|fever|covid|chest|stomach|bug|poisoning|virus|infection|antibiotics)\b/.test(asked)
  ) {
    return bold('No running: rest until it is over.');
  }
  return /\b(?:intervals?|tempo|hard|fast|speed|race|long)\b/.test(asked)
    ? bold('No: nothing hard or long with a cold; short and easy at most, or rest.')
    : bold('Short and easy at most, or rest; nothing with a fever.');
}

function beginAgain(facts: TrainingFacts, lead: string): string {
  const start = gentleStart(facts);
  if (start) {
    const reasons = start.reasons.map(
      ({ text, workoutIds }) => `${literally(text)}${restingOn(workoutIds, facts)}`,
    );
    return `${reasons.join(' ')} ${upperFirst(`${lead}${literally(start.run)}`)}. A day off after each, and nothing fast or long for two weeks.`;
  }
  const usualM = usualEasyM(facts.recentRuns);
  const length =
    usualM === null ? '20 to 30 minutes' : `at most ${kmText(usualM * shareAfterBreak(0))}`;
  return `${upperFirst(`${lead}an easy run of ${length}`)}; ${easyText(facts)}. A day off after each, and nothing fast or long until they feel as before; two weeks after a week without running.`;
}
