import { afterAll, beforeAll, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { questionsToBuildWith } from '../../../testing/domain/questions.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { askCoach } from '../../contract/coach.ts';
import { addDays, weekdayOf } from '../../domain/calendar.ts';
import type { Bound } from '../../domain/coach/conditions.ts';
import { calendarOn } from '../../domain/coach/period.ts';
import { kmText, paceText } from '../../domain/coach/phrases.ts';
import type { Question } from '../../domain/coach/question.ts';
import { isReview } from '../../domain/coach/reading/how-it-went.ts';
import type { Hours } from '../../domain/coach/reading/parts/time-of-day.ts';
import { readConversation } from '../../domain/coach/reading/read-conversation.ts';
import { kindAsked } from '../../domain/coach/understood.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { USUAL_MEASURES } from '../../domain/measures.ts';
import { grouped } from '../../domain/units.ts';
import { writtenFor } from '../platform/http/reader.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

// The figure of every answer that is a sum, a count, a mean or an extreme, worked out a second time
// over all rows, one at a time.

/** A Wednesday. */
const TODAY = '2026-03-18';
const NOTES = [null, 'Sore knee', 'tired legs', 'into the headwind', 'hills', 'Heat, heavy'];
const SUBTYPES = ['outdoor-easy', 'outdoor-long', 'outdoor-interval', 'treadmill'] as const;

let app: TestApp;
let athlete: Athlete;
let saved: (NewWorkoutRow & { id: number; recording: Recorded | null })[];

type Recorded = { ascentM: number | null; cadenceS: number | null; cadencePerMin: number };

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  const stranger = await app.addAthlete();
  const rows = Array.from({ length: 500 }, (_, index) => rowOf(index, athlete.userId));
  const foreign = Array.from({ length: 50 }, (_, index) => ({
    ...rowOf(index, stranger.userId),
    distance_m: 99_000,
  }));
  await app.db
    .insertInto('workouts')
    .values([...rows, ...foreign])
    .execute();
  const kept = await app.db
    .selectFrom('workouts')
    .selectAll()
    .where('user_id', '=', athlete.userId)
    .execute();
  saved = kept.map((row) => ({ ...row, recording: recordingOf(row) }));
  await app.db
    .insertInto('workout_recordings')
    .values(
      saved.flatMap(({ id, user_id, recording }) =>
        recording
          ? [
              {
                workout_id: id,
                user_id,
                source: 'file' as const,
                sample_count: 1,
                samples: Buffer.from('packed'),
                laps: '[]',
                has_efforts: 1 as const,
                ascent_m: recording.ascentM,
                cadence_s: recording.cadenceS,
                cadence_times_s: recording.cadenceS && recording.cadenceS * recording.cadencePerMin,
                created_at: 1,
              },
            ]
          : [],
      ),
    )
    .execute();
});

/** Two of three workouts were recorded, some without elevations, some without a cadence. */
function recordingOf({ id, duration_s }: { id: number; duration_s: number }): Recorded | null {
  if (id % 3 === 0) return null;
  return {
    ascentM: id % 5 === 0 ? null : (id * 37) % 400,
    cadenceS: id % 7 === 0 ? null : duration_s,
    cadencePerMin: 150 + (id % 40),
  };
}
afterAll(() => app.close());

/** A log of two years, the same on every day; some lack a distance or a heart rate. */
function rowOf(index: number, userId: number): NewWorkoutRow {
  const dice = (index * 7919) % 101;
  const isRun = dice % 9 !== 0;
  const distanceM = dice % 13 === 0 ? null : 3000 + ((index * 2741) % 29_000);
  const pace = 270 + ((index * 37) % 140);
  const date = addDays(TODAY, -((index * 3) % 760));
  const startMin = (index * 53) % (24 * 60);
  return {
    user_id: userId,
    date,
    // East of Greenwich by two hours; every fourth one has no start.
    started_at: index % 4 === 0 ? null : Date.parse(date) + (startMin - 120) * 60_000,
    utc_offset_s: index % 4 === 0 ? null : 7200,
    workout_type: isRun ? 'running' : dice % 2 === 0 ? 'strength' : 'cross',
    sport: isRun ? (dice % 17 === 0 ? 'walk' : 'run') : dice % 2 === 0 ? 'strength' : 'cycling',
    running_subtype: isRun ? (SUBTYPES[index % 4] ?? null) : null,
    distance_m: isRun || dice % 2 === 1 ? distanceM : null,
    duration_s: distanceM === null ? 2400 + index : Math.round((distanceM / 1000) * pace),
    avg_heart_rate: dice % 5 === 0 ? null : 120 + ((index * 11) % 60),
    calories: dice % 4 === 0 ? null : 200 + dice * 5,
    notes: NOTES[index % 11] ?? null,
    source: 'manual',
    created_at: 1,
    updated_at: 1,
  };
}

