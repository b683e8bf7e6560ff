import {
  type AthleteLimits,
  type MaximumOrigin,
  zonesOfLimits,
} from '../../../domain/athlete-limits.ts';
import {
  EASY_ENOUGH_PERCENT,
  NEARLY_EASY_PERCENT,
} from '../../../domain/coach/judging/judge-run.ts';
import { ANY_WORKOUT, type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import type { Period } from '../../../domain/coach/period.ts';
import { countText, dayText, paceText } from '../../../domain/coach/phrases.ts';
import { zonesText } from '../../../domain/coach/reading/parts/read-counts.ts';
import { bold, link, listOf } from '../../../domain/coach/rich-text.ts';
import { limitAsked, SPEAKS_OF_HEART_RATE } from '../../../domain/coach/understood.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { ZONE_TWO_HIGH_PERCENT, ZONE_TWO_LOW_PERCENT } from '../../../domain/limits.ts';
import { evidenceOf } from '../../../domain/prediction/evidence.ts';
import { predictedPaces } from '../../../domain/prediction/training-paces.ts';
import { isSameLength } from '../../../domain/same-length.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { DEFAULT_MAX_HEART_RATE, ZONES, zoneRanges, zoneShares } from '../../../domain/zones.ts';
import { readLimitsOn } from '../../athlete/athlete-limits.ts';
import { findHighestPeak, findNewest, scopeOf } from '../coach-workouts.queries.ts';
import { readAthletesHistory } from '../gather-training.ts';
import { findSums } from '../sums.queries.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { dayLink, listPage, paragraphs } from './wording.ts';

/** How the time is shared between the zones. */
export async function replyZones(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const days = daysOf(asked);
  const kind = question.kind ?? RUNS;
  const { from, to } = days;
  const sums = await findSums(db, {
    userId: athlete.userId,
    viewer: athlete.viewer,
    from,
    to,
    kind,
  });
  const totalS = sums.zoneSeconds.reduce((sum, each) => sum + each, 0);
  const when = daysText(days, athlete.today);
  const suggestions = [
    'What are my zones?',
    days.words === 'last month' ? 'And this month?' : 'And last month?',
    'Am I getting faster?',
  ];
  const because = `I added up the minutes in each zone of every ${kind.one} dated ${dayText(from, athlete.today)} to ${dayText(to, athlete.today)}. The rule looks at Zone 2: under ${ZONE_TWO_LOW_PERCENT}% asks for more easy running, over ${ZONE_TWO_HIGH_PERCENT}% for some faster running.`;
  const isJudged = question.judged === 'easyEffort' || ASKS_TOO_HARD.test(question.raceText ?? '');
  if (totalS === 0 && isJudged) {
    return replyTooHard(asked, { kind, days });
  }
  if (sums.workouts === 0) {
    return { text: `I found no ${kind.one} ${when}.`, because, suggestions };
  }
  if (totalS === 0) {
    return {
      text: `None of your ${countText(sums.workouts, kind.one, kind.many)} ${when} has minutes in heart-rate zones. Log them with a run, or import them from your watch.`,
      because,
      suggestions,
    };
  }
  const shares = zoneShares(sums.zoneSeconds);
  const rows = ZONES.map(({ number, trainingName }) => {
    const seconds = sums.zoneSeconds[number - 1] ?? 0;
    return `Zone ${number} ${trainingName}: ${bold(`${shares[number - 1]}%`)}, ${formatElapsed(seconds)}`;
  });
  const shareOf = (zones: readonly number[]) =>
    Math.round(
      (100 * zones.reduce((sum, each) => sum + (sums.zoneSeconds[each - 1] ?? 0), 0)) / totalS,
    );
  const { zones } = question;
  const ofZones = zones.reduce((sum, zone) => sum + (sums.zoneSeconds[zone - 1] ?? 0), 0);
  const percent = (100 * sums.zoneSeconds[1]) / totalS;
  const share = zones.length === 1 ? shares[(zones[0] ?? 1) - 1] : shareOf(zones);
  const inZones = `${upperFirst(zonesText(zones))}${zones.length > 1 ? ' together' : ''}`;
  return {
    text: paragraphs(
      isJudged &&
        EASY_KINDS.has(kind.runningSubtype ?? '') &&
        easyVerdict(question, { easyPercent: shareOf([1, 2]), when, many: kind.many }),
      zones.length > 0 &&
        ASKS_IF_RIGHT.test(question.raceText ?? '') &&
        shareVerdict(zones, { easy: shareOf([1, 2]), hard: shareOf([4, 5]) }),
      zones.length > 0 &&
        (ASKS_FOR_SHARE.test(question.raceText ?? '')
          ? `${bold(`${share}%`)} of the time in zones: ${formatElapsed(ofZones)} in ${inZones}.`
          : `${bold(formatElapsed(ofZones))} in ${inZones}, ${share}% of it.`),
      `${formatElapsed(totalS)} in zones ${when}, from ${sums.withZones} of ${countText(sums.workouts, kind.one, kind.many)}:`,
      listOf(rows),
      !isJudged &&
        `Easy, in Zones 1 and 2: ${bold(`${shareOf([1, 2])}%`)}; hard, in Zones 4 and 5: ${shareOf([4, 5])}%.`,
      // The rule is about all running: easy runs are to be easy, and intervals are not.
      kind.runningSubtype === undefined && ruleText(percent),
      `The ${kind.many} are in ${link(...listPage(kind))}.`,
      leftOut(asked),
    ),
    because,
    suggestions,
  };
}

/** 'Is that too much?' */
const ASKS_IF_RIGHT =
  /\b(?:too (?:much|little|many|hard|easy)|enough|ok|okay|fine|normal|good|bad|a lot|high|low)\b/;

/** In percent of the time in zones; the share of coaches who keep four fifths easy. */
const MOST_HARD = 20;
const LEAST_EASY = 70;

/** Whether so much in these zones is right, by how much of all of it was hard or easy. */
function shareVerdict(
  zones: readonly number[],
  { easy, hard }: { easy: number; hard: number },
): string {
  if (zones.every((zone) => zone >= 4)) {
    return hard > MOST_HARD
      ? `${bold('Rather much:')} ${hard}% of the time was hard, in Zones 4 and 5, where most coaches keep it to a fifth.`
      : `${bold('Not too much:')} ${hard}% of the time was hard, in Zones 4 and 5; most coaches keep it to a fifth at most.`;
  }
  return easy < LEAST_EASY
    ? `${bold('More of it should be easy:')} ${easy}% of the time was in Zones 1 and 2, where most coaches want some four fifths.`
    : `${bold('That is fine:')} ${easy}% of the time was easy, in Zones 1 and 2; most coaches want some four fifths.`;
}

const ASKS_FOR_SHARE = /\b(?:share|percent\w*|proportion)\b|%/;
/** Long runs are to be as easy, but for those with a part at race pace. */
const EASY_KINDS: ReadonlySet<string> = new Set(['outdoor-easy', 'outdoor-long']);

const ASKS_TOO_HARD = /\btoo (?:hard|fast)\b/;

/** Yes or no to the very question: 'too fast' and 'easy enough' are answered the other way round. */
function easyVerdict(
  { raceText }: Asked['question'],
  { easyPercent, when, many }: { easyPercent: number; when: string; many: string },
): string {
  const isEasy = easyPercent >= EASY_ENOUGH_PERCENT;
  const asksForGood =
    /\b(?:enough|right|ok|okay|really|good|actually|truly|genuinely|easy(?=[^a-z]*$))\b/.test(
      raceText ?? '',
    );
  const share = `${bold(`${easyPercent}%`)} of the time of your ${many} ${when} was in Zones 1 and 2`;
  if (isEasy)
    return `${bold(asksForGood ? 'Yes, they are easy enough:' : 'No, they are easy enough:')} ${share}.`;
  const how =
    easyPercent >= NEARLY_EASY_PERCENT
      ? 'A little too hard:'
      : asksForGood
        ? 'No, they are too hard:'
        : 'Yes, they are too hard:';
  return `${bold(how)} only ${share}. Slow down until you can talk in whole sentences, and walk up hills if need be.`;
}

/** Without minutes in zones: by the average heart rate of each run. */
async function replyTooHard(asked: Asked, of: { kind: Kind; days: Period }): Promise<Reply> {
  const { db, athlete } = asked;
  const { userId, today } = athlete;
  const { kind, days } = of;
  const { zones } = await readLimitsOn(db, { userId, day: today });
  const limit = zoneRanges(zones)[1]?.toBpm ?? 0;
  const runs = await findNewest(db, scopeOf(athlete, days, kind), 500);
  const beating = runs.filter(({ avgHeartRate }) => avgHeartRate);
  const over = beating.filter(({ avgHeartRate }) => (avgHeartRate ?? 0) > limit);
  const all = countText(beating.length, kind.one, kind.many);
  return {
    text:
      beating.length === 0
        ? runs.length === 0
          ? `There is no ${kind.one} ${daysText(days, today)}, so I cannot say.`
          : `None of your ${countText(runs.length, kind.one, kind.many)} ${daysText(days, today)} has a heart rate, so I cannot say.`
        : `${bold(over.length * 2 > beating.length ? 'Yes, too hard:' : 'No, not too hard:')} ${over.length} of ${all} with a heart rate ${daysText(days, today)} averaged over Zone 2, which ends at ${limit} bpm. ${over.length * 2 > beating.length ? 'Slow down until you can talk in whole sentences.' : ''}`.trim(),
    because: `I compared the average heart rate of each ${kind.one} with the upper limit of Zone 2 in your profile.`,
    suggestions: ['What are my zones?', 'Average heart rate of my easy runs'],
  };
}

function ruleText(percent: number): string {
  if (percent < ZONE_TWO_LOW_PERCENT) {
    return `Zone 2 is under ${ZONE_TWO_LOW_PERCENT}%: slow down on easy days.`;
  }
  if (percent > ZONE_TWO_HIGH_PERCENT) {
    return `Zone 2 is over ${ZONE_TWO_HIGH_PERCENT}%: one faster run a week would help.`;
  }
  return `Zone 2 is between ${ZONE_TWO_LOW_PERCENT}% and ${ZONE_TWO_HIGH_PERCENT}%, as it should be.`;
}

/** What the zones are, in beats per minute, or the one that is asked for. */
export async function replyMyZones(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { userId, today } = athlete;
  const profile = await readLimitsOn(db, { userId, day: today });
  const limits = byAskedMethod(profile.limits, question.raceText ?? '');
  if (limits === null) return replyNoMethod(question.raceText ?? '');
  const zones = zonesOfLimits(limits);
  if (await isMaximumUntold(asked, limits)) {
    return {
      text: 'The maximum heart rate of the profile was seen in runs that came through Strava, which you are not told of; the zones hang on it.',
      because: 'What came through Strava is told to no outside model.',
      suggestions: [],
    };
  }
  const { maxHeartRate } = limits;
  const told = zoneRanges(zones).filter(
    ({ zone }) => question.zones.length === 0 || question.zones.includes(zone),
  );
  if (question.bpm !== null) return replyZoneOf(question.bpm, { limits, zones });
  const rows = told.map(({ zone, fromBpm, toBpm }) => {
    const { trainingName } = ZONES[zone - 1] ?? ZONES[0];
    const share = (bpm: number) => Math.round((100 * bpm) / maxHeartRate);
    return `${bold(`Zone ${zone} ${trainingName}`)}: ${fromBpm} to ${toBpm} bpm, ${share(fromBpm)}-${share(toBpm)}% of your maximum. ${FEELS[zone - 1]}`;
  });
  return {
    text: paragraphs(
      question.zones.length === 0 && easyLimitText(question.kind, zones),
      limits.zoneMethod !== profile.limits.zoneMethod &&
        `Your profile and your runs go by ${ZONES_GO_BY[profile.limits.zoneMethod]}. By ${ZONES_GO_BY[limits.zoneMethod]} they would be these.`,
      `${limits.zoneMethod === profile.limits.zoneMethod ? `Your zones go by ${ZONES_GO_BY[limits.zoneMethod]}` : upperFirst(ZONES_GO_BY[limits.zoneMethod])}${limits.zoneMethod === 'reserve' ? ` above a resting ${limits.restingHeartRate} bpm` : ''}; your maximum is ${bold(`${maxHeartRate} bpm`)}${ORIGINS_TOLD[limits.maximumOrigin]}:`,
      listOf(rows),
      limits.maximumOrigin === 'entered' && maxHeartRate === DEFAULT_MAX_HEART_RATE
        ? `${maxHeartRate} bpm is what every profile starts with. If you have not set it yourself, these zones are a guess.`
        : '',
      `Most of your running belongs in Zone 2. If a limit is wrong, so are they: set it in ${link('your profile', '/profile')}.`,
    ),
    because: `They are the zones of today in your profile, by ${ZONES_GO_BY[limits.zoneMethod]}; the lower limit belongs to the zone. A maximum that is worked out from age can be ten beats off; one that you have seen on a hard run is better.`,
    suggestions: ['How much time did I spend in Zone 2 last month?', 'What should I do today?'],
  };
}

/** 'What should my easy runs stay under?': the end of Zone 2, before all zones. */
function easyLimitText(kind: Kind | null, zones: Parameters<typeof zoneRanges>[0]): string | null {
  const limit = zoneRanges(zones)[1]?.toBpm;
  if (kind === null || limit === undefined || !EASY_KINDS.has(kind.runningSubtype ?? ''))
    return null;
  return `${bold(`Up to ${limit} bpm`)}, the end of Zone 2: ${kind.many} belong in Zones 1 and 2.`;
}

/** The limits with the method that is asked for; null where the profile lacks what it needs. */
function byAskedMethod(limits: AthleteLimits, text: string): AthleteLimits | null {
  if (ASKS_FOR_RESERVE.test(text)) {
    return limits.restingHeartRate === null ? null : { ...limits, zoneMethod: 'reserve' };
  }
  if (ASKS_FOR_THRESHOLD.test(text)) {
    return limits.thresholdHeartRate === null ? null : { ...limits, zoneMethod: 'threshold' };
  }
  return limits;
}

const ASKS_FOR_RESERVE = /\b(?:reserve|karvonen|hrr)\b/;
const ASKS_FOR_THRESHOLD = /\b(?:friel|(?:by|from|of|on) (?:my )?(?:lactate )?threshold|lthr)\b/;

function replyNoMethod(text: string): Reply {
  const [method, lacks] = ASKS_FOR_RESERVE.test(text)
    ? ['heart-rate reserve', 'resting heart rate']
    : ['threshold', 'threshold heart rate'];
  return {
    text: `Zones by ${method} need your ${bold(lacks)}, and your profile holds none. Enter it in ${link('your profile', '/profile')}, and I tell them.`,
    because: `By the reserve a zone begins at a share of what lies between rest and maximum (Karvonen 1957), by the threshold at a share of that (Friel).`,
    suggestions: ['What are my zones?', 'What is my resting heart rate?'],
  };
}

const ORIGINS_TOLD: Readonly<Record<MaximumOrigin, string>> = {
  entered: '',
  ageFormula: ', worked out from your age',
  observed: ', seen in your runs',
};

/** 'Is 160 too high for an easy run?' */
function replyZoneOf(
  bpm: number,
  { limits, zones }: { limits: AthleteLimits; zones: Parameters<typeof zoneRanges>[0] },
): Reply {
  const ranges = zoneRanges(zones);
  const found = ranges.findLast(({ fromBpm }) => bpm >= fromBpm);
  const easy = ranges[1];
  const isIn = found && bpm <= limits.maxHeartRate;
  return {
    text: paragraphs(
      isIn
        ? `${bold(`${bpm} bpm`)} is in your ${bold(`Zone ${found.zone} ${ZONES[found.zone - 1]?.trainingName ?? ''}`)}, ${found.fromBpm} to ${found.toBpm} bpm.`
        : `${bold(`${bpm} bpm`)} is ${found ? `over your maximum of ${limits.maxHeartRate} bpm` : 'under your zones'}.`,
      easy && `Easy and long runs belong in Zones 1 and 2, up to ${easy.toBpm} bpm.`,
    ),
    because: `They are the zones of today in your profile, by ${ZONES_GO_BY[limits.zoneMethod]}.`,
    suggestions: ['What are my zones?', 'Average heart rate of my easy runs'],
  };
}

/** Whether a maximum was read off runs that this reader is not told of, and off no other. */
async function isMaximumUntold({ db, athlete }: Asked, limits: AthleteLimits): Promise<boolean> {
  if (limits.maximumOrigin !== 'observed' || athlete.viewer !== 'outsideModel') return false;
  const { userId, viewer } = athlete;
  const seen = await findHighestPeak(db, { userId, viewer, kind: ANY_WORKOUT });
  return seen === undefined || seen.maxHeartRate < limits.maxHeartRate;
}

const ZONES_GO_BY = {
  maximum: 'your maximum heart rate',
  reserve: 'your heart-rate reserve',
  threshold: 'your threshold heart rate',
  own: 'limits of your own',
} as const;

/** What the profile says of the threshold; it is worked out nowhere. */
export async function replyThreshold(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { userId, today } = athlete;
  const { limits } = await readLimitsOn(db, { userId, day: today });
  const { thresholdPaceSPerKm: pace, thresholdHeartRate: bpm } = limits;
  const limit = limitAsked(question);
  if (limit === 'resting heart rate') {
    const resting = limits.restingHeartRate;
    return {
      text:
        resting === null
          ? `Your profile holds no resting heart rate. Take it lying still on waking, and enter it in ${link('your profile', '/profile')}; workouts do not tell it.`
          : `Your resting heart rate is ${bold(`${resting} bpm`)}, as it stands in ${link('your profile', '/profile')}.`,
      because: 'I read the limits of today in your profile.',
      suggestions: ['What are my zones?', 'What is my threshold heart rate?'],
    };
  }
  const ofHeartRate =
    bpm === null && SPEAKS_OF_HEART_RATE.test(question.raceText ?? '')
      ? await thresholdHeartRateText(asked)
      : null;
  const because = ofHeartRate === null ? BECAUSE_OF_PACE : `${BECAUSE_OF_PACE} ${BECAUSE_OF_HEART}`;
  const suggestions = ['What is a threshold run', 'What are my zones?', 'Predict my 10k'];
  if (ofHeartRate !== null && limit === 'threshold heart rate') {
    return { text: ofHeartRate, because: BECAUSE_OF_HEART, suggestions };
  }
  const predicted =
    pace === null && bpm === null
      ? predictedPaces(evidenceOf(await readAthletesHistory(db, athlete)), athlete)
      : null;
  const known = [pace === null ? null : paceText(pace), bpm === null ? null : `${bpm} bpm`].filter(
    (each) => each !== null,
  );
  const told =
    known.length > 0
      ? `Your threshold is ${bold(known.join(' and '))}, as it stands in ${link('your profile', '/profile')}.`
      : paragraphs(
          predicted &&
            `About ${bold(paceText(predicted.paces.threshold))} by your prediction, ${predicted.restsOn}; it is not measured.`,
          `${predicted ? 'A measured threshold, and its heart rate, go into' : 'I cannot tell it yet: there is no race or hard run to tell it from. It is about the pace, and the heart rate, that you can hold for an hour of racing; enter it in'} ${link('your profile', '/profile')}.`,
        );
  return { text: paragraphs(told, ofHeartRate), because, suggestions };
}

const BECAUSE_OF_PACE =
  'I read the thresholds of today in your profile; where it holds none, the pace is that of the training paces, which follow from the predicted 10 km.';
const BECAUSE_OF_HEART =
  'Where the profile holds no threshold heart rate, I look for the race nearest to an hour among those that the prediction rests on. The test is that of Friel.';

/** Where none is entered: how it is found, and the race that comes nearest to an hour at it. */
async function thresholdHeartRateText({ db, athlete }: Asked): Promise<string> {
  const { today } = athlete;
  const history = await readAthletesHistory(db, athlete);
  const raced = evidenceOf(history).pieces.filter(({ kind }) => kind === 'race');
  const isRaced = (run: { date: string; distanceM: number | null }) =>
    raced.some(
      ({ date, distanceM }) => date === run.date && isSameLength(distanceM, run.distanceM ?? 0),
    );
  const [near] = history.runs
    .filter((run) => run.avgHeartRate !== null && isRaced(run))
    .map((run) => ({ run, offS: Math.abs(run.durationS - THRESHOLD_S) }))
    .filter(({ offS }) => offS <= THRESHOLD_S / 2)
    .toSorted((one, other) => one.offS - other.offS)
    .map(({ run }) => run);
  return paragraphs(
    near &&
      `The threshold heart rate is around ${bold(`${near.avgHeartRate} bpm`)}, if you went all out: that was the average of ${dayLink(near, today)}, ${formatElapsed(near.durationS)} of racing. It is not measured.`,
    `${near ? 'The threshold is about what' : `${bold('Your log does not tell the threshold heart rate.')} It is about what`} you can hold for an hour of racing. To find it, run 30 minutes alone as hard as you can hold; the average of the last 20 is it. It goes into ${link('your profile', '/profile')}, which holds none.`,
  );
}

const THRESHOLD_S = 3600;

const FEELS = [
  'Walking and warming up.',
  'Easy running: you can talk in whole sentences.',
  'Brisk: sentences get short.',
  'Hard: a few words at a time, as in a race of an hour.',
  'As hard as you can: intervals and the last minutes of a race.',
];
