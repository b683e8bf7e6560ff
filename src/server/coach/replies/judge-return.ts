import { addDays, type Day, daysBetween } from '../../../domain/calendar.ts';
import { analyseTraining } from '../../../domain/coach/judging/analysis.ts';
import { distanceOf } from '../../../domain/coach/judging/training-facts.ts';
import { RUNS } from '../../../domain/coach/kinds.ts';
import { countText, dayText, kmText } from '../../../domain/coach/phrases.ts';
import { bold, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { latestBreak, shareAfterBreak } from '../../../domain/coming-back.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { ordinalWord } from '../../../domain/ordinals.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { type DayVolume, findDayVolumes, findSums } from '../sums.queries.ts';
import { factsOf, INTERVALS } from './judged-facts.ts';
import { findAskedRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, raceLink, restingOn } from './wording.ts';

/** The weeks from the first run after the break to the first one as far as those before it. */
export async function tellBackToLevel(asked: Asked): Promise<Reply> {
  const { today } = asked.athlete;
  const { volumes, found } = await findVolumesAndBreak(asked);
  const because =
    'The break is the latest one of your log of a week or more without a run. The level before it is the mean of the four weeks up to it; then I went through the weeks from the first run after it, seven days each.';
  const suggestions = ['Km per week this year', 'How is my training going?'];
  if (!found) {
    return { text: NO_BREAK, because, suggestions };
  }
  const { lastRun, firstRun } = found;
  const usualM = weeklyM(volumes, addDays(lastRun, -27));
  // 'Back at 50 km': that is asked for, whatever was usual.
  const levelM = asked.question.goalM ?? usualM;
  const level = `Before the break you ran ${bold(kmText(usualM))} a week, the mean of the four weeks up to ${dayText(lastRun, today)}.`;
  if (firstRun === null) {
    return { text: paragraphs(bold('The break is not over yet.'), level), because, suggestions };
  }
  const weeks = weeksFrom(firstRun, Math.floor(daysBetween(firstRun, today) / 7), volumes);
  const back = weeks.findIndex(({ distanceM }) => distanceM >= levelM);
  const off = `You did not run for ${countText(daysBetween(lastRun, firstRun) - 1, 'day', 'days')}, until ${dayText(firstRun, today)}.`;
  const week = weeks[back];
  if (!week) {
    const most = weeks.toSorted((one, other) => other.distanceM - one.distanceM)[0];
    return {
      text: paragraphs(
        `${bold('Not yet')}${levelM === usualM ? '' : ` at ${kmText(levelM)}`}, ${countText(weeks.length, 'week', 'weeks')} after the first run.`,
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
      `${bold(`In the ${ordinalWord(back + 1)} week after the break:`)} ${dayText(week.from, today)} to ${dayText(week.to, today)} had ${bold(kmText(week.distanceM))}.`,
      `${level} ${off}`,
      weeks.length > 1 &&
        back < MOST_WEEKS &&
        `Week by week since then:\n${listOf(weeks.slice(0, back + 1).map(({ from, to, distanceM }) => `${dayText(from, today)} to ${dayText(to, today)}: ${kmText(distanceM)}`))}`,
    ),
    because,
    suggestions,
  };
}

/** A longer list of weeks tells nothing more. */
const MOST_WEEKS = 12;

/** The days of all runs, and the latest break between them. */
async function findVolumesAndBreak({ db, athlete: { userId, viewer, today } }: Asked) {
  const volumes = await findDayVolumes(db, { userId, viewer, to: today, kind: RUNS });
  const found = latestBreak(
    volumes.map(({ date }) => date),
    today,
  );
  return { volumes, found };
}

function metresIn(volumes: readonly DayVolume[], from: Day, to: Day): number {
  return distanceOf(volumes.filter(({ date }) => date >= from && date <= to));
}

/** The mean of four weeks that begin on that day. */
function weeklyM(volumes: readonly DayVolume[], from: Day): number {
  return metresIn(volumes, from, addDays(from, 27)) / 4;
}

/** So many weeks of seven days, the first of which begins on that day. */
function weeksFrom(first: Day, count: number, volumes: readonly DayVolume[]) {
  return Array.from({ length: count }, (_, at) => {
    const from = addDays(first, 7 * at);
    const to = addDays(from, 6);
    return { from, to, distanceM: metresIn(volumes, from, to) };
  });
}

/** Whether, when and how long no run was: a log tells no illness, but its days without a run. */
export async function tellTheBreak(asked: Asked): Promise<Reply> {
  const { today } = asked.athlete;
  const { found } = await findVolumesAndBreak(asked);
  const because =
    'Your log has no field for an illness. I looked for the latest break of a week or more without a run.';
  const suggestions = ['How long did it take to get back to my old weekly distance?'];
  if (!found) {
    return { text: NO_BREAK, because, suggestions };
  }
  const { lastRun, firstRun } = found;
  const [asks] = asked.question.periods;
  const isOutside = asks !== undefined && (lastRun > asks.to || (firstRun ?? today) < asks.from);
  const offDays = daysBetween(lastRun, firstRun ?? today) - 1;
  const until =
    firstRun === null
      ? 'and there has been none since'
      : `then the first one again on ${bold(dayText(firstRun, today))}`;
  return {
    text: paragraphs(
      asks !== undefined && !isOutside && `${bold('Maybe:')} your latest break falls there.`,
      isOutside && `${bold('Not then:')} the latest break of a week or more was at another time.`,
      `Your longest time off of late: ${bold(countText(offDays, 'day', 'days'))} without a run. The last one before it was on ${bold(dayText(lastRun, today))}, ${until}.`,
      'Why you did not run then, only your notes could tell.',
    ),
    because,
    suggestions,
  };
}

/** Two weeks after a break are for less, and for nothing hard. */
const FIRST_WEEKS = 2;

/** 'Did I come back too soon?': the first two weeks, held against those before the break. */
export async function judgeComeback(asked: Asked): Promise<Reply> {
  const { today, userId, viewer } = asked.athlete;
  const { volumes, found } = await findVolumesAndBreak(asked);
  const because =
    'The break is the latest one of your log of a week or more without a run. Coaches begin with two hundredths less of a usual run for each day without one, between half and four fifths, for two weeks, and with nothing hard; no trial has tested it. Whether you were well your log cannot tell.';
  const suggestions = ['How long did it take to get back to my old weekly distance?'];
  if (!found?.firstRun) {
    return { text: found ? bold('The break is not over yet.') : NO_BREAK, because, suggestions };
  }
  const { lastRun, firstRun } = found;
  const last = addDays(firstRun, 7 * FIRST_WEEKS - 1);
  const fast = await findDayVolumes(asked.db, { userId, viewer, to: today, kind: INTERVALS });
  const levelM = weeklyM(volumes, addDays(lastRun, -27));
  const weeks = weeksFrom(firstRun, FIRST_WEEKS, volumes);
  const offDays = daysBetween(lastRun, firstRun) - 1;
  const share = shareAfterBreak(daysBetween(lastRun, firstRun));
  const mostM = levelM * share;
  const isMuch = weeks.some(({ distanceM }) => distanceM > mostM * LITTLE_MORE);
  const hard = fast.filter(({ date }) => date >= firstRun && date <= last);
  const verdict =
    isMuch && hard.length > 0
      ? 'By the kilometres and the fast runs, yes: too much too soon.'
      : isMuch
        ? 'By the kilometres, somewhat: more than I would have advised.'
        : hard.length > 0
          ? 'By the kilometres no, but fast runs came too soon.'
          : 'No, by the kilometres you came back gently.';
  return {
    text: paragraphs(
      bold(verdict),
      listOf([
        `You did not run for ${countText(offDays, 'day', 'days')}, until ${dayText(firstRun, today)}; before it you ran ${bold(kmText(levelM))} a week.`,
        ...weeks.map(
          ({ from, to, distanceM }) =>
            `${dayText(from, today)} to ${dayText(to, today)}: ${bold(kmText(distanceM))}; up to ${kmText(mostM)} would have been advised, ${Math.round(100 * share)}% of before.`,
        ),
        `${countText(hard.length, 'interval run', 'interval runs')} in these two weeks.`,
      ]),
    ),
    because,
    suggestions,
  };
}

/** So little more is no other week. */
const LITTLE_MORE = 1.1;
const NO_BREAK = 'I find no break of a week or more in your running.';

/** What went well since the latest break, and what did not. */
export async function judgeSinceBreak(asked: Asked): Promise<Reply> {
  const { db, athlete } = asked;
  const { today } = athlete;
  const { volumes, found } = await findVolumesAndBreak(asked);
  const suggestions = ['How is my training going?', 'Am I ready for my next race?'];
  if (!found?.firstRun) {
    return {
      text: found ? bold('You have not begun again yet.') : NO_BREAK,
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
  const firstM = weeklyM(volumes, from);
  const lastM = weeklyM(volumes, addDays(today, -27));
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
