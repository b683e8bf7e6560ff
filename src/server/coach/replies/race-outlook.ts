import { addDays } from '../../../domain/calendar.ts';
import { LONG_RACE_M } from '../../../domain/coach/coach-limits.ts';
import {
  gapText,
  missingText,
  predictedText,
  shareOfRaceText,
} from '../../../domain/coach/judging/race-preparation.ts';
import {
  longestOf,
  type TrainingFacts,
  trainingFacts,
} from '../../../domain/coach/judging/training-facts.ts';
import {
  countText,
  dayText,
  inDaysText,
  kmText,
  paceAsAsked,
  paceText,
} from '../../../domain/coach/phrases.ts';
import { asksHowPredictionMoved } from '../../../domain/coach/reading/asked-ahead.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { READINESS, STATUS } from '../../../domain/load/load-rules.ts';
import { type ReadinessItem, trainingLag } from '../../../domain/load/readiness.ts';
import { pregnancyText, whoSays } from '../../../domain/noted-pregnancy.ts';
import { evidenceOf } from '../../../domain/prediction/evidence.ts';
import { predictionOverTime, weeklyDays } from '../../../domain/prediction/prediction-over-time.ts';
import { isBeyondMarathon, tellPrediction } from '../../../domain/prediction/rests-on.ts';
import { targetVerdict } from '../../../domain/prediction/target-verdict.ts';
import { daysUntil, raceReadinessPercent } from '../../../domain/race-days.ts';
import { isSameLength } from '../../../domain/same-length.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { kmFromM } from '../../../domain/units.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { gatherTrainingForm, readinessOf } from '../../analytics/training-form.ts';
import type { ReadHistory } from '../../prediction/runner-history.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { gatherTraining, readAthletesHistory } from '../gather-training.ts';
import {
  findAskedRace,
  namesUnknownRace,
  replyNoRace,
  replyRaces,
  replyUnknownRace,
} from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, raceLink, workoutList } from './wording.ts';

/** How a race to come looks from the log: prediction, longest run, kilometres, days left. */
export async function replyReadiness(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const found = await findAskedRace(asked);
  if (!found.named && namesUnknownRace(question.raceText ?? ''))
    return replyUnknownRace(asked, found);
  if (!found.race) return replyNoRace();
  if (!found.named && isOfNoRace(found.race, question)) return replyNoRaceOfTime(question);
  // 'A realistic goal for 5 km', over which there is no race to come.
  const isOfOther =
    question.distanceM !== null && !isSameLength(found.race.distance_m, question.distanceM);
  if (!found.named && isOfOther) return replyPredict(asked);
  // 'Is 1:45 realistic', 'what is missing for it': held against that time, and no target of the race.
  const race = { ...found.race, target_time_s: question.timeS ?? found.race.target_time_s };
  const daysLeft = daysUntil(race.date, athlete.today);
  if (race.completed === 1 || daysLeft < 0) return replyRaces(asked);
  const facts = trainingFacts(await gatherTraining(db, athlete));
  const gathered = await gatherTrainingForm(db, {
    userId: athlete.userId,
    today: athlete.today,
    origins: originsShownTo(athlete.viewer),
  });
  const readiness = readinessOf(gathered, race, {
    today: athlete.today,
    runner: facts.runner,
  });
  return {
    text: paragraphs(
      question.about?.intent === 'pain' && ONLY_WHEN_WELL,
      verdict(facts, { race, items: readiness ?? [], asked: question.raceText ?? '' }),
      `${raceLink(race)} is ${bold(inDaysText(daysLeft))}: ${kmText(race.distance_m)} on ${dayText(race.date, athlete.today)}.`,
      listOf(checks(facts, { race, isLongestTold: readiness !== null })),
      readiness
        ? `What the race asks for, ${readiness.filter(({ state }) => state === 'ready').length} of ${readiness.length} ready:\n${listOf(readiness.map(readinessLine))}`
        : `With fewer than ${READINESS.leastRuns} runs the readiness in Analytics, ${raceReadinessPercent(daysLeft)}%, goes by the days left alone.`,
    ),
    because:
      'The prediction is the one on Race Goals and in Analytics: from races with a time, hard runs and training, or a first guess from your last runs. ' +
      (readiness
        ? `Each item of the list has its source: ${readiness.map(({ title, source }) => `${title.toLowerCase()}: ${source}`).join('. ')}.`
        : 'The readiness in percent is 75 with more than 60 days left, 85 with more than 30, then 92.'),
    suggestions: [
      'How do I taper?',
      'What should I do this week?',
      'How many gels do I need for a half marathon?',
    ],
  };
}

