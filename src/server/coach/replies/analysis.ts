import { analyseTraining } from '../../../domain/coach/judging/analysis.ts';
import type { Claim } from '../../../domain/coach/judging/claim.ts';
import { trainingFacts } from '../../../domain/coach/judging/training-facts.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { gatherTraining } from '../gather-training.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, restingOn } from './wording.ts';

const MOST_LISTED = 3;

/** The Training Analysis in short. */
export async function replyAnalysis({ db, athlete }: Asked): Promise<Reply> {
  const facts = trainingFacts(await gatherTraining(db, athlete));
  const { overall, strengths, areas, recommendations } = analyseTraining(facts);
  const [sums] = overall;
  const rows = (claims: readonly Claim[]) =>
    listOf(
      claims
        .slice(0, MOST_LISTED)
        .map(({ text, workoutIds }) => `${literally(text)}${restingOn(workoutIds, facts)}`),
    );
  const advised = recommendations
    .slice(0, MOST_LISTED)
    .map(({ title, text }) => `${bold(literally(title))}. ${literally(text)}`);
  return {
    text: paragraphs(
      sums && literally(sums.text),
      strengths.length > 0 && `Going well:\n${rows(strengths)}`,
      areas.length > 0 && `To work on, most important first:\n${rows(areas)}`,
      advised.length > 0 && `What I would do:\n${listOf(advised)}`,
      `The whole of it, with all the workouts each point rests on, is in ${link('Training Analysis', '/ai')}.`,
    ),
    because: `I looked at the last twelve weeks of your log, above all at the last four.\n\n${listOf([...strengths, ...areas].map(({ title, basis }) => `${literally(title)}: ${literally(basis)}`))}`,
    suggestions: [
      'What should I do today?',
      'Am I getting faster?',
      'Am I ready for my next race?',
    ],
  };
}