const COMPUTED = new Set([
  'amount',
  'average',
  'extreme',
  'list',
  'weekdays',
  'unitCount',
  'streak',
]);

const asked = questionsToBuildWith().flatMap(([messages]) => {
  const talk = typeof messages === 'string' ? [messages] : [...messages];
  const question = readConversation(talk, calendarOn(TODAY));
  const isComputed = COMPUTED.has(question.intent) && question.unplaced.length === 0;
  return isComputed && question.distanceM === null ? [{ talk, question }] : [];
});

// Every day the kinds take turns.
const EVERY = budget({ everyday: 5, small: 1, full: 1 });

test.each(asked.filter((_, at) => at % EVERY === 0))('$talk', async ({ talk, question }) => {
  const [message = '', ...before] = talk.toReversed();
  const chatHistory = before.toReversed().map((content) => ({ role: 'user' as const, content }));
  // Sixty questions a minute are answered.
  app.clock.advance(1500);
  const { body } = await athlete.call(askCoach, { body: { message, chatHistory } });
  const text = plainOf(body.response);
  // A sum says both, and is looked at as it is in kilometres.
  const isInMiles =
    question.inMiles && (question.intent === 'extreme' || question.intent === 'list');
  const figures = writtenFor({ ...USUAL_MEASURES, distance: isInMiles ? 'mi' : 'km' }, () =>
    figuresOf(question),
  );
  for (const figure of figures) expect(text).toContain(figure);
});

test.each([
  'average calories of my easy runs',
  'What is the longest streak of days with an interval run?',
  'How many gels per easy run on average?',
  'How much climbing is there on an interval run on average?',
])('the answer to “%s” says an easy run, and an interval run', async (message) => {
  app.clock.advance(1500);
  const { body } = await athlete.call(askCoach, { body: { message, chatHistory: [] } });
  const text = plainOf(body.response);
  expect(text).toMatch(/\ban (?:easy|interval) run\b/);
  expect(text).not.toMatch(/\ba (?=[aeiou])/);
});

test('most kinds of questions are looked at', () => {
  expect(asked.length).toBeGreaterThan(70);
});

function figuresOf(question: Question): string[] {
  const rows = meantBy(question);
  if ((question.periods[0]?.from ?? '') > TODAY) return ['nothing can be logged'];
  if (rows.length === 0) return ['found no'];
  const { intent, measure, extreme, inMiles } = question;
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  if (intent === 'list') return rows.slice(0, 3).map(({ id }) => lineOf(rows, id));
  // How it went is told of the run, whenever it was.
  if (intent === 'extreme' && isReview(question)) return [lineOf(rows, rows[0]?.id ?? 0)];
  if (intent === 'extreme') return extremeFigure(rows, extreme);
  if (intent === 'weekdays') {
    const counts = [0, 1, 2, 3, 4, 5, 6].map(
      (day) => rows.filter((row) => weekdayOf(row.date) === day).length,
    );
    return [`${Math.max(...counts)} runs`];
  }
  if (intent === 'unitCount') return [unitCountFigure(question, rows)];
  if (intent === 'streak') return [longestRowFigure(rows)];
  if (measure === 'elevation' || measure === 'cadence') return recordedFigures(rows, measure);
  if (intent === 'average' && measure === 'calories') {
    const noted = rows.filter((row) => row.calories);
    return [`${grouped(Math.round(sum((row) => row.calories ?? 0) / noted.length))} kcal`];
  }
  if (intent === 'average') {
    if (measure === 'heartRate') {
      const beating = rows.filter((row) => row.avg_heart_rate);
      const seconds = beating.reduce((total, row) => total + row.duration_s, 0);
      const beats = beating.reduce(
        (total, row) => total + (row.avg_heart_rate ?? 0) * row.duration_s,
        0,
      );
      return [seconds > 0 ? `${Math.round(beats / seconds)} bpm` : 'None of these'];
    }
    if (measure === 'distance') return [kmText(sum((row) => row.distance_m ?? 0) / rows.length)];
    const paced = rows.filter((row) => row.sport === 'run' && row.distance_m);
    const metres = paced.reduce((total, row) => total + (row.distance_m ?? 0), 0);
    const seconds = paced.reduce((total, row) => total + row.duration_s, 0);
    return [metres > 0 ? paceText(seconds / (metres / 1000)) : 'None of these'];
  }
  switch (measure) {
    case 'count':
      return [`${grouped(rows.length)} `];
    case 'runDays': {
      const days = new Set(rows.map(({ date }) => date)).size;
      return [`${days} ${days === 1 ? 'day' : 'days'}`];
    }
    case 'time':
      return [formatElapsed(sum((row) => row.duration_s))];
    case 'calories':
      return [`${grouped(sum((row) => row.calories ?? 0))} kcal`];
    case 'restDays':
    case 'gels':
    case 'hydration':
      return [];
    default: {
      const metres = sum((row) => row.distance_m ?? 0);
      return [
        inMiles
          ? `${grouped((metres / 1609.344).toFixed(1))} miles`
          : metres > 0
            ? kmText(metres)
            : '',
      ];
    }
  }
}