const ONLY_WHEN_WELL = `${bold('Only if you are well by then, and run without pain.')} A log cannot tell that; what follows leaves it out.`;

/** 'Sub 4', where only a half is to come. */
function isOfNoRace({ target_time_s }: RaceRow, { timeS, distanceM }: Asked['question']): boolean {
  if (timeS === null || distanceM !== null) return false;
  return Math.abs(Math.log(timeS / target_time_s)) > Math.log(MOST_APART);
}

const MOST_APART = 1.4;

function replyNoRaceOfTime({ timeS }: Asked['question']): Reply {
  return {
    text: `No race to come has a target near ${formatElapsed(timeS ?? 0)}, so I cannot tell what is missing for it. Add it in ${link('Race Goals', '/races')}.`,
    because: 'I look at the races to come and their targets.',
    suggestions: ['Predict my marathon', 'When is my next race?'],
  };
}

function predictedOf(facts: TrainingFacts, race: RaceRow) {
  return tellPrediction(facts.runner, { distanceM: race.distance_m, today: facts.today });
}

/** Yes, no or nearly, and by what: the prediction against the target, and the training for it. */
function verdict(
  facts: TrainingFacts,
  of: { race: RaceRow; items: readonly ReadinessItem[]; asked: string },
): string {
  const { race, items, asked } = of;
  const { pregnancy } = facts.advice;
  if (pregnancy) {
    return `${bold('That is not for a log to say.')} ${literally(pregnancyText(pregnancy, facts.today))}: run by feel and without a target, and go by what ${whoSays(pregnancy.is)} says.`;
  }
  const predicted = predictedOf(facts, race);
  if (!predicted) return `${bold('I cannot judge it yet.')} ${missingText(facts)}`;
  const by = predicted.basis === 'first-guess' ? 'By a first guess' : 'By the prediction';
  const target = targetVerdict(predicted, race.target_time_s);
  if (isBeyondMarathon(race.distance_m)) return verdictBeyondMarathon(items);
  const ofTarget = `${by} the target ${VERDICTS[target]}.`;
  const ill = items.find(({ name }) => name === 'health');
  if (ill) return `${bold('Not before you are well.')} ${literally(ill.figure)}. ${ofTarget}`;
  const { comingBack } = facts.advice;
  if (comingBack?.backForDays === null && comingBack.days >= STATUS.breakDays) {
    return `${bold('Not as it stands.')} You have not run for ${comingBack.days} days: begin again first. By what you ran before, the target ${VERDICTS[target]}.`;
  }
  const unready = items.length === 0 ? TOO_FEW_RUNS : unreadyText(items);
  const ofAim = aimWords(asked);
  const lead =
    ofAim !== IS_IT_SO
      ? ofAim[target]
      : unready === null || items.length === 0
        ? LEADS[target]
        : target === 'bestDay' || target === 'tooFast'
          ? 'Not yet.'
          : 'Not quite.';
  return [bold(lead), ofTarget, unready].filter(Boolean).join(' ');
}

/** So far the prediction is a guess: the training for it is what can be judged. */
function verdictBeyondMarathon(items: readonly ReadinessItem[]): string {
  const judged = items.filter(({ state }) => state !== 'later');
  const ready = judged.filter(({ state }) => state === 'ready').length;
  const lead =
    judged.length > 0 && ready === judged.length ? 'By the training, yes.' : 'Only in part.';
  return `${bold(lead)} Beyond the marathon the prediction is a guess; of the ${judged.length} things that can be judged by now ${ready} ${ready === 1 ? 'is' : 'are'} ready.`;
}

