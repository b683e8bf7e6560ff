import { adviseZoneTwo } from '../../../domain/advice-rules.ts';
import { adviseSpike } from '../../../domain/advice-warnings.ts';
import { addDays, daysBetween } from '../../../domain/calendar.ts';
import { LONG_RUN_DAYS } from '../../../domain/coach/coach-limits.ts';
import { firstOfSession, plannedDayText } from '../../../domain/coach/judging/planned-day.ts';
import { distanceOf, longestOf, within } from '../../../domain/coach/judging/training-facts.ts';
import { daysPlanned, weekByDay } from '../../../domain/coach/judging/week-by-day.ts';
import { NO_WISHES } from '../../../domain/coach/judging/week-layout.ts';
import { RUNS } from '../../../domain/coach/kinds.ts';
import { lastDays } from '../../../domain/coach/period.ts';
import { countText, inDaysText, kmText } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { isLongRun } from '../../../domain/hard-workouts.ts';
import { ADVICE_DAYS, TAPER_DAYS } from '../../../domain/limits.ts';
import { isSteepRamp } from '../../../domain/load/week-load.ts';
import { readinessOf } from '../../analytics/training-form.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { findSums } from '../sums.queries.ts';
import { factsOf, formOf, INTERVALS } from './judged-facts.ts';
import { suggestionText } from './plan.ts';
import { findAskedRace, replyNoRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { strengthLately } from './topic.ts';
import { paragraphs, raceLink } from './wording.ts';

/** Whether the kilometres grow too fast: by the one run that was too long, and by weeks of steep growth. */
export async function judgeRamp(asked: Asked): Promise<Reply> {
  const facts = await factsOf(asked);
  const { form } = await formOf(asked);
  const { runs, recentRuns, today, advice } = facts;
  const weekM = distanceOf(within(runs, { until: today, days: 7 }));
  const beforeM = distanceOf(
    within(runs, { until: addDays(today, -ADVICE_DAYS), days: ADVICE_DAYS }),
  );
  const nowM = distanceOf(recentRuns);
  const percent = beforeM > 0 ? Math.round((100 * (nowM - beforeM)) / beforeM) : null;
  const spike = adviseSpike(advice);
  const isSteep = form.baselineDay === null && isSteepRamp(form.days);
  const isOver = form.status.name === 'overreaching';
  const verdict =
    isOver || isSteep
      ? `${bold(asksForGood(asked) ? 'No, they grow too fast:' : 'Yes, somewhat:')} hold the kilometres where they are for two weeks.`
      : spike
        ? `${bold('The weeks no, one run yes.')} ${literally(spike.finding)} ${literally(spike.action)}`
        : advice.comingBack
          ? `${bold('Take it slowly:')} you are just back from a break.`
          : percent !== null && percent > STEEP_MONTH_PERCENT
            ? `${bold('It is on the quick side:')} hold it for a week or two before you add more.`
            : bold(`${asksForGood(asked) ? 'Yes' : 'No'}, they grow at a rate that you can carry.`);
  return {
    text: paragraphs(
      verdict,
      listOf([
        `The last four weeks: ${bold(kmText(nowM / 4))} a week${percent === null ? '' : `, ${percent >= 0 ? `${percent}% more` : `${-percent}% less`} than the ${kmText(beforeM / 4)} of the four before`}.`,
        `The last 7 days: ${kmText(weekM)}.`,
        `Training Status: ${form.status.label}. ${literally(form.status.reason)}`,
      ]),
      !spike &&
        `No run of late was more than a tenth longer than the longest of the ${LONG_RUN_DAYS} days before it: that is what went with injuries, and week-to-week growth did not.`,
    ),
    because:
      'I compared four weeks with the four before, looked for a run more than a tenth longer than any of the 30 days before it (Frandsen 2025, strong), and for three weeks in a row in which fitness grew by more than a tenth. The 10 % rule for weeks prevented no injuries when it was tried (Buist 2008).',
    suggestions: ['What should I do this week?', 'Am I overtraining?', 'Km per week this year'],
  };
}

const STEEP_MONTH_PERCENT = 30;

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** The next week with as many runs as there are days for. */
export async function planDaysAWeek(asked: Asked): Promise<Reply> {
  const facts = await factsOf(asked);
  const text = asked.question.raceText ?? '';
  const named = /\b(?<digit>[1-7])\b/.exec(text)?.groups?.digit;
  const count = named ? Number(named) : NUMBER_WORDS.findIndex((word) => text.includes(word));
  const runsAWeek = count > 0 ? count : 3;
  const { runs, ...suggestion } = weekByDay(facts, {
    isNext: true,
    wishes: { ...NO_WISHES, runDays: runsAWeek },
  });
  const race = facts.advice.nextRace;
  const isTapering = race !== null && race.daysLeft <= TAPER_DAYS + 7;
  const what =
    runsAWeek <= 2
      ? 'the long run and one with some faster stretches in it'
      : runsAWeek === 3
        ? 'a long run, one faster run and one easy run, with a day between each'
        : 'a long run, one faster run, and the rest easy, with the hard two apart';
  return {
    text: paragraphs(
      `${bold(`On ${countText(runsAWeek, 'day', 'days')} a week: ${what}.`)}${isTapering ? ` Not so in the next weeks: before ${literally(race.name)} nothing is long or hard.` : ''}`,
      suggestionText({ suggestion, when: null, facts, runs }),
    ),
    because:
      'What a week needs is what coaches agree on; no trial has compared whole weeks. I laid so many runs on the days on which you mostly run, and took the length from your last four weeks.',
    suggestions: ['Plan for next week', 'What should I do today?'],
  };
}

export async function judgeSpeedWork(asked: Asked): Promise<Reply> {
  const facts = await factsOf(asked);
  const { db, athlete } = asked;
  const days = lastDays(athlete.today, ADVICE_DAYS);
  const [fast, all] = await Promise.all([
    findSums(db, scopeOf(athlete, days, INTERVALS)),
    findSums(db, scopeOf(athlete, days, RUNS)),
  ]);
  const totalS = all.zoneSeconds.reduce((sum, each) => sum + each, 0);
  const hardS = all.zoneSeconds[3] + all.zoneSeconds[4];
  const share = totalS > 0 ? Math.round((100 * hardS) / totalS) : null;
  const aWeek = fast.workouts / (ADVICE_DAYS / 7);
  const isTooHard = adviseZoneTwo(facts.advice)?.priority === 'medium';
  const race = facts.advice.nextRace;
  const verdict =
    race && race.daysLeft <= TAPER_DAYS
      ? `${bold('Not now:')} ${literally(race.name)} is ${inDaysText(race.daysLeft)}. Keep a few short, quick stretches.`
      : isTooHard
        ? `${bold('No, rather less:')} too little of your running is easy.`
        : aWeek >= ENOUGH_FAST
          ? `${bold(`${asksForGood(asked) ? 'Yes' : 'No'}: ${aWeek.toFixed(1)} fast sessions a week are enough.`)} What makes you faster beside it is more easy running.`
          : `${bold(asksForGood(asked) ? 'Not quite: one fast session a week' : 'Yes: one fast session a week')} would help; so far it is less.`;
  return {
    text: paragraphs(
      verdict,
      listOf([
        `${countText(fast.workouts, 'interval run', 'interval runs')} in the last ${ADVICE_DAYS} days, of ${countText(all.workouts, 'run', 'runs')} in all.`,
        ...(share === null ? [] : [`Zones 4 and 5: ${bold(`${share}%`)} of the time in zones.`]),
      ]),
    ),
    because:
      'How hard running is shared out made little difference in trials (Muñoz 2014, Festa 2020, Rosenblat 2025). Mostly easy, with one or two fast sessions a week, is what coaches agree on.',
    suggestions: ['Interval pace', 'What should I do this week?', 'Time in zones this month'],
  };
}

/** Three in four weeks, where one falls into each week but one. */
const ENOUGH_FAST = 0.75;

/** By the item of the readiness that looks at long runs, so that both say the same. */
export async function judgeLongRuns(asked: Asked): Promise<Reply> {
  const { race } = await findAskedRace(asked);
  if (!race || race.completed === 1 || race.date < asked.athlete.today) return replyNoRace();
  const facts = await factsOf(asked);
  const { recentRuns, runs, today } = facts;
  const readiness = readinessOf(await formOf(asked), race, { today, runner: facts.runner });
  const item = readiness?.find(({ title }) => /long/i.test(title));
  const longest = longestOf(runs);
  const long = recentRuns.filter(isLongRun).length;
  const daysLeft = daysBetween(today, race.date);
  const text = asked.question.raceText ?? '';
  const asksForMore = /\b(?:longer|more)\b/.test(text);
  const day = ASKS_HOW_LONG.test(text) ? firstOfSession(daysPlanned(facts), ['long']) : null;
  const verdict = item
    ? (asksForMore ? MORE_LONG_RUNS : LONG_RUNS_ARE)[item.state]
    : 'I cannot judge it yet: there are too few runs in your log.';
  return {
    text: paragraphs(
      day && `The next one, ${bold(literally(plannedDayText(day, today)))}.`,
      `${verdict} ${raceLink(race)} is ${inDaysText(daysLeft)}.`,
      listOf([
        ...(item ? [`${item.title}: ${item.figure}; wanted: ${item.wanted}.`] : []),
        `${countText(long, 'long run', 'long runs')} in the last four weeks.`,
        ...(longest
          ? [
              `The longest of twelve weeks: ${link(kmText(longest.distanceM), `/run-details/${longest.id}`)}, ${Math.round((100 * longest.distanceM) / race.distance_m)}% of the race.`,
            ]
          : []),
      ]),
      daysLeft <= TAPER_DAYS
        ? 'So close to the race nothing is to be made up any more: go into it rested.'
        : 'One a week; lengthen the longest by a tenth at most, and every fourth week make it shorter.',
    ),
    because: `It is the item of the race's readiness${item ? ` (${item.source})` : ''}; that a single run a tenth longer went with more injuries is Frandsen 2025.`,
    suggestions: ['Am I ready for my next race?', 'What should I do this week?'],
  };
}

const ASKS_HOW_LONG = /\bhow (?:long|far|many)\b/;

const LONG_RUNS_ARE = {
  ready: bold('Yes, they are long enough.'),
  partly: bold('Nearly: they are on the way.'),
  not: bold('No, not yet.'),
  later: bold('It is too early to say: there is time to lengthen them.'),
} as const;

const MORE_LONG_RUNS = {
  ready: bold('No, they are long enough.'),
  partly: bold('Yes, a little, step by step.'),
  not: bold('Yes, step by step.'),
  later: bold('In time, step by step.'),
} as const;

/** 'Enough' and 'sensible' are answered the other way round than 'too much' and 'more'. */
function asksForGood({ question }: Asked): boolean {
  return /\b(?:enough|safe|safely|sensibl[ey]|ok|okay|fine|reasonabl[ey])\b/.test(
    question.raceText ?? '',
  );
}

export async function judgeStrength(asked: Asked): Promise<Reply> {
  const { workouts, text } = await strengthLately(asked);
  const isEnough = workouts >= ADVICE_DAYS / 7;
  return {
    text: paragraphs(
      isEnough ? bold('Yes, you do enough.') : bold('Not quite.'),
      text,
      'One or two sessions a week do for a runner; lighten them in the week of a race.',
    ),
    because:
      'I counted the strength workouts of the last four weeks. One or two a week is what coaches agree on.',
    suggestions: ['How often did I do strength this month?', 'What should I do this week?'],
  };
}
