import { dayText, weightText } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import {
  BEARABLE_LOSS,
  ownSweat,
  SWEAT_TESTS_COUNTED,
  sweatMlPerHour,
} from '../../../domain/sweat.ts';
import { grouped } from '../../../domain/units.ts';
import { findSweatUpTo } from '../../sweat/sweat.queries.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

/** How much the athlete sweats and weighs less after a run, by their own tests. */
export async function replySweat({ db, athlete }: Asked): Promise<Reply> {
  const { userId, today } = athlete;
  const tests = await findSweatUpTo(db, { userId, to: today, limit: SWEAT_TESTS_COUNTED });
  const sweat = ownSweat(tests);
  const because = `A kilogram lost is a litre sweated, and what was drunk is added to it. I take the middle of the latest ${SWEAT_TESTS_COUNTED} tests; heat, pace and clothes change it much. More than ${100 * BEARABLE_LOSS}% of the body’s weight can cost pace (ACSM 2007).`;
  const suggestions = ['How many gels for 30 km?', 'How much did I drink on my long runs?'];
  if (sweat === null) {
    return {
      text: paragraphs(
        'Your log holds no sweat test, so I cannot tell how much you sweat or lose on a run.',
        `It is soon made: weigh yourself without clothes before and after an hour of running, note what you drank, and enter both at the fuel lab in ${link('Analytics', '/analytics')}.`,
      ),
      because,
      suggestions,
    };
  }
  const range =
    sweat.least < sweat.most
      ? `, between ${grouped(Math.round(sweat.least))} and ${grouped(Math.round(sweat.most))} ml`
      : '';
  const rows = sweat.tests.map((test) => {
    const rate = sweatMlPerHour(test);
    const lostKg = test.beforeKg - test.afterKg;
    const percent = ((100 * lostKg) / test.beforeKg).toFixed(1);
    const lost =
      lostKg > 0 ? `${weightText(lostKg)} (${percent}%) lighter` : 'no lighter than before';
    return `${dayText(test.date, today)}: ${lost} after ${formatElapsed(test.durationS)}, ${grouped(test.drunkMl)} ml drunk${rate === null ? '' : `, ${grouped(Math.round(rate))} ml sweated an hour`}`;
  });
  return {
    text: paragraphs(
      `You sweat ${bold(`${grouped(Math.round(sweat.mlPerHour))} ml an hour`)} in the middle of ${rows.length === 1 ? 'one test' : `${rows.length} tests`}${range}.`,
      listOf(rows),
      'Drink to thirst, and never more than you sweat.',
    ),
    because,
    suggestions,
  };
}