const TOO_FEW_RUNS = `Whether you are trained for it ${bold('cannot be judged')} from fewer than ${READINESS.leastRuns} runs.`;

/** Where the training lags behind what the prediction allows. */
function unreadyText(items: readonly ReadinessItem[]): string | null {
  const lag = trainingLag(items);
  return lag && `The ${bold(lag.lead)}: ${lag.of}.`;
}

const LEADS = {
  tooSlow: 'Yes, and for more.',
  inHand: 'Yes.',
  even: 'As likely as not.',
  bestDay: 'Nearly.',
  tooFast: 'Not for your target.',
} as const;

const VERDICTS = {
  tooSlow: `is ${bold('slower than nine of ten such races')} would be: a faster one would suit you, unless it is meant as a long run`,
  inHand: `is ${bold('within reach')}`,
  even: `is ${bold('as likely as not')}`,
  bestDay: `takes ${bold('one of your best days')}`,
  tooFast: `is ${bold('not within reach yet')}`,
};

function readinessLine({ title, state, figure, wanted }: ReadinessItem): string {
  return `${title}: ${bold(STATE_WORDS[state])}. ${figure}; wanted: ${wanted}.`;
}

const STATE_WORDS = { ready: 'ready', partly: 'partly', not: 'not yet', later: 'later' } as const;

/** The longest run stands among what the race asks for, where that can be said. */
function checks(
  facts: TrainingFacts,
  { race, isLongestTold }: { race: RaceRow; isLongestTold: boolean },
): string[] {
  const predicted = predictedOf(facts, race);
  const longest = longestOf(facts.runs);
  const { weeklyM } = facts.advice;
  const targetPace = race.target_time_s / kmFromM(race.distance_m);
  return [
    predicted &&
      facts.advice.pregnancy === null &&
      `Predicted ${bold(predictedText(predicted))}, ${predicted.restsOn}. Target ${formatElapsed(race.target_time_s)}. ${gapText({ pace: predicted.paceSPerKm, than: targetPace })}`,
    longest &&
      !isLongestTold &&
      `Longest run of twelve weeks: ${link(kmText(longest.distanceM), `/run-details/${longest.id}`)}, ${shareOfRaceText(longest.distanceM, race.distance_m)}.`,
    weeklyM > 0 &&
      `${kmText(weeklyM)} a week over the last four weeks, in ${countText(facts.recentRuns.length, 'run', 'runs')}.`,
  ].filter((line) => typeof line === 'string');
}

