import { inOrder } from '../../conditions.ts';
import { RUNS } from '../../kinds.ts';
import { type Period, periodBefore } from '../../period.ts';
import type { Measure, Question, Subject } from '../../question.ts';
import { MEASURE_OF, OF_AIMS, THAN_USUAL } from './ways-to-go-on.ts';

/** The question before, with what was said anew in the place of what it held. */
export function continued(before: Question, subject: Subject): Question {
  const { intent } = before;
  const parts = inherited(before, subject);
  // The time that is aimed at is none over another distance.
  const isOfRace = intent === 'predict' || (before.race !== null && OF_AIMS.has(intent));
  const isOtherRace = isOfRace && subject.distanceM !== null && before.fromS === null;
  return {
    ...parts,
    timeS: isOtherRace ? subject.timeS : parts.timeS,
    // Its own target is that of the other race.
    intent: isOtherRace && intent === 'paceSum' && subject.timeS === null ? 'pacing' : intent,
    about: null,
    ofWorkout: null,
    since: before.since,
    during: before.during,
    around: before.around,
    otherOne: null,
    isNear: false,
    unplaced: [],
    leftOut: null,
  };
}

/** What was spoken of before, with what was said anew in its place. */
export function inherited(before: Question, subject: Subject): Subject {
  const periods =
    comparedWith(before, subject) ??
    (subject.periods.length > 0 || isOfOtherDay(before, subject)
      ? subject.periods
      : before.periods);
  const bounds = [
    ...before.where.bounds.filter((old) => subject.where.bounds.every(({ of }) => of !== old.of)),
    ...subject.where.bounds,
  ];
  return {
    periods,
    unread: subject.unread,
    kind: subject.kind ?? before.kind,
    against: subject.against ?? before.against,
    where: {
      bounds: inOrder(bounds),
      note: subject.where.note ?? noteBefore(before, subject),
      noteWithout: subject.where.noteWithout ?? before.where.noteWithout,
      isNoted: subject.where.isNoted ?? before.where.isNoted,
      weekdays: subject.where.weekdays ?? before.where.weekdays,
      hours: subject.where.hours ?? before.where.hours,
      shoe: subject.where.shoe ?? before.where.shoe,
      own: subject.where.own?.length ? subject.where.own : before.where.own,
      withoutRaces:
        subject.where.withoutRaces || (before.where.withoutRaces && !subject.where.inRaces),
      inRaces: subject.where.inRaces || (before.where.inRaces && !subject.where.withoutRaces),
      dayAfter: subject.where.dayAfter ?? before.where.dayAfter,
      latest: before.where.latest,
      among: before.where.among,
    },
    measure: subject.measure ?? before.measure ?? measureTold(before),
    extreme: subject.extreme ?? before.extreme,
    distanceM: subject.distanceM ?? before.distanceM,
    alsoM: subject.alsoM,
    ...resultOf(before, subject),
    repetitions: subject.repetitions,
    timeS: subject.timeS ?? before.timeS,
    paceSPerKm: subject.paceSPerKm ?? paceKept(before, subject),
    planWeeks: subject.planWeeks ?? before.planWeeks,
    count: subject.count ?? (subject.periods.length > 0 ? null : before.count),
    zones: subject.zones.length > 0 ? subject.zones : before.zones,
    bpm: subject.bpm ?? before.bpm,
    rank: subject.rank,
    oneBefore: subject.oneBefore,
    ahead: subject.ahead,
    times: subject.times ?? before.times,
    goalM: subject.goalM ?? before.goalM,
    weightKg: subject.weightKg ?? before.weightKg,
    term: subject.term ?? before.term,
    topic: subject.topic,
    topicAmong: subject.topicAmong,
    complaint: subject.complaint,
    namedFigure: subject.namedFigure,
    judged: subject.judged,
    raceDay: subject.raceDay ?? before.raceDay,
    searched: subject.searched ?? before.searched,
    unit: unitAsked(before, subject),
    scope: subject.scope ?? before.scope,
    wishes: subject.wishes ?? before.wishes,
    inMiles: subject.inMiles ?? before.inMiles,
    isShare: subject.isShare || before.isShare,
    statistic: subject.statistic ?? before.statistic,
    howItWent: subject.howItWent || before.howItWent,
    negativeSplit: subject.negativeSplit,
    missing: subject.missing,
    along: subject.along,
    alongTheWay: subject.alongTheWay,
    race: subject.race ?? (subject.distanceM === null ? before.race : null),
    otherRace: subject.otherRace,
    periodsBefore: spokenBefore(before, subject),
    raceText: subject.raceText,
  };
}

