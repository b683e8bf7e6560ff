import { addDays } from '../../../domain/calendar.ts';
import { plannedOn } from '../../../domain/coach/judging/day-otherwise.ts';
import { type PlannedDay, plannedDayText } from '../../../domain/coach/judging/planned-day.ts';
import { easyText } from '../../../domain/coach/judging/runs-of-a-day.ts';
import { suggestDay } from '../../../domain/coach/judging/suggest-day.ts';
import {
  distanceOf,
  type TrainingFacts,
  within,
} from '../../../domain/coach/judging/training-facts.ts';
import { countText, dayText, kmText } from '../../../domain/coach/phrases.ts';
import { bold, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { isHard } from '../../../domain/hard-workouts.ts';
import { factsOf, formOf } from './judged-facts.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

/** Tired legs, or tiredness: what to make of the day, in view of the last week. */
export async function adviseTired(asked: Asked): Promise<Reply> {
  const facts = await factsOf(asked);
  const { form } = await formOf(asked);
  const { runs, workouts, today } = facts;
  const text = asked.question.raceText ?? '';
  const dayWord = /\btomorrow\b/.test(text) ? 'tomorrow' : 'today';
  const week = within(workouts, { until: today, days: 7 });
  const hard = within(runs, { until: addDays(today, -1), days: 4 }).filter(isHard);
  const later = dayToCome(asked, facts);
  return {
    text: paragraphs(
      inGeneral(text) ??
        (later ? onDayToCome(later, { text, facts }) : onDay(dayWord, { text, facts })),
      listOf([
        `The last 7 days: ${bold(kmText(distanceOf(within(runs, { until: today, days: 7 }))))} and ${countText(week.length, 'workout', 'workouts')}.`,
        ...(hard.length > 0
          ? [
              `Hard of late: ${hard.map(({ date }) => dayText(date, today)).join(', ')}; heavy legs for a day or two after that are no surprise.`,
            ]
          : ['No hard run in the last days, so think of sleep, food and a coming cold as well.']),
        ...(form.formPercent === null
          ? []
          : [
              `Form: ${form.formPercent > 0 ? '+' : ''}${Math.round(form.formPercent)}% of fitness; above 0 is rested, far below is tired.`,
            ]),
      ]),
      'One session left out costs nothing. If the legs stay heavy for a week, take some easy days, and see a doctor if that does not help.',
    ),
    because: `I took what I would advise for ${later ? 'that day' : dayWord} anyway, and made it no harder. The load is that of your log; how you feel outweighs it.`,
    suggestions: ['What should I do this week?', 'Am I overtraining?', 'Last rest day'],
  };
}

/** What is asked of no day: each by its words, with what is advised. */
const IN_GENERAL: readonly { asks: RegExp; lead: string; more: string }[] = [
  {
    asks: /\bif\b.*\bbetter\b/,
    lead: 'Then leave everything hard out until it is: easy running, a walk, or rest.',
    more: 'After two weeks of it see a doctor, and have iron looked at as well.',
  },
  {
    asks: /\bwhat\b.*\binstead\b/,
    lead: 'Half an hour easily, a walk, or a day off.',
    more: 'No other hard sport in its place: the legs are to rest, and so is the head.',
  },
  {
    asks: /\bwhat\b.*\bdrop\b/,
    lead: 'The hard ones first.',
    more: 'The long run can be half as long, the fast one can wait until the legs are fresh; nothing is to be made up.',
  },
];

function inGeneral(text: string): string | null {
  const found = IN_GENERAL.find(({ asks }) => asks.test(text));
  return found ? `${bold(found.lead)} ${found.more}` : null;
}

/** The day to come that is named: 'still do the intervals on Tuesday?' */
function dayToCome({ question }: Asked, facts: TrainingFacts): PlannedDay | null {
  const [day] = question.periods;
  return day?.unit === 'day' && day.from > facts.today ? plannedOn(facts, day.from) : null;
}

const ASKS_TO_SKIP = /\b(?:skip|drop|leave|cancel)\b/;

function onDayToCome(day: PlannedDay, of: { text: string; facts: TrainingFacts }): string {
  const { text, facts } = of;
  const planned = `${literally(plannedDayText(day, facts.today))}. Decide after the first ten minutes of it.`;
  const isToSkip = ASKS_TO_SKIP.test(text);
  if (day.session === null) {
    return `${bold('It is a day off anyway.')} ${literally(plannedDayText(day, facts.today))}.`;
  }
  if (day.session === 'easy') {
    const verdict = isToSkip ? 'No need, if it stays easy' : 'Yes, if it stays easy';
    return `${bold(`${verdict} and you are no worse by then.`)} ${planned}`;
  }
  const verdict = isToSkip
    ? 'Yes, unless you are fresh by then; run easily instead, or rest.'
    : 'Only if you are fresh by then; else run easily instead, or rest.';
  return `${bold(verdict)} ${planned}`;
}

/** Without one, how to go on with the day is asked. */
const NAMES_A_RUN = /\b(?:run|session|intervals?|tempo|long|skip|it|train\w*)\b/;

function onDay(
  dayWord: 'today' | 'tomorrow',
  { text, facts }: { text: string; facts: TrainingFacts },
): string {
  const { run, reasons } = suggestDay(facts, dayWord);
  if (run === undefined) {
    const verdict = NAMES_A_RUN.test(text) ? 'Skip it' : 'Rest';
    return `${bold(`${verdict}: ${dayWord} is a day off anyway.`)} ${literally(reasons[0]?.text ?? '')}`;
  }
  if (run.kind === 'easy' || run.kind === 'gentle') {
    return `${bold('Skip it, or keep it short and easy:')} at most half of a usual run; ${easyText(facts)}. If the legs do not come round in ten minutes, go home.`;
  }
  const what = run.kind === 'long' ? 'long run' : 'fast session';
  return `${bold(`Nothing hard on tired legs ${dayWord}:`)} put the ${what} off by a day, and run easily or rest.`;
}