/** The time of a distance, or of a planned race. */
export async function replyPredict(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const history = await readAthletesHistory(db, athlete);
  const runner = evidenceOf(history);
  const { race } = await findAskedRace({ ...asked, question: { ...question, distanceM: null } });
  const distanceM = question.distanceM ?? race?.distance_m ?? null;
  const because =
    'Races with a time count most, then runs as hard as a race and a threshold pace, each less with age; a marathon hears eight weeks of training too. Without any of these it is a first guess: the mean pace of your latest five runs, ten seconds a km more from the half marathon on, five less up to 10 km; easy runs make it slower than you are.';
  const suggestions = [
    'Predict a half marathon',
    'Predict a marathon',
    'Am I ready for my next race?',
  ];
  if (distanceM === null) {
    return {
      text: 'For which distance? Say 5 km, 10 km, a half marathon, a marathon or any other.',
      because,
      suggestions,
    };
  }
  if (question.distanceM !== null && question.alsoM.length > 0) {
    const lengths = [question.distanceM, ...question.alsoM];
    const each = predictEach(runner, { question, lengths, today });
    if (each) return { text: each, because, suggestions };
  }
  const predicted = tellPrediction(runner, { distanceM, today });
  if (predicted && asksHowPredictionMoved(question.raceText ?? '')) {
    return replyMoved(asked, { distanceM, because, suggestions });
  }
  if (!predicted) {
    const count = { knownRuns: runner.latestRuns.length };
    return {
      text: `I cannot predict yet. ${missingText(count)} ${link('Log a run', '/workouts')}.`,
      because,
      suggestions: ['What can you do?'],
    };
  }
  const of =
    question.distanceM === null && race
      ? `${literally(race.name)}, ${kmText(distanceM)}`
      : kmText(distanceM);
  const targetS =
    question.timeS ?? (question.distanceM === null ? (race?.target_time_s ?? null) : null);
  const used = new Set(predicted.pieces.map(({ workoutId }) => workoutId));
  const lines = history.runs
    .filter(({ id }) => used.has(id))
    .map((run) => ({ ...run, notes: null }));
  return {
    text: paragraphs(
      question.timeS !== null &&
        bold(aimWords(question.raceText ?? '')[targetVerdict(predicted, question.timeS)]),
      `${of}: ${bold(formatElapsed(predicted.timeS))}, ${paceAsAsked(predicted.paceSPerKm, question)}, ${predicted.restsOn}. 8 races in 10 end between ${formatElapsed(predicted.fastestS)} and ${formatElapsed(predicted.slowestS)}.${targetS === null ? '' : ` ${targetText(predicted, targetS)}`}`,
      farBeyond(history, { distanceM, today }),
      lines.length > 0 && `It rests on:\n${workoutList(lines, today)}`,
    ),
    because,
    suggestions,
  };
}

/** 'Predict my 5k, 10k and half': one line each; null where nothing can be predicted. */
function predictEach(
  runner: ReturnType<typeof evidenceOf>,
  of: { question: Asked['question']; lengths: readonly number[]; today: string },
): string | null {
  const { question, today } = of;
  const told = of.lengths
    .toSorted((one, other) => one - other)
    .map((distanceM) => tellPrediction(runner, { distanceM, today }))
    .filter((each) => each !== null);
  const [first] = told;
  if (!first) return null;
  return paragraphs(
    listOf(
      told.map(
        ({ distanceM, timeS, paceSPerKm, fastestS, slowestS }) =>
          `${kmText(distanceM)}: ${bold(formatElapsed(timeS))}, ${paceAsAsked(paceSPerKm, question)}; 8 races in 10 end between ${formatElapsed(fastestS)} and ${formatElapsed(slowestS)}.`,
      ),
    ),
    `${upperFirst(first.restsOn)}.`,
  );
}

/** Weeks that the page of a race looks back over as well. */
const MOVED_WEEKS = 26;
/** Told every so many weeks, and today. */
const MOVED_STEP = 5;

/** What was predicted on earlier days, each from the runs up to it alone. */
async function replyMoved(
  { db, athlete }: Asked,
  of: { distanceM: number; because: string; suggestions: string[] },
): Promise<Reply> {
  const { today } = athlete;
  const { distanceM, because, suggestions } = of;
  const days = weeklyDays({ today, weeks: MOVED_WEEKS });
  const history = await readAthletesHistory(db, athlete, days[0]);
  const points = predictionOverTime(history, { distanceM, days });
  const told = points.filter((_, at) => (points.length - 1 - at) % MOVED_STEP === 0);
  const [first] = told;
  const last = told.at(-1);
  if (!first || !last || first === last) {
    return {
      text: `There is one prediction for ${kmText(distanceM)} yet: today's.`,
      because,
      suggestions,
    };
  }
  const change = Math.round(last.timeS) - Math.round(first.timeS);
  const by =
    change === 0
      ? 'the same as'
      : `${formatElapsed(Math.abs(change))} ${change < 0 ? 'faster than' : 'slower than'}`;
  return {
    text: paragraphs(
      `For ${kmText(distanceM)} the prediction is ${bold(formatElapsed(last.timeS))} today, ${bold(by)} on ${dayText(first.date, today)}:`,
      listOf(told.map(({ date, timeS }) => `${dayText(date, today)}: ${formatElapsed(timeS)}`)),
    ),
    because: `Each is worked out from the runs up to its day alone. ${because}`,
    suggestions,
  };
}

