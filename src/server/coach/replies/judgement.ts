import { adviseZoneTwo } from '../../../domain/advice-rules.ts';
import { adviseSpike } from '../../../domain/advice-warnings.ts';
import { addDays, daysBetween } from '../../../domain/calendar.ts';
import { analyseTraining } from '../../../domain/coach/analysis.ts';
import { LONG_RUN_DAYS } from '../../../domain/coach/coach-limits.ts';
import type { Judged } from '../../../domain/coach/judgements.ts';
import { type Kind, RUNS, readKind } from '../../../domain/coach/kinds.ts';
import { lastDays } from '../../../domain/coach/period.ts';
import { countText, dayText, inDaysText, kmText, paceText } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { zoneTwoText } from '../../../domain/coach/runs-of-a-day.ts';
import { suggestDay } from '../../../domain/coach/suggest-day.ts';
import {
  distanceOf,
  longestOf,
  type TrainingFacts,
  trainingFacts,
  within,
} from '../../../domain/coach/training-facts.ts';
import { weekByDay } from '../../../domain/coach/week-by-day.ts';
import { NO_WISHES } from '../../../domain/coach/week-layout.ts';
import { latestBreak } from '../../../domain/coming-back.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { isHard, isLongRun } from '../../../domain/hard-workouts.ts';
import { ADVICE_DAYS, TAPER_DAYS } from '../../../domain/limits.ts';
import { isSteepRamp } from '../../../domain/load/week-load.ts';
import { taperFor } from '../../../domain/race-plan/taper.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { kmFromM } from '../../../domain/units.ts';
import { gatherTrainingForm, readinessOf } from '../../analytics/training-form.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { findShoes } from '../../shoes/shoes.queries.ts';
import { findNewest, findShoeSums, scopeOf } from '../coach-workouts.queries.ts';
import { gatherTraining } from '../gather-training.ts';
import { findDayVolumes, findSums } from '../sums.queries.ts';
import { suggestionText } from './plan.ts';
import { findAskedRace, replyNoRace } from './races.ts';
import type { Asked, Replier, Reply } from './reply.ts';
import { strengthLately } from './topic.ts';
import { dayLink, paragraphs, raceLink, restingOn } from './wording.ts';

/** A judgement, or advice in view of the log: the verdict first, then what it rests on. */
export async function replyJudgement(asked: Asked): Promise<Reply> {
  const { judged } = asked.question;
  const judge = judged === null ? undefined : JUDGES[judged];
  if (!judge) throw new Error(`no judgement of ${judged}`);
  return judge(asked);
}

const JUDGES: Partial<Record<Judged, Replier>> = {
  ramp: judgeRamp,
  tiredToday: adviseTired,
  daysAWeek: planDaysAWeek,
  speedWork: judgeSpeedWork,
  longRuns: judgeLongRuns,
  strength: judgeStrength,
  backToLevel: tellBackToLevel,
  sinceBreak: judgeSinceBreak,
  raceShoes: adviseRaceShoes,
  raceWeek: planRaceWeek,
  longRunBeforeRace: adviseLongRunBeforeRace,
};

const INTERVALS: Kind = readKind('interval runs') ?? RUNS;

async function factsOf({ db, athlete }: Asked): Promise<TrainingFacts> {
  return trainingFacts(await gatherTraining(db, athlete));
}

function formOf({ db, athlete }: Asked) {
  const { userId, today, viewer } = athlete;
  return gatherTrainingForm(db, { userId, today, origins: originsShownTo(viewer) });
}

