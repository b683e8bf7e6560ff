import { distanceWords } from '../../../domain/coach/conditions.ts';
import { RUNS } from '../../../domain/coach/kinds.ts';
import { lastDays } from '../../../domain/coach/period.ts';
import { kmText, paceText, plannedText } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf } from '../../../domain/coach/rich-text.ts';
import {
  type NamedFigure,
  PACE_WORDS,
  type PaceNamed,
  type RaceNamed,
  type RunNamed,
} from '../../../domain/coach/topics/named-figures.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { wantedWeekM } from '../../../domain/load/readiness.ts';
import { evidenceOf } from '../../../domain/prediction/evidence.ts';
import { predictFrom } from '../../../domain/prediction/predict-race.ts';
import { runningIndex } from '../../../domain/prediction/running-index.ts';
import { predictedPaces } from '../../../domain/prediction/training-paces.ts';
import { isSameLength } from '../../../domain/same-length.ts';
import { HALF_RACE_M, MARATHON_RACE_M } from '../../../domain/standard-distances.ts';
import { maximumsByAge, zoneOf, zoneRanges } from '../../../domain/zones.ts';
import { readLimitsOn } from '../../athlete/athlete-limits.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { readAthletesHistory } from '../gather-training.ts';
import { findSums } from '../sums.queries.ts';
import { findAskedRace, toNamedRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

/** A figure that the athlete names, judged by their own limits, paces and weeks. */
export async function judgeNamedFigure(asked: Asked, figure: NamedFigure): Promise<Reply> {
  switch (figure.of) {
    case 'heartRateOfRun':
      return judgeHeartRate(asked, figure);
    case 'maximumNamed':
      return judgeMaximum(asked, figure);
    case 'restingNamed':
      return judgeResting(asked, figure);
    case 'cadenceNamed':
      return judgeCadence(figure);
    case 'weekNamed':
      return judgeWeek(asked, figure);
    case 'runsAWeek':
      return judgeRunsAWeek(asked, figure);
    case 'paceNamed':
      return judgePace(asked, figure);
    case 'twoPaces':
      return tellTwoPaces(asked, figure);
    case 'heartRateGap':
      return judgeHeartRateGap(asked, figure);
  }
}

type Figure<Of extends NamedFigure['of']> = Extract<NamedFigure, { of: Of }>;

/** The zones that each kind of run is meant for. */
const ZONES_OF: Record<RunNamed, { from: number; to: number; words: string }> = {
  recovery: { from: 1, to: 2, words: 'a recovery run' },
  easy: { from: 1, to: 2, words: 'an easy run' },
  long: { from: 1, to: 2, words: 'a long run' },
  tempo: { from: 3, to: 4, words: 'a tempo run' },
  interval: { from: 4, to: 5, words: 'intervals' },
  race: { from: 3, to: 5, words: 'a race' },
};

async function judgeHeartRate(
  { db, athlete }: Asked,
  { bpm, run }: Figure<'heartRateOfRun'>,
): Promise<Reply> {
  const { zones, limits } = await readLimitsOn(db, { userId: athlete.userId, day: athlete.today });
  const ranges = zoneRanges(zones);
  const { from, to, words } = ZONES_OF[run];
  const [lowest, highest] = [ranges[from - 1], ranges[to - 1]];
  if (!lowest || !highest) throw new Error('there are five zones');
  const zone = zoneOf(bpm, zones);
  const verdict =
    bpm > zones.maxHeartRate
      ? `${bold(`${bpm} is above your maximum of ${zones.maxHeartRate}:`)} the maximum is set too low, or the watch is wrong.`
      : zone > to
        ? `${bold(`${bpm} is too high for ${words}:`)} it is Zone ${zone} for you. Slow down, or walk, until it is ${highest.toBpm} or less.`
        : zone < from
          ? `${bold(`${bpm} is low for ${words}:`)} it is Zone ${zone} for you, if that.`
          : `${bold(`${bpm} is right for ${words}:`)} it is Zone ${zone} for you.`;
  return {
    text: paragraphs(
      verdict,
      `For ${words} yours is ${bold(`${lowest.fromBpm} to ${highest.toBpm} bpm`)}, by the maximum of ${limits.maxHeartRate} in ${link('your profile', '/profile')}.`,
      'Heat, little sleep, coffee or a coming cold add 5 to 15 beats, and a few more at the end of a long run are normal. If you can talk in whole sentences at that heart rate, your maximum may be higher than what is set.',
    ),
    because:
      'I looked up the zone of that heart rate in your profile. Age says little: a maximum by an age formula is off by ten beats or more in one of three people (Nes 2013).',
    suggestions: ['What are my zones?', 'Are my easy runs easy enough?'],
  };
}

async function judgeMaximum(
  { db, athlete }: Asked,
  { bpm, age }: Figure<'maximumNamed'>,
): Promise<Reply> {
  const { limits } = await readLimitsOn(db, { userId: athlete.userId, day: athlete.today });
  const byAge = age === null ? null : Math.round(maximumsByAge(age).nes);
  return {
    text: paragraphs(
      byAge === null
        ? `${bold('Any maximum between about 160 and 210 is normal.')} It says nothing of how fit you are.`
        : Math.abs(bpm - byAge) <= MAXIMUM_SPREAD_BPM
          ? `${bold('Yes, that is normal.')} At ${age} the mean is about ${byAge}, and two of three people are within ${ONE_SPREAD_BPM} of it.`
          : `${bold('Unusual, and possible:')} at ${age} the mean is about ${byAge}, and nineteen in twenty are within ${MAXIMUM_SPREAD_BPM} of it. Make sure that it was no slip of the watch.`,
      `It is born, falls with age and cannot be trained, so neither a high nor a low one is better. In ${link('your profile', '/profile')} stands ${bold(`${limits.maxHeartRate} bpm`)}.`,
    ),
    because:
      'The mean by age is 211 less 0.64 for each year, with a spread of 11 beats (Nes 2013, 3,320 people).',
    suggestions: ['What are my zones?', 'How do I find my maximum heart rate?'],
  };
}

const ONE_SPREAD_BPM = 11;
const MAXIMUM_SPREAD_BPM = 22;

async function judgeResting(
  { db, athlete }: Asked,
  { bpm }: Figure<'restingNamed'>,
): Promise<Reply> {
  const { limits } = await readLimitsOn(db, { userId: athlete.userId, day: athlete.today });
  const own = limits.restingHeartRate;
  const verdict =
    bpm < 40
      ? `${bold('Low, as only well-trained runners have it.')} If you feel well that is fine; with dizziness or fainting see a doctor.`
      : bpm < 60
        ? `${bold('Good: that is what trained runners have.')}`
        : bpm <= 80
          ? `${bold('Normal.')} 60 to 80 is usual, trained runners mostly have 40 to 60, and months of easy running bring it down.`
          : `${bold('High for lying still.')} Take it on some mornings on waking; if it stays above 80 to 90, let a doctor look.`;
  return {
    text: paragraphs(
      verdict,
      own === null
        ? `Yours is not in ${link('your profile', '/profile')} yet.`
        : `In ${link('your profile', '/profile')} stands ${bold(`${own} bpm`)}.`,
      'What counts is your own over months: five to ten beats more than usual for some days mean illness, fatigue or little sleep.',
    ),
    because: 'It is what doctors and coaches commonly say; I cannot judge your heart.',
    suggestions: ['What are my zones?', 'What should I do today?'],
  };
}

async function judgeCadence({ steps }: Figure<'cadenceNamed'>): Promise<Reply> {
  return {
    text: paragraphs(
      steps < 155
        ? `${bold('On the low side.')} Shorter, quicker steps are worth a try if you overstride or always ache in the same place: 5 % more, a few minutes at a time.`
        : steps <= 185
          ? `${bold('Yes, that is where most runners are.')} There is nothing to change.`
          : `${bold('On the high side, and no reason to change anything.')}`,
      'It rises with speed and falls with leg length; there is no one right number, and 180 is no rule.',
    ),
    because:
      'Most runners have 155 to 185 steps a minute at easy paces; no trial says that one number is better.',
    suggestions: ['Average cadence this month'],
  };
}

const RACE_M: Record<RaceNamed, number> = {
  five: 5000,
  ten: 10_000,
  half: HALF_RACE_M,
  marathon: MARATHON_RACE_M,
};

/** Whether one's own week is enough for the race that is named, or for the next one. */
export async function judgeOwnWeek(asked: Asked): Promise<Reply> {
  const { race } = await findAskedRace(asked);
  const question = race === null ? asked.question : { ...asked.question, race: toNamedRace(race) };
  const figure = {
    of: 'weekNamed',
    distanceM: await ownWeekM(asked),
    timeS: null,
    race: null,
  } as const;
  return judgeWeek({ ...asked, question }, figure);
}

async function judgeWeek(asked: Asked, figure: Figure<'weekNamed'>): Promise<Reply> {
  const { distanceM, timeS } = figure;
  const own = await ownWeekM(asked);
  const history = evidenceOf(await readAthletesHistory(asked.db, asked.athlete));
  const lengthM =
    figure.race === null ? (asked.question.race?.distanceM ?? null) : RACE_M[figure.race];
  const index =
    lengthM !== null && timeS !== null
      ? runningIndex({ distanceM: lengthM, timeS })
      : (predictedPaces(history, asked.athlete)?.index ?? null);
  const because =
    'The week that is wanted is the one of the race’s readiness: Runalyze’s convention for distance and form, which no trial has tested. With fewer kilometres it is harder, and not impossible.';
  const suggestions = ['Am I ready for my next race?', 'Km per week this year'];
  const ownText = own > 0 && `You run ${bold(kmText(own))} a week on average of the last four.`;
  if (lengthM === null || index === null) {
    return {
      text: paragraphs(
        bold('It depends on what for.'),
        'For health 15 to 20 km do; for a 10 km 20 to 40, a half 30 to 50, a marathon 40 to 70 km a week, over two or three months.',
        ownText,
      ),
      because,
      suggestions,
    };
  }
  const wantedM = wantedWeekM(index, lengthM);
  const share = distanceM / wantedM;
  const what = `${distanceWords(lengthM)}${timeS === null ? '' : ` in ${formatElapsed(timeS)}`}`;
  // 'Should I run more' is no question whether it is enough.
  const yes = /\b(?:more|little|low)\b/.test(asked.question.raceText ?? '') ? 'No need:' : 'Yes,';
  const verdict =
    share >= ENOUGH
      ? bold(`${yes} ${kmText(distanceM)} a week is enough for ${what}.`)
      : share >= NEARLY
        ? `${bold(`It will do for ${what}, and is on the low side.`)} A few kilometres more would make it safer.`
        : `${bold(`Rather little for ${what}:`)} it can be finished on that, and ${timeS === null ? 'raced well hardly' : 'that time is hard to reach'}.`;
  return {
    text: paragraphs(
      verdict,
      `Wanted are about ${bold(plannedText(wantedM))} a week over the last eight weeks before the taper${timeS === null ? ', at your form' : ', for that time'}; long runs and one fast session in it count as much.`,
      ownText,
    ),
    because,
    suggestions,
  };
}

const ENOUGH = 0.95;
const NEARLY = 0.75;

async function ownWeekM({ db, athlete }: Asked): Promise<number> {
  const { distanceM } = await findSums(db, scopeOf(athlete, lastDays(athlete.today, 28), RUNS));
  return distanceM / 4;
}

async function judgeRunsAWeek(asked: Asked, { runs, race }: Figure<'runsAWeek'>): Promise<Reply> {
  const { workouts } = await findSums(
    asked.db,
    scopeOf(asked.athlete, lastDays(asked.athlete.today, 28), RUNS),
  );
  const raceM = race === null ? asked.question.race?.distanceM : RACE_M[race];
  const isLong = raceM !== undefined && isSameLength(raceM, RACE_M.marathon);
  const least = isLong ? 4 : 3;
  const verdict =
    runs >= 7
      ? `${bold('Too much for most:')} a day without running in each week costs nothing and lets tendons and bones catch up.`
      : runs >= least
        ? `${bold(`${runs} runs a week are enough${race === null ? '' : ' for that'}`)}, and not too many once you have built up to them.`
        : runs === 3
          ? `${bold('Enough to finish it well, and tight for a fast one:')} a long run, one at race pace or faster and a medium one of 12 to 16 km; four are better.`
          : runs === 2
            ? `${bold('Enough to hold your fitness, not to build much:')} make one longer and one faster, and add a short third one, or an hour of cycling.`
            : `${bold('Too little to get fitter:')} one run a week slows the loss; two hold, three build.`;
  return {
    text: paragraphs(
      verdict,
      runs >= 3 &&
        runs < 7 &&
        'One of them long, one with something fast in it, the others easy, and no two hard days in a row.',
      `You ran ${bold((workouts / 4).toFixed(1))} times a week in the last four weeks.`,
    ),
    because: 'It is what coaches agree on; no trial has compared whole weeks.',
    suggestions: ['What should I do this week?', 'How many runs a week this year?'],
  };
}

type Paced = { name: string; from: number; to: number };

/** Each pace of training and of the usual races by the prediction, the slowest first. */
async function ownPaces(
  asked: Asked,
): Promise<{ paces: Record<PaceNamed, Paced>; restsOn: string } | null> {
  const evidence = evidenceOf(await readAthletesHistory(asked.db, asked.athlete));
  const told = predictedPaces(evidence, asked.athlete);
  if (told === null) return null;
  const { easySlow, easyFast, threshold, interval } = told.paces;
  const one = (race: PaceNamed, pace: number): Paced => ({
    name: PACE_WORDS[race],
    from: pace,
    to: pace,
  });
  const raced = (race: RaceNamed): Paced =>
    one(race, predictFrom(evidence, RACE_M[race])?.paceSPerKm ?? threshold);
  return {
    restsOn: told.restsOn,
    paces: {
      recovery: { name: PACE_WORDS.recovery, from: easySlow, to: easySlow + RECOVERY_S_PER_KM },
      easy: { name: PACE_WORDS.easy, from: easyFast, to: easySlow },
      long: { name: PACE_WORDS.long, from: easyFast, to: easySlow },
      marathon: raced('marathon'),
      half: raced('half'),
      threshold: one('threshold', threshold),
      ten: raced('ten'),
      interval: one('interval', interval),
      five: raced('five'),
    },
  };
}

/** How much slower than easy a recovery run may be. */
const RECOVERY_S_PER_KM = 45;
/** So near to a pace is at it. */
const NEAR_S_PER_KM = 8;

async function judgePace(asked: Asked, figure: Figure<'paceNamed'>): Promise<Reply> {
  const own = await ownPaces(asked);
  if (own === null) return withoutEvidence();
  const { paces, restsOn } = own;
  const { paceSPerKm: pace, run } = figure;
  const because = `I compared it with your paces by the prediction, going by ${restsOn}.`;
  const suggestions = ['Training paces', 'What can I run over 10 km?'];
  if (run !== null) {
    const { name, from, to } = paces[run];
    const verdict =
      pace < from - NEAR_S_PER_KM
        ? bold(`${paceText(pace)} is too fast for ${PACE_OF[run]}.`)
        : pace > to + NEAR_S_PER_KM
          ? bold(
              `${paceText(pace)} is slow for ${PACE_OF[run]}${run === 'easy' || run === 'recovery' || run === 'long' ? ', which is no fault' : ''}.`,
            )
          : bold(`${paceText(pace)} is right for ${PACE_OF[run]}.`);
    return {
      text: paragraphs(verdict, `Your ${name} pace: ${bold(rangeText({ from, to }))}.`),
      because,
      suggestions,
    };
  }
  return {
    text: paragraphs(
      `${bold(`For you ${paceText(pace)} is ${placeOf(pace, paces)}.`)}`,
      listOf(
        (['easy', 'marathon', 'half', 'threshold', 'interval'] as const).map(
          (name) => `${paces[name].name}: ${rangeText(paces[name])}`,
        ),
      ),
    ),
    because,
    suggestions,
  };
}

const PACE_OF: Record<PaceNamed, string> = {
  recovery: 'a recovery run',
  easy: 'an easy run',
  long: 'a long run',
  threshold: 'a tempo or threshold run',
  interval: 'intervals',
  marathon: 'a marathon of yours',
  half: 'a half marathon of yours',
  ten: 'a 10 km of yours',
  five: 'a 5 km of yours',
};

function rangeText({ from, to }: { from: number; to: number }): string {
  return from === to ? paceText(from) : `${paceText(from)} to ${paceText(to)}`;
}

const FROM_SLOW_TO_FAST = ['marathon', 'half', 'threshold', 'interval'] as const;

/** Where among the runner's own paces one lies: at one of them, or between two. */
function placeOf(pace: number, paces: Record<PaceNamed, Paced>): string {
  const { from, to } = paces.easy;
  if (pace > to + NEAR_S_PER_KM) return 'slow: gentler than your easy runs need to be';
  if (pace >= from) return 'easy, neither fast nor slow';
  const near = FROM_SLOW_TO_FAST.find((name) => Math.abs(paces[name].from - pace) <= NEAR_S_PER_KM);
  if (near !== undefined)
    return `${near === 'marathon' ? 'brisk' : 'fast'}: about your ${paces[near].name} pace`;
  const slower = FROM_SLOW_TO_FAST.findLast((name) => paces[name].from > pace);
  const faster = FROM_SLOW_TO_FAST.find((name) => paces[name].from < pace);
  if (faster === undefined) return 'very fast: quicker than your interval pace';
  return `${slower === undefined ? 'brisk' : 'fast'}: between your ${slower === undefined ? 'easy' : paces[slower].name} and your ${paces[faster].name} pace`;
}

async function tellTwoPaces(asked: Asked, { one, other }: Figure<'twoPaces'>): Promise<Reply> {
  const own = await ownPaces(asked);
  if (own === null) return withoutEvidence();
  const [a, b] = [own.paces[one], own.paces[other]];
  const middle = ({ from, to }: Paced) => (from + to) / 2;
  const gapS = Math.round(Math.abs(middle(a) - middle(b)));
  const slower = middle(a) > middle(b) ? a : b;
  return {
    text: paragraphs(
      `${bold(`About ${gapS} seconds a kilometre`)} for you, ${slower.name} pace being the slower.`,
      listOf([a, b].map((each) => `${each.name}: ${bold(rangeText(each))}`)),
      SAYS_OF[one] ?? SAYS_OF[other] ?? null,
    ),
    because: `By the prediction, going by ${own.restsOn}; of a range I took the middle.`,
    suggestions: ['Training paces', 'What can I run over 10 km?'],
  };
}

const SAYS_OF: Partial<Record<PaceNamed, string>> = {
  threshold:
    'Threshold is the pace that you could race for about an hour. A half takes most people longer, so that its pace is a little slower; for who runs it in an hour both are the same.',
  marathon: 'Marathon pace is steady and feels easy at first; easy running is slower still.',
  easy: 'Easy running is that in which you talk in whole sentences.',
};

async function judgeHeartRateGap(
  { db, athlete }: Asked,
  { bpm }: Figure<'heartRateGap'>,
): Promise<Reply> {
  const { zones } = await readLimitsOn(db, { userId: athlete.userId, day: athlete.today });
  const [, two, three, four] = zoneRanges(zones);
  if (!two || !three || !four) throw new Error('there are five zones');
  return {
    text: paragraphs(
      bpm >= LEAST_GAP_BPM
        ? bold('Yes, that is a clear difference.')
        : bold('Rather little: the easy runs are probably too fast, or the tempo too slow.'),
      `15 to 30 beats between easy and tempo are usual. By your zones easy is up to ${bold(`${two.toBpm} bpm`)} and a tempo lies between ${bold(`${three.fromBpm} and ${four.toBpm} bpm`)}.`,
    ),
    because: 'I went by the zones of your profile; the usual gap is what coaches go by.',
    suggestions: ['What are my zones?', 'Are my easy runs easy enough?'],
  };
}

const LEAST_GAP_BPM = 15;

function withoutEvidence(): Reply {
  return {
    text: 'I cannot judge that yet: your paces need a race, or a hard run over 3 km or more, to go by.',
    because: 'Easy runs alone do not tell how fast you could be.',
    suggestions: ['What pace are my easy runs?', 'What should I do today?'],
  };
}