type Row = (typeof saved)[number];

function recordedFigures(rows: readonly Row[], measure: 'elevation' | 'cadence'): string[] {
  if (measure === 'elevation') {
    const climbed = rows.flatMap(({ recording }) => recording?.ascentM ?? []);
    if (climbed.length === 0) return ['None of'];
    const metres = climbed.reduce((total, each) => total + each, 0);
    return [`${grouped(metres)} m`, `${Math.round(metres / climbed.length)} m`];
  }
  let seconds = 0;
  let steps = 0;
  for (const { recording } of rows) {
    if (!recording?.cadenceS) continue;
    seconds += recording.cadenceS;
    steps += recording.cadenceS * recording.cadencePerMin;
  }
  return [seconds > 0 ? `${Math.round(steps / seconds)} a minute` : 'None of'];
}

function unitCountFigure({ unit, where }: Question, rows: readonly Row[]): string {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const key =
      unit === 'week'
        ? addDays(row.date, -weekdayOf(row.date))
        : row.date.slice(0, unit === 'month' ? 7 : 4);
    sums.set(key, (sums.get(key) ?? 0) + (row.distance_m ?? 0));
  }
  const [bound] = where.bounds;
  const count = [...sums.values()].filter((metres) => metres > (bound?.above ?? 0)).length;
  return `${count} ${unit}`;
}

function longestRowFigure(rows: readonly Row[]): string {
  const days = new Set(rows.map(({ date }) => date));
  const lengths = [...days].map((day) => {
    let length = 1;
    while (days.has(addDays(day, length))) length += 1;
    return length;
  });
  const longest = Math.max(...lengths);
  return `${longest} ${longest === 1 ? 'day' : 'days'}`;
}

function lineOf(rows: readonly Row[], id: number): string {
  const row = rows.find((each) => each.id === id);
  return row?.distance_m ? kmText(row.distance_m) : '';
}

