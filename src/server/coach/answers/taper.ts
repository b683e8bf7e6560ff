import { addDays, daysBetween } from '../../../domain/calendar.ts';
import { countText, dayText, inDaysText, kmText } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { trainingFacts } from '../../../domain/coach/training-facts.ts';
import { RACE_WEEK_DAYS, TAPER_CUT_PERCENT, TAPER_DAYS } from '../../../domain/limits.ts';
import { gatherTraining } from '../gather-training.ts';
import type { Answer, Asked } from './answer.ts';
import { findAskedRace } from './asked-race.ts';
import { paragraphs } from './wording.ts';

/** The two weeks before a race, in the athlete's own kilometres. */
export async function answerTaper(asked: Asked): Promise<Answer> {
  const { db, athlete } = asked;
  const { today } = athlete;
  const facts = trainingFacts(await gatherTraining(db, athlete));
  const { race } = await findAskedRace(asked);
  const { weeklyM } = facts.advice;
  const cutM = weeklyM * (1 - TAPER_CUT_PERCENT / 100);
  const isToCome = race !== null && race.completed === 0 && race.date >= today;
  return {
    text: paragraphs(
      isToCome &&
        `${link(literally(race.name), '/races')} is ${bold(inDaysText(daysBetween(today, race.date)))}. The taper begins on ${dayText(addDays(race.date, -TAPER_DAYS), today)}, race week on ${dayText(addDays(race.date, -RACE_WEEK_DAYS), today)}.`,
      listOf([
        `${RACE_WEEK_DAYS + 1} to ${TAPER_DAYS} days before: cut your volume by ${TAPER_CUT_PERCENT}% and keep a few short, quick stretches.${weeklyM > 0 ? ` You average ${kmText(weeklyM)} a week, so ${bold(`about ${kmText(cutM)}`)}.` : ''}`,
        'Race week: run short and easy, sleep, eat what you know, and try nothing new.',
        'Run as often as before, only shorter; the long run goes first.',
      ]),
      !isToCome &&
        `No race is planned; add one in ${link('Race Goals', '/races')} and I tell you the days.`,
    ),
    because: `The rule cuts the volume by ${TAPER_CUT_PERCENT}% from ${TAPER_DAYS} days before the race. Your average is that of the last four weeks, ${countText(facts.recentRuns.length, 'run', 'runs')}.`,
    suggestions: [
      'What should I do this week?',
      'Am I ready for my next race?',
      'Fuel for a long run',
    ],
  };
}
