import type { Kind } from '../../../domain/coach/kinds.ts';
import type { Period } from '../../../domain/coach/period.ts';
import { dayText } from '../../../domain/coach/phrases.ts';
import { link } from '../../../domain/coach/rich-text.ts';
import { findNewest } from '../lines.queries.ts';
import type { Answer, Asked } from './answer.ts';
import { daysText, leftOut } from './days.ts';
import { dayLink, paragraphs } from './wording.ts';

/** That there is nothing of the kind in these days, and where the latest one is. */
export async function answerNone(asked: Asked, of: { kind: Kind; days: Period }): Promise<Answer> {
  const { db, athlete } = asked;
  const { kind, days } = of;
  const { userId, today } = athlete;
  const [latest] = await findNewest(db, { userId, kind, to: today }, 1);
  const last = latest
    ? `Your latest ${kind.one} is of ${dayLink(latest, today)}.`
    : `There is no ${kind.one} in your log yet; ${link('log one', '/workouts')} or ${link('import your workouts', '/apple-health')}.`;
  return {
    text: paragraphs(`I found no ${kind.one} ${daysText(days, today)}. ${last}`, leftOut(asked)),
    because: `I looked at every ${kind.one} dated ${dayText(days.from, today)} to ${dayText(days.to, today)}, and there is none.`,
    suggestions: ['How much did I run this year?', 'What can you do?'],
  };
}