function extremeFigure(rows: readonly Row[], extreme: Question['extreme']): string[] {
  const long = rows.filter((row) => row.distance_m);
  const by = (of: (row: Row) => number) => long.toSorted((one, other) => of(one) - of(other))[0];
  const pace = (row: Row) => row.duration_s / ((row.distance_m ?? 1) / 1000);
  const distance = (row: Row) => row.distance_m ?? 0;
  switch (extreme) {
    case 'longest':
      return [kmText(by((row) => -distance(row))?.distance_m ?? 0)];
    case 'shortest':
      return [kmText(by(distance)?.distance_m ?? 0)];
    case 'fastest':
      return [paceText(Math.min(...long.map(pace)))];
    case 'slowest':
      return [paceText(Math.max(...long.map(pace)))];
    case 'highestHeartRate':
      return [`${Math.max(...rows.map((row) => row.avg_heart_rate ?? 0))} bpm`];
    case 'mostCalories':
      return [`${Math.max(...rows.map((row) => row.calories ?? 0))} kcal`];
    case 'mostClimbing':
      return [`${Math.max(...rows.map(({ recording }) => recording?.ascentM ?? 0))} m climbed`];
    case 'highestCadence': {
      const steps = rows.flatMap(({ recording }) =>
        recording?.cadenceS ? recording.cadencePerMin : [],
      );
      return [`${Math.max(...steps)} a minute`];
    }
    default: {
      const day = extreme === 'first' ? rows.at(-1)?.date : rows[0]?.date;
      const days = (Date.parse(TODAY) - Date.parse(day ?? TODAY)) / 86_400_000;
      return [days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`];
    }
  }
}

/** Newest first. */
function meantBy(question: Question): Row[] {
  const { where, searched, count, intent } = question;
  const kind = kindAsked(question);
  const period = question.periods[0];
  const isWhole = ['list', 'extreme', 'weekdays', 'unitCount', 'streak'].includes(intent);
  const isAll = isWhole || count !== null || hasAny(question);
  const from = period?.from ?? (isAll ? '1900-01-01' : addDays(TODAY, -27));
  const to = period && period.to < TODAY ? period.to : TODAY;
  const note = (where.note ?? searched)?.toLowerCase();
  const rows = saved
    .filter((row) => row.date >= from && row.date <= to)
    .filter((row) => !kind?.workoutType || row.workout_type === kind.workoutType)
    .filter((row) => !kind?.runningSubtype || row.running_subtype === kind.runningSubtype)
    .filter((row) => !kind?.exceptSubtype || row.running_subtype !== kind.exceptSubtype)
    .filter((row) => !where.hours || beganWithin(row, where.hours))
    .filter((row) => !kind?.sport || row.sport === kind.sport)
    .filter((row) => intent === 'unitCount' || where.bounds.every((bound) => isWithin(row, bound)))
    .filter((row) => !where.weekdays || where.weekdays.includes(weekdayOf(row.date)))
    .filter((row) => !note || row.notes?.toLowerCase().includes(note))
    .filter((row) => !where.noteWithout || !row.notes?.toLowerCase().includes(where.noteWithout))
    .toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
  return count === null ? rows : rows.slice(0, count);
}

function beganWithin({ started_at, utc_offset_s }: Row, { fromMin, toMin }: Hours): boolean {
  if (started_at == null || utc_offset_s == null) return false;
  const minute = new Date(started_at + utc_offset_s * 1000).toISOString().slice(11, 16);
  const [hours = 0, minutes = 0] = minute.split(':').map(Number);
  const at = hours * 60 + minutes;
  return fromMin < toMin ? at >= fromMin && at < toMin : at >= fromMin || at < toMin;
}

function hasAny({ where }: Question): boolean {
  const { bounds, note, weekdays, hours } = where;
  return bounds.length > 0 || note !== null || weekdays !== null || !!hours;
}

function isWithin(row: Row, bound: Bound): boolean {
  const { of, above, atLeast, below, atMost, isLacking } = bound;
  const figure = {
    distance: row.distance_m,
    time: row.duration_s,
    heartRate: row.avg_heart_rate,
    maxHeartRate: row.max_heart_rate ?? null,
    elevation: row.recording?.ascentM ?? null,
    cadence: row.recording?.cadenceS ? row.recording.cadencePerMin : null,
    calories: row.calories ?? null,
    effort: row.effort ?? null,
    gels: (row.caffeinated_gels ?? 0) + (row.non_caffeinated_gels ?? 0) || null,
    caffeine: row.caffeinated_gels || null,
    drink: row.hydration_ml ?? null,
    ...{ zone1: row.zone1_s, zone2: row.zone2_s, zone3: row.zone3_s },
    ...{ zone4: row.zone4_s, zone5: row.zone5_s },
    pace: row.distance_m ? row.duration_s / (row.distance_m / 1000) : null,
  }[of];
  if (isLacking) return !figure;
  if (!figure) return false;
  return (
    (above === null || figure > above) &&
    (atLeast === null || figure >= atLeast) &&
    (below === null || figure < below) &&
    (atMost === null || figure <= atMost)
  );
}