/** 'And for 1:45?', after 15 km at a pace, asks what pace that is. */
function paceKept({ intent, distanceM, paceSPerKm }: Question, subject: Subject): number | null {
  const isOfTime = intent === 'paceSum' && distanceM !== null && subject.timeS !== null;
  return isOfTime ? null : paceSPerKm;
}

/** 'And intervals?', after the runs whose note says tempo: such a word stands for a kind of run. */
function noteBefore({ where: { note } }: Question, { kind, raceText }: Subject): string | null {
  const isInstead =
    kind?.runningSubtype !== undefined &&
    !/\b(?:only|just|which|those|them|these)\b/.test(raceText ?? '');
  return note !== null && isInstead && SORTS_OF_RUNS.test(note) ? null : note;
}

const SORTS_OF_RUNS =
  /^(?:tempo|threshold|fartlek|hills?|strides|progression|recovery|easy|long|intervals?)$/;

/** 'Average this month', after the cadence of one run, is of cadence. */
function measureTold({ ofWorkout }: Question): Measure | null {
  return (ofWorkout && MEASURE_OF[ofWorkout.figure]) ?? null;
}

/** 'Last Sunday's run', after yesterday's */
function isOfOtherDay({ periods: [day] }: Question, { where }: Subject): boolean {
  return day?.unit === 'day' && where.weekdays !== null;
}

/** The result that a prediction rests on; of another distance, after a race that was run, there is none. */
function resultOf(before: Question, subject: Subject): Pick<Subject, 'fromM' | 'fromS'> {
  const { fromM, fromS } = subject;
  if (fromM !== null) return { fromM, fromS };
  const isOfOther = before.intent !== 'predict' && subject.distanceM !== null;
  return isOfOther ? { fromM: null, fromS: null } : { fromM: before.fromM, fromS: before.fromS };
}

/** What may be compared with what is told now: a run of one day is not compared with the rides of two. */
function spokenBefore(before: Question, { periods, kind }: Subject): readonly Period[] {
  if (kind !== null && kind.sport !== (before.kind ?? RUNS).sport) return [];
  return periods.length > 0 ? toldSoFar(before) : before.periodsBefore;
}

/** All days that were told one after the other, the latest last. */
export function toldSoFar({ periods, periodsBefore }: Question): readonly Period[] {
  return [...periodsBefore, ...periods];
}

/** 'Compared to last month?' after a question about this month: both are meant. */
export function comparedWith(before: Question, subject: Subject): readonly Period[] | null {
  const [asked] = before.periods;
  // 'Faster than 6:00' is a bound.
  const text = (subject.raceText ?? '').replace(/\bthan (?=\d)/g, '');
  // Before the whole log there is nothing.
  if (!asked || asked.unit === 'all') return null;
  if (!/\b(?:compared?|comparing|versus|vs|than|against)\b/.test(text) || THAN_USUAL.test(text))
    return null;
  const [other] = subject.periods;
  // 'How does that compare to last month?', after October, in November: with the month before it.
  const isOther = other !== undefined && (other.from !== asked.from || other.to !== asked.to);
  return [asked, isOther ? other : periodBefore(asked)];
}

/** What went how is told of the days that are named, whichever unit the ones before had. */
function unitAsked(before: Question, subject: Subject): Subject['unit'] {
  if (before.howItWent && subject.periods.length > 0) return subject.unit;
  return isOfUnit(subject, before) ? (subject.unit ?? before.unit) : before.unit;
}

/** 'Just this month' names days, and no month by month. */
function isOfUnit({ periods, raceText }: Subject, before: Question): boolean {
  if (periods.length === 0 || before.unit === null) return true;
  return /\b(?:by|per|each|every|a) (?:week|month|year)\b|\b(?:weekly|monthly|yearly)\b/.test(
    raceText ?? '',
  );
}
