import { distanceWords } from '../../../domain/coach/conditions.ts';
import { type Kind, RUNS, readKind } from '../../../domain/coach/kinds.ts';
import { lastDays } from '../../../domain/coach/period.ts';
import { countText, dayText, kmText, paceText } from '../../../domain/coach/phrases.ts';
import { bold, link } from '../../../domain/coach/rich-text.ts';
import type { OwnFigure, Topic } from '../../../domain/coach/topics/topic.ts';
import { topicNamed } from '../../../domain/coach/topics/topics.ts';
import { aspectAsked } from '../../../domain/coach/topics/ways-to-ask.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { carbohydrateGPerHour, LONG_RUN_S } from '../../../domain/fuel.ts';
import { distanceIn, distanceUnit, paceFigure } from '../../../domain/measures.ts';
import { medianOf } from '../../../domain/outliers.ts';
import { evidenceOf } from '../../../domain/prediction/evidence.ts';
import { USUAL_RACES_M } from '../../../domain/prediction/predict-race.ts';
import { predictedPaces } from '../../../domain/prediction/training-paces.ts';
import { FUEL_DAYS } from '../../../domain/race-plan/fuel-plan.ts';
import { pacedParts } from '../../../domain/race-plan/pacing.ts';
import { isSameLength } from '../../../domain/same-length.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { zoneRanges } from '../../../domain/zones.ts';
import { readRecords } from '../../analytics/records.ts';
import { readLimitsOn } from '../../athlete/athlete-limits.ts';
import { findExtremes, findFuelled, scopeOf } from '../coach-workouts.queries.ts';
import { readAthletesHistory } from '../gather-training.ts';
import { findRecordedSums, findSums } from '../sums.queries.ts';
import { findAskedRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { dayLink, paragraphs, raceLink } from './wording.ts';

/** What a word of running means, or what anybody does about something, with the athlete's own figure. */
export async function replyTerm(asked: Asked): Promise<Reply> {
  const topic = topicNamed(asked.question.term ?? asked.question.topic);
  if (topic === null) {
    return {
      text: 'I have no plain words for that.',
      because: 'I explain what stands in a list of words of running, and this does not.',
      suggestions: ['What are my zones?', 'How is my training going?'],
    };
  }
  const own = topic.own ? await OWN[topic.own](asked) : null;
  const aspect = aspectAsked(asked.question.raceText ?? '', topic);
  const text = (aspect && topic.more?.[aspect]) ?? topic.text;
  return {
    text: paragraphs(text, own, topic.studied && evidenceText(topic.studied)),
    because: topic.isOfLongrun
      ? 'It is how this app works; nothing of your log was asked.'
      : `${topic.studied ? `${evidenceText(topic.studied)} How it is put into practice is what coaches agree on.` : 'It is what coaches and doctors commonly say to any runner, and no study that I could name.'}${own ? ' The figures beside it are from your own log and profile.' : ' It rests on nothing in your log.'}`,
    suggestions: ['What should I do today?', 'How is my training going?'],
  };
}

function evidenceText({ grade, source }: NonNullable<Topic['studied']>): string {
  return `Evidence: ${grade} (${source}).`;
}

const RECENT_DAYS = 28;

/** One figure of the log each, as a sentence; null where the log holds none. */
const OWN: Record<OwnFigure, (asked: Asked) => Promise<string | null>> = {
  cadence: ownCadence,
  easyPace: async (asked) => ownPaces(asked, { easyAlone: true }),
  paces: async (asked) => ownPaces(asked, { easyAlone: false }),
  zoneTwo: ownZoneTwo,
  easyShare: ownEasyShare,
  strength: async (asked) => (await strengthLately(asked)).text,
  longRun: ownLongRun,
  weekly: ownWeeks,
  restingHeartRate: ownRestingHeartRate,
  maximum: ownMaximum,
  carbohydrate: ownCarbohydrate,
  caffeine: ownCaffeine,
  bests: ownBests,
  nextRace: ownRace,
};

function lately({ athlete }: Asked, kind: Kind, days = RECENT_DAYS) {
  return scopeOf(athlete, lastDays(athlete.today, days), kind);
}

async function ownCadence(asked: Asked): Promise<string | null> {
  const { cadenceS, cadenceTimesS, withCadence } = await findRecordedSums(
    asked.db,
    lately(asked, RUNS),
  );
  if (cadenceS === 0) return null;
  const cadence = Math.round(cadenceTimesS / cadenceS);
  const usual = cadence >= USUAL_CADENCE.from && cadence <= USUAL_CADENCE.to;
  return `Yours: ${bold(`${cadence} a minute`)} in ${countText(withCadence, 'recorded run', 'recorded runs')} of the last ${RECENT_DAYS} days. ${usual ? 'That is where most runners are, so there is nothing to change.' : cadence < USUAL_CADENCE.from ? 'That is on the low side: shorter, quicker steps are worth a try, a few minutes at a time.' : 'That is on the high side, and no reason to change anything.'}`;
}

/** Where most runners are at easy paces; no trial says that it is better. */
const USUAL_CADENCE = { from: 155, to: 185 };

async function ownPaces(asked: Asked, of: { easyAlone: boolean }): Promise<string | null> {
  const told = predictedPaces(
    evidenceOf(await readAthletesHistory(asked.db, asked.athlete)),
    asked.athlete,
  );
  if (told === null) return null;
  const { paces, marathonPace, restsOn } = told;
  const easy = `easy ${bold(`${paceFigure(paces.easyFast)} to ${paceText(paces.easySlow)}`)}`;
  const others = `threshold and tempo ${bold(paceText(paces.threshold))}, intervals ${bold(paceText(paces.interval))}, marathon ${bold(paceText(marathonPace))}`;
  return `Yours by the prediction: ${of.easyAlone ? easy : `${others}, ${easy}`} (${restsOn}).`;
}

async function ownZoneTwo({ db, athlete }: Asked): Promise<string | null> {
  const { zones } = await readLimitsOn(db, { userId: athlete.userId, day: athlete.today });
  const [, zone2] = zoneRanges(zones);
  return zone2 ? `Your Zone 2: ${bold(`${zone2.fromBpm} to ${zone2.toBpm} bpm`)}.` : null;
}

async function ownEasyShare(asked: Asked): Promise<string | null> {
  const { zoneSeconds } = await findSums(asked.db, lately(asked, RUNS));
  const totalS = zoneSeconds.reduce((sum, each) => sum + each, 0);
  if (totalS === 0) return null;
  const percent = Math.round((100 * (zoneSeconds[0] + zoneSeconds[1])) / totalS);
  return `Yours: ${bold(`${percent}%`)} of the running time of the last ${RECENT_DAYS} days was in Zones 1 and 2.`;
}

const STRENGTH: Kind = readKind('strength') ?? RUNS;

/** How often in the last four weeks; also whether that is enough. */
export async function strengthLately(asked: Asked): Promise<{ workouts: number; text: string }> {
  const { workouts } = await findSums(asked.db, lately(asked, STRENGTH));
  const aWeek = (workouts / (RECENT_DAYS / 7)).toFixed(1);
  const text =
    workouts === 0
      ? `Your log holds no strength workout of the last ${RECENT_DAYS} days: one short session a week is a good start.`
      : `Yours: ${bold(countText(workouts, 'strength workout', 'strength workouts'))} in the last ${RECENT_DAYS} days, ${aWeek} a week: ${workouts >= ENOUGH_STRENGTH ? 'that is enough' : 'a few more would do you good'}.`;
  return { workouts, text };
}

/** One a week. */
const ENOUGH_STRENGTH = 4;

async function ownLongRun(asked: Asked): Promise<string | null> {
  const [longest] = await findExtremes(asked.db, lately(asked, RUNS), {
    extreme: 'longest',
    limit: 1,
  });
  if (!longest?.distanceM) return null;
  return `Your longest run of the last ${RECENT_DAYS} days: ${bold(kmText(longest.distanceM))} on ${dayLink(longest, asked.athlete.today)}.`;
}

async function ownWeeks(asked: Asked): Promise<string | null> {
  const { workouts, distanceM } = await findSums(asked.db, lately(asked, RUNS));
  if (workouts === 0) return null;
  const weeks = RECENT_DAYS / 7;
  return `Yours: ${bold(kmText(distanceM / weeks))} and ${(workouts / weeks).toFixed(1)} runs a week in the last four weeks.`;
}

async function ownRestingHeartRate({ db, athlete }: Asked): Promise<string | null> {
  const { limits } = await readLimitsOn(db, { userId: athlete.userId, day: athlete.today });
  return limits.restingHeartRate === null
    ? `Yours is not in ${link('your profile', '/profile')} yet; workouts do not tell it.`
    : `Yours: ${bold(`${limits.restingHeartRate} bpm`)}, as it stands in ${link('your profile', '/profile')}.`;
}

async function ownMaximum({ db, athlete }: Asked): Promise<string | null> {
  const { limits } = await readLimitsOn(db, { userId: athlete.userId, day: athlete.today });
  // What runs through Strava have shown is told to no outside model.
  if (limits.maximumOrigin === 'observed' && athlete.viewer === 'outsideModel') return null;
  return `Yours: ${bold(`${limits.maxHeartRate} bpm`)} in ${link('your profile', '/profile')}.`;
}

async function ownCarbohydrate(asked: Asked): Promise<string | null> {
  const runs = await findFuelled(asked.db, lately(asked, RUNS, FUEL_DAYS), {
    leastS: LONG_RUN_S,
    limit: MOST_LONG_RUNS,
  });
  const rates = runs
    .filter(({ gels }) => gels > 0)
    .flatMap((run) => carbohydrateGPerHour(run) ?? []);
  if (rates.length === 0) return null;
  return `Yours: about ${bold(`${Math.round(medianOf(rates))} g an hour`)} on your long runs with gels.`;
}

const MOST_LONG_RUNS = 20;

async function ownCaffeine(asked: Asked): Promise<string | null> {
  const { caffeinatedGels, nonCaffeinatedGels } = await findSums(
    asked.db,
    lately(asked, RUNS, CAFFEINE_DAYS),
  );
  const gels = caffeinatedGels + nonCaffeinatedGels;
  if (gels === 0) return null;
  return `Yours: ${bold(`${caffeinatedGels} of ${countText(gels, 'gel', 'gels')}`)} in the last twelve weeks had caffeine${caffeinatedGels > 0 ? ', so you have tried it' : ': try one on a long run before you race on it'}.`;
}

const CAFFEINE_DAYS = 84;

/** The records over the usual race distances. */
async function ownBests({ db, athlete }: Asked): Promise<string | null> {
  const { userId, today, viewer } = athlete;
  const records = await readRecords(db, { userId, today, origins: originsShownTo(viewer) });
  const told = records.filter(({ distanceM }) =>
    USUAL_RACES_M.some((raceM) => isSameLength(distanceM, raceM)),
  );
  if (told.length === 0) return null;
  const texts = told.map(
    ({ distanceM, best }) =>
      `${distanceWords(distanceM)} ${bold(formatElapsed(best.timeS))}${best.source === 'longer' ? ' or faster' : ''} (${dayText(best.date, today)})`,
  );
  return `Your records: ${texts.join(', ')}.`;
}

/** The paces of the race that is named, or the next one, even and held back at first. */
async function ownRace(asked: Asked): Promise<string | null> {
  const { race } = await findAskedRace(asked);
  if (!race || race.completed === 1 || race.date < asked.athlete.today) return null;
  const { distance_m: distanceM, target_time_s: timeS } = race;
  const lengthM = 1000 / distanceIn(1000);
  const [first, second, third] = pacedParts({ distanceM, timeS, split: 'negative', lengthM });
  const [even] = pacedParts({ distanceM, timeS, split: 'even' });
  if (!first || !second || !third || !even) return null;
  const mark = (metres: number) => `${Math.round(distanceIn(metres))} ${distanceUnit()}`;
  return `${raceLink(race)}, ${formatElapsed(timeS)}: even it is ${bold(paceText(even.paceSPerKm))}; held back at first, ${paceFigure(first.paceSPerKm)} up to ${mark(first.toM)}, ${paceFigure(second.paceSPerKm)} up to ${mark(second.toM)}, then ${paceText(third.paceSPerKm)}.`;
}