/** Whether the kilometres grow too fast: by the one run that was too long, and by weeks of steep growth. */
async function judgeRamp(asked: Asked): Promise<Reply> {
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

/** Tired legs: what to make of the day, in view of the last week. */
async function adviseTired(asked: Asked): Promise<Reply> {
  const facts = await factsOf(asked);
  const { form } = await formOf(asked);
  const { runs, workouts, today } = facts;
  const dayWord = /\btomorrow\b/.test(asked.question.raceText ?? '') ? 'tomorrow' : 'today';
  const suggestion = suggestDay(facts, dayWord);
  const week = within(workouts, { until: today, days: 7 });
  const hard = within(runs, { until: addDays(today, -1), days: 4 }).filter(isHard);
  const lead =
    suggestion.run === undefined
      ? `${bold(`Skip it: ${dayWord} is a day off anyway.`)} ${literally(suggestion.reasons[0]?.text ?? '')}`
      : suggestion.run.kind === 'easy' || suggestion.run.kind === 'gentle'
        ? `${bold('Skip it, or keep it short and easy:')} at most half of a usual run; ${zoneTwoText(facts)}. If the legs do not come round in ten minutes, go home.`
        : `${bold(`Nothing hard on tired legs ${dayWord}:`)} put the ${suggestion.run.kind === 'long' ? 'long run' : 'fast session'} off by a day, and run easily or rest.`;
  return {
    text: paragraphs(
      lead,
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
    because: `I took what I would advise for ${dayWord} anyway, and made it no harder. The load is that of your log; how you feel outweighs it.`,
    suggestions: ['What should I do this week?', 'Am I overtraining?', 'Last rest day'],
  };
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** The next week with as many runs as there are days for. */
async function planDaysAWeek(asked: Asked): Promise<Reply> {
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

async function judgeSpeedWork(asked: Asked): Promise<Reply> {
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
      'How hard running is shared out made little difference in trials (Muñoz 2014, Festa 2020, Rosenblat 2025): mostly easy, and one or two fast sessions a week, is what they have in common.',
    suggestions: ['Interval pace', 'What should I do this week?', 'Time in zones this month'],
  };
}

/** Three in four weeks, where one falls into each week but one. */
const ENOUGH_FAST = 0.75;

/** By the item of the readiness that looks at long runs, so that both say the same. */
async function judgeLongRuns(asked: Asked): Promise<Reply> {
  const { race } = await findAskedRace(asked);
  if (!race || race.completed === 1 || race.date < asked.athlete.today) return replyNoRace();
  const facts = await factsOf(asked);
  const { recentRuns, runs, today } = facts;
  const readiness = readinessOf(await formOf(asked), race, { today, runner: facts.runner });
  const item = readiness?.find(({ title }) => /long/i.test(title));
  const longest = longestOf(runs);
  const long = recentRuns.filter(isLongRun).length;
  const daysLeft = daysBetween(today, race.date);
  const asksForMore = /\b(?:longer|more)\b/.test(asked.question.raceText ?? '');
  const verdict = item
    ? (asksForMore ? MORE_LONG_RUNS : LONG_RUNS_ARE)[item.state]
    : 'I cannot judge it yet: there are too few runs in your log.';
  return {
    text: paragraphs(
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

async function judgeStrength(asked: Asked): Promise<Reply> {
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

/** The weeks from the first run after the break to the first one as far as those before it. */
async function tellBackToLevel(asked: Asked): Promise<Reply> {
  const { today } = asked.athlete;
  const { volumes, found } = await findVolumesAndBreak(asked);
  const because =
    'The break is the latest one of your log of a week or more without a run. The level before it is the mean of the four weeks up to it; then I went through the weeks from the first run after it, seven days each.';
  const suggestions = ['Km per week this year', 'How is my training going?'];
  if (!found) {
    return { text: 'I find no break of a week or more in your running.', because, suggestions };
  }
  const { lastRun, firstRun } = found;
  const metresIn = (from: string, to: string) =>
    distanceOf(volumes.filter(({ date }) => date >= from && date <= to));
  const levelM = metresIn(addDays(lastRun, -27), lastRun) / 4;
  const level = `Before the break you ran ${bold(kmText(levelM))} a week, the mean of the four weeks up to ${dayText(lastRun, today)}.`;
  if (firstRun === null) {
    return { text: paragraphs(bold('The break is not over yet.'), level), because, suggestions };
  }
  const weeks = Array.from({ length: Math.floor(daysBetween(firstRun, today) / 7) }, (_, at) => {
    const from = addDays(firstRun, 7 * at);
    return { from, to: addDays(from, 6), distanceM: metresIn(from, addDays(from, 6)) };
  });
  const back = weeks.findIndex(({ distanceM }) => distanceM >= levelM);
  const off = `You did not run for ${countText(daysBetween(lastRun, firstRun) - 1, 'day', 'days')}, until ${dayText(firstRun, today)}.`;
  const week = weeks[back];
  if (!week) {
    const most = weeks.toSorted((one, other) => other.distanceM - one.distanceM)[0];
    return {
      text: paragraphs(
        `${bold('Not yet')}, ${countText(weeks.length, 'week', 'weeks')} after the first run.`,
        `${level} ${off}`,
        most &&
          `The most since then: ${kmText(most.distanceM)} from ${dayText(most.from, today)} to ${dayText(most.to, today)}.`,
      ),
      because,
      suggestions,
    };
  }
  return {
    text: paragraphs(
      `${bold(`In the ${ordinalOf(back + 1)} week after the break:`)} ${dayText(week.from, today)} to ${dayText(week.to, today)} had ${bold(kmText(week.distanceM))}.`,
      `${level} ${off}`,
      weeks.length > 1 &&
        `Week by week since then:\n${listOf(weeks.slice(0, back + 1).map(({ from, to, distanceM }) => `${dayText(from, today)} to ${dayText(to, today)}: ${kmText(distanceM)}`))}`,
    ),
    because,
    suggestions,
  };
}

function ordinalOf(number: number): string {
  const words = [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ];
  return words[number - 1] ?? `${number}th`;
}

/** The days of all runs, and the latest break between them. */
async function findVolumesAndBreak({ db, athlete: { userId, viewer, today } }: Asked) {
  const volumes = await findDayVolumes(db, { userId, viewer, to: today, kind: RUNS });
  const found = latestBreak(
    volumes.map(({ date }) => date),
    today,
  );
  return { volumes, found };
}

/** What went well since the latest break, and what did not. */
async function judgeSinceBreak(asked: Asked): Promise<Reply> {
  const { db, athlete } = asked;
  const { today } = athlete;
  const { volumes, found } = await findVolumesAndBreak(asked);
  const suggestions = ['How is my training going?', 'Am I ready for my next race?'];
  if (!found?.firstRun) {
    return {
      text: found
        ? bold('You have not begun again yet.')
        : 'I find no break of a week or more in your running.',
      because: 'I looked for the latest week or more without a run.',
      suggestions,
    };
  }
  const from = found.firstRun;
  const weeks = Math.max(1, (daysBetween(from, today) + 1) / 7);
  const since = { from, to: today };
  const [sums, fast, { past }, facts] = await Promise.all([
    findSums(db, scopeOf(athlete, since, RUNS)),
    findSums(db, scopeOf(athlete, since, INTERVALS)),
    findAskedRace({ ...asked, question: { ...asked.question, race: null } }),
    factsOf(asked),
  ]);
  const metresIn = (first: string, last: string) =>
    distanceOf(volumes.filter(({ date }) => date >= first && date <= last));
  const firstM = metresIn(from, addDays(from, 27)) / 4;
  const lastM = metresIn(addDays(today, -27), today) / 4;
  const totalS = sums.zoneSeconds.reduce((sum, each) => sum + each, 0);
  const easy =
    totalS > 0 ? Math.round((100 * (sums.zoneSeconds[0] + sums.zoneSeconds[1])) / totalS) : null;
  const raced = past.filter((race) => race.date >= from && race.actual_time_s !== null);
  const { strengths, areas } = analyseTraining(facts);
  const well = [
    ...(weeks >= 8 && lastM > firstM
      ? [
          `The week grew from ${kmText(firstM)} in the first four weeks to ${bold(kmText(lastM))} in the last four.`,
        ]
      : []),
    ...raced.map((race) => resultText(race, today)),
    ...(easy !== null && easy >= 70 ? [`${easy}% of the time was easy, in Zones 1 and 2.`] : []),
    `${countText(fast.workouts, 'interval run', 'interval runs')}, ${(fast.workouts / weeks).toFixed(1)} a week.`,
    ...strengths
      .slice(0, 2)
      .map(({ text, workoutIds }) => `${literally(text)}${restingOn(workoutIds, facts)}`),
  ];
  const poorly = [
    ...(weeks >= 8 && lastM <= firstM
      ? [
          `The week did not grow: ${kmText(firstM)} in the first four weeks, ${kmText(lastM)} in the last four.`,
        ]
      : []),
    ...(easy !== null && easy < 70
      ? [`Only ${easy}% of the time was easy, in Zones 1 and 2.`]
      : []),
    ...areas
      .slice(0, 3)
      .map(({ text, workoutIds }) => `${literally(text)}${restingOn(workoutIds, facts)}`),
  ];
  return {
    text: paragraphs(
      `${bold('Since the break')}, from ${dayText(from, today)} on: ${kmText(sums.distanceM)} in ${countText(sums.workouts, 'run', 'runs')}, ${(sums.workouts / weeks).toFixed(1)} a week.`,
      `Well done:\n${listOf(well)}`,
      poorly.length > 0 && `Less well:\n${listOf(poorly)}`,
    ),
    because:
      'I took the time since the first run after the latest break of a week or more, and what the Training Analysis says of the last twelve weeks of it.',
    suggestions,
  };
}

function resultText(race: RaceRow, today: string): string {
  const gapS = (race.actual_time_s ?? 0) - race.target_time_s;
  const against =
    gapS <= 0
      ? `${formatElapsed(-gapS)} inside your target`
      : `${formatElapsed(gapS)} over your target`;
  return `${raceLink(race)} on ${dayText(race.date, today)}: ${formatElapsed(race.actual_time_s ?? 0)}, ${against}.`;
}

/** The pair in use that the fast runs are run in. */
async function adviseRaceShoes(asked: Asked): Promise<Reply> {
  const { db, athlete } = asked;
  const { today } = athlete;
  const pairs = (await findShoes(db, athlete.userId)).filter(
    ({ retired_on }) => retired_on === null,
  );
  const suggestions = ['Which shoes have the most km?', 'Am I ready for my next race?'];
  const because =
    'I took the pair in use in which you ran most of your intervals of half a year. That nothing new belongs on the feet on race day is what coaches agree on.';
  const { race } = await findAskedRace(asked);
  const isSeen = originsShownTo(athlete.viewer).holdingStrava;
  const sums = isSeen
    ? await findShoeSums(db, scopeOf(athlete, lastDays(today, HALF_YEAR), INTERVALS))
    : [];
  const worn = sums
    .filter(({ shoeId }) => pairs.some(({ id }) => id === shoeId))
    .toSorted((one, other) => other.distanceM - one.distanceM)[0];
  const pair = pairs.find(({ id }) => id === worn?.shoeId);
  const general =
    'Race in a pair that you know: 50 km or more in it, a long run or a session at race pace among them, and no new socks either.';
  if (!pair || !worn) {
    return {
      text: `${bold('The pair in which you run your fast sessions.')} ${general} Which that is I cannot tell: note the pair with your runs, and see ${link('Shoes', '/shoes')}.`,
      because,
      suggestions,
    };
  }
  const metres = pair.start_distance_m + pair.logged_distance_m;
  const leftM = pair.replace_at_m === null ? null : pair.replace_at_m - metres;
  const isWorn = leftM !== null && leftM < (race?.distance_m ?? 0) + 30_000;
  const latest = (
    await findNewest(db, scopeOf(athlete, lastDays(today, HALF_YEAR), INTERVALS), 50)
  ).find(({ shoeId }) => shoeId === pair.id);
  return {
    text: paragraphs(
      `${bold(`${literally(pair.name)}`)}${race && race.date >= today ? ` for ${raceLink(race)}` : ''}: you ran ${kmText(worn.distanceM)} of intervals in it in half a year${latest ? `, the latest on ${dayLink(latest, today)}` : ''}.`,
      `It has run ${kmText(metres)}${leftM === null ? '' : leftM > 0 ? `, ${kmText(leftM)} short of where you want to replace it` : ', more than you wanted to run in it'}.${isWorn ? ' That is little: break in another pair before the race.' : ''}`,
      general,
    ),
    because,
    suggestions,
  };
}

const HALF_YEAR = 182;

/** The race that is named, by the days before it too; else the next one of its length, or the next. */
async function raceMeant(asked: Asked): Promise<RaceRow | null> {
  const { race, named, upcoming } = await findAskedRace(asked);
  if (named) return race;
  const { periods, distanceM } = asked.question;
  const byDays = upcoming.find(({ name }) => periods.some(({ words }) => words.includes(name)));
  const byLength = upcoming.find(
    (each) => distanceM !== null && Math.abs(each.distance_m - distanceM) <= 0.02 * distanceM,
  );
  return byDays ?? byLength ?? (distanceM === null ? race : null);
}

/** The seven days up to a race, each with what it is for. */
async function planRaceWeek(asked: Asked): Promise<Reply> {
  const facts = await factsOf(asked);
  const { today, runs } = facts;
  const race = await raceMeant(asked);
  if (!race || race.completed === 1 || race.date < today) return replyNoRace();
  const { distance_m: distanceM, date } = race;
  const { peak, weeks } = taperFor({ race: { date, distanceM }, today, runs: facts.runs });
  const last = weeks.at(-1);
  const pace = paceText(race.target_time_s / kmFromM(distanceM));
  const isLong = race.target_time_s > 90 * 60;
  const day = (before: number, what: string) =>
    `${dayText(addDays(date, -before), today)}: ${what}`;
  const ran = within(runs, { until: today, days: 7 });
  return {
    text: paragraphs(
      `${bold('Run less, as often and as fast as ever, and sleep.')} ${raceLink(race)} is on ${dayText(date, today)}, ${inDaysText(daysBetween(today, date))}${last?.wantedM ? `; about ${kmText(last.wantedM)} in the week before it, ${last.percent}% of your biggest week` : ''}.`,
      listOf([
        day(
          7,
          isLong
            ? 'the last longer run, easy, an hour to 75 minutes'
            : 'an easy run, 45 to 60 minutes',
        ),
        day(6, 'rest, or 20 to 30 minutes easy'),
        day(
          5,
          `easy, 40 minutes, with ${isLong ? '3 times 1 km' : '3 times 500 m'} at race pace, ${pace}`,
        ),
        day(4, 'rest'),
        day(3, 'easy, 30 minutes, with 4 strides of 20 seconds'),
        day(2, isLong ? 'rest; from now on much carbohydrate and little fibre' : 'rest'),
        day(1, 'rest, or 20 minutes easy with 3 strides; shoes, number and gels laid out'),
        day(0, 'the race. Start slower than you want to.'),
      ]),
      'No strength work for the legs in these days, nothing new to eat or wear, and go to bed earlier from the middle of the week.',
    ),
    because: `The taper is that of the race's page: 41 to 60% less over two weeks, as often and as fast (Bosquet 2007, Wang 2023, strong). How the days are laid is what coaches agree on.${peak ? ` Your biggest week of the eight before it is ${dayText(peak.from, today)} to ${dayText(peak.to, today)}, ${kmText(peak.distanceM)}.` : ''}${ran.length === 0 ? ' You have not run in the last seven days.' : ''}`,
    suggestions: ['How do I taper?', 'What should I eat before the race?', 'Pace for my next race'],
  };
}

/** How long before a race the last real long run is, in weeks, and how much of it is left on the weekend before. */
const LAST_LONG_RUN = [
  { belowM: 15_000, weeks: 1, share: 0.6 },
  { belowM: 30_000, weeks: 2, share: 0.55 },
  { belowM: Number.POSITIVE_INFINITY, weeks: 3, share: 0.55 },
] as const;

async function adviseLongRunBeforeRace(asked: Asked): Promise<Reply> {
  const facts = await factsOf(asked);
  const { runs, today } = facts;
  const meant = await raceMeant(asked);
  const lengthM = asked.question.distanceM;
  const distanceM = meant?.distance_m ?? lengthM ?? 21_100;
  const [{ weeks, share }] = LAST_LONG_RUN.filter(({ belowM }) => distanceM < belowM) as [
    (typeof LAST_LONG_RUN)[number],
  ];
  const longest = longestOf(within(runs, { until: today, days: LONG_RUN_DAYS }));
  const about = longest
    ? `about ${Math.round(kmFromM(longest.distanceM * share))} km`
    : 'an hour or so';
  const isToCome = meant !== null && meant.completed === 0 && meant.date >= today;
  const lastLong = isToCome ? { day: addDays(meant.date, -7 * weeks), race: meant } : null;
  const text = asked.question.raceText ?? '';
  const asksWhen = /\b(?:when|how far out|which week)\b/.test(text);
  const asksToDrop = /\b(?:drop\w*|skip\w*|shorten\w*|cut|leave)\b/.test(text);
  return {
    text: paragraphs(
      asksWhen && lastLong
        ? `${bold(`On about ${dayText(lastLong.day, today)}`)}, ${countText(weeks, 'week', 'weeks')} before ${raceLink(lastLong.race)}.`
        : `${bold(`${asksToDrop ? 'Yes, as a long run:' : 'Only a short one:'} an easy run of ${about} on the weekend before.`)} What tires is its length; it need not go altogether.`,
      lastLong &&
        (asksWhen
          ? `On the weekend before the race an easy run of ${about} is enough.`
          : `${raceLink(lastLong.race)} is on ${dayText(lastLong.race.date, today)}, so the last real long run is on about ${bold(dayText(lastLong.day, today))}, ${countText(weeks, 'week', 'weeks')} before.`),
      longest &&
        `Your longest run of the last ${LONG_RUN_DAYS} days: ${link(kmText(longest.distanceM), `/run-details/${longest.id}`)} on ${dayText(longest.date, today)}.`,
    ),
    because:
      'Two weeks with 41 to 60% less, as often and as fast as before, made runners faster in trials (Bosquet 2007, Wang 2023, strong). How the long run is shortened is what coaches agree on.',
    suggestions: ['How do I taper?', 'What should I do this week?'],
  };
}
