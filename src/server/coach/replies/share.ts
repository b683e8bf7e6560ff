import { RUNS } from '../../../domain/coach/kinds.ts';
import { joined, kmText } from '../../../domain/coach/phrases.ts';
import { wholeOf } from '../../../domain/coach/reading/parts/shares.ts';
import { bold } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { grouped } from '../../../domain/units.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { findSums, type Sums } from '../sums.queries.ts';
import { datesText, daysOf, daysText, leftOut } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

/** How large a part of a whole some workouts are: of its number, of its distance and of its time. */
export async function replyShare(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const days = daysOf(asked);
  const when = daysText(days, athlete.today);
  const part = question.kind ?? RUNS;
  const whole = wholeOf(part, question.where);
  const [of, all] = await Promise.all([
    findSums(db, scopeOf(athlete, days, part)),
    findSums(db, scopeOf(athlete, days, whole)),
  ]);
  const shares = {
    count: shareOf('number', { of, all, read: ({ workouts }) => workouts, text: grouped }),
    distance: shareOf('distance', { of, all, read: ({ distanceM }) => distanceM, text: kmText }),
    time: shareOf('time', { of, all, read: ({ durationS }) => durationS, text: formatElapsed }),
  };
  const { measure } = question;
  const asksFor = measure === 'distance' || measure === 'time' ? shares[measure] : shares.count;
  const others = Object.values(shares).filter((share) => share !== asksFor && share.of > 0);
  const lead =
    asksFor === shares.count
      ? `${bold(`${asksFor.percent}%`)} of your ${whole.many} ${when} are ${part.many}`
      : `${bold(`${asksFor.percent}%`)} of the ${asksFor.name} of your ${whole.many} ${when} is that of ${part.many}`;
  return {
    text:
      all.workouts === 0
        ? `I found no ${whole.one} ${when}.`
        : paragraphs(
            `${lead}: ${bold(asksFor.text)}.`,
            others.length > 0 &&
              `It is ${joined(others.map(({ percent, name, text }) => `${percent}% of the ${name} (${text})`))}.`,
            leftOut(asked),
          ),
    because: `I added up every ${whole.one} in your log that is dated ${datesText(days, athlete.today)}, and those of them that are ${part.many}.`,
    suggestions: ['How much time in Zone 2?', 'How many runs did I do each month?'],
  };
}

function shareOf(
  name: string,
  from: { of: Sums; all: Sums; read: (sums: Sums) => number; text: (figure: number) => string },
) {
  const [of, all] = [from.read(from.of), from.read(from.all)];
  const percent = all > 0 ? Math.round((100 * of) / all) : 0;
  return { name, of, percent, text: `${from.text(of)} of ${from.text(all)}` };
}