/** Of a race more than twice as long as any run, where no result is of such a length. */
function farBeyond(
  { runs, results }: Pick<ReadHistory, 'runs' | 'results'>,
  { distanceM, today }: { distanceM: number; today: string },
): string | null {
  const since = addDays(today, -84);
  const longest = Math.max(
    0,
    ...runs.filter(({ date }) => date >= since).map((run) => run.distanceM ?? 0),
    ...results.filter(({ date }) => date >= since).map((result) => result.distanceM),
  );
  if (distanceM < LONG_RACE_M || longest === 0 || 2 * longest >= distanceM) return null;
  return `Your longest run of twelve weeks is ${kmText(longest)}: it says little of how the second half of ${kmText(distanceM)} would go, so train for it before you race it.`;
}

function targetText(predicted: Parameters<typeof targetVerdict>[0], targetS: number): string {
  const targetPace = targetS / kmFromM(predicted.distanceM);
  const verdict = CAN_IT_BE[targetVerdict(predicted, targetS)];
  return `${formatElapsed(targetS)} would be ${paceText(targetPace)}: ${verdict}, by the prediction. ${gapText({ pace: predicted.paceSPerKm, than: targetPace })}`;
}

const IS_IT_SO = {
  tooSlow: 'Yes, easily, by the prediction.',
  inHand: 'Yes, by the prediction.',
  even: 'As likely as not, by the prediction.',
  bestDay: 'Only on one of your best days.',
  tooFast: 'Not yet, by the prediction.',
} as const;

/** 'Is 1:50 too ambitious?' and 'is it too soft?' are answered by the same verdict the other way round. */
export function aimWords(text: string): AimWords {
  const isTooSlow = IS_TOO_MODEST.test(text);
  if (IS_DOUBTED.test(text)) return isTooSlow ? TOO_FAST_OR_TOO_SLOW : IS_IT_TOO_FAST;
  return isTooSlow ? IS_IT_TOO_SLOW : IS_IT_SO;
}

type AimWords = Readonly<Record<ReturnType<typeof targetVerdict>, string>>;

const IS_TOO_MODEST = /\btoo (?:slow|modest|soft|easy|low|conservative|cautious)\b/;
const IS_DOUBTED =
  /\btoo (?!slow|modest|soft|easy|low|conservative|cautious)\w+|\b(?:ambitious|optimistic|unrealistic|overambitious|silly|crazy|mad|stupid|delusional|out of reach|impossible)\b/;

const IS_IT_TOO_FAST = {
  tooSlow: 'No, by the prediction you can run faster.',
  inHand: 'No, it is within reach by the prediction.',
  even: 'No, it is as likely as not.',
  bestDay: 'It takes one of your best days.',
  tooFast: 'Yes, for now, by the prediction.',
} as const;

const IS_IT_TOO_SLOW = {
  tooSlow: 'Yes, by the prediction you can run faster.',
  inHand: 'No: it is within reach by the prediction, with a little in hand.',
  even: 'No, it is as likely as not.',
  bestDay: 'No, it takes one of your best days.',
  tooFast: 'No, by the prediction it is too fast for now.',
} as const;

const TOO_FAST_OR_TOO_SLOW = {
  tooSlow: 'Too slow: by the prediction you can run faster.',
  inHand: 'Neither: it is within reach by the prediction, with a little in hand.',
  even: 'Neither: it is as likely as not, by the prediction.',
  bestDay: 'Rather too fast: it takes one of your best days.',
  tooFast: 'Too fast for now, by the prediction.',
} as const;

const CAN_IT_BE = {
  tooSlow: 'yes, easily',
  inHand: 'yes',
  even: 'as likely as not',
  bestDay: 'on one of your best days',
  tooFast: 'not yet',
};
