import { CSV_COLUMNS, type CsvMapping } from '../../../../contract/csv-import.ts';
import { implausibleTime } from '../../../../domain/plausible-time.ts';
import { isRun } from '../../../../domain/sports.ts';
import { M_PER_MILE } from '../../../../domain/units.ts';
import { comparable } from '../../../../domain/word-list.ts';
import { columnsOf } from '../../csv/columns-of-table.ts';
import { type CsvTable, cellsOf } from '../../csv/csv-table.ts';
import { guessColumns, isOfSets, NOTHING_CHOSEN } from '../../csv/guess-columns.ts';
import { type CsvReading, type CsvWorkout, readLines } from '../../csv/read-lines.ts';
import { NOT_TOLD, type ParsedNote, type ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { cleanText } from '../../quantities/clean-text.ts';
import { readDate } from '../../quantities/dates.ts';
import { readDuration, secondsOf } from '../../quantities/durations.ts';
import { type NumberStyle, numberStyleOf, readNumber } from '../../quantities/numbers.ts';
import { withoutUnit } from '../../quantities/units.ts';
import type { Reading } from '../reading.ts';
import { MOST_ASCENT_M } from '../settle-track.ts';
import { sessionsOf } from './gym-sets.ts';

export function isGarminTable({ header }: CsvTable): boolean {
  const names = header.map(comparable);
  const hasFavourite = names.some((name) => FAVOURITE.test(name));
  return hasFavourite && names.length >= 10;
}

const FAVOURITE =
  /^(favou?rit|favori|preferit|favoriet|ulubion|избран|oblib|kedvenc|suosikki|お気に入り|收藏|즐겨)/;

export function isRunkeeperTable({ header }: CsvTable): boolean {
  const names = new Set(header.map(comparable));
  return names.has('activity id') && names.has('route name') && names.has('gpx file');
}

/** A table of Garmin Connect or Runkeeper. What it does not say of its units is said on each workout. */
export function readKnownTable(table: CsvTable, { timeZone }: { timeZone: string }): Reading {
  const unit = unitByStride(table);
  const columns = columnsOfTable(table);
  const chosen = { columns, distanceUnit: unit, clock: 'minutes-seconds' as const };
  const reading = readLines(table, mappingOf(chosen), { timeZone });
  return openQuestion(reading) ?? readingOf(table, reading, { isUnitKnown: unit !== null });
}

/**
 * Any other table, where what its columns hold is beyond doubt. Where it is not, a person says it in
 * CSV Upload.
 */
export function readPlainTable(table: CsvTable, { timeZone }: { timeZone: string }): Reading {
  const columns = columnsOfTable(table);
  const isOfWorkouts =
    columns.date !== null &&
    columns.duration !== null &&
    (columns.distance !== null || columns.workoutType !== null || isOfSets(table.header));
  if (!isOfWorkouts) {
    const isNoWorkout = columns.date === null || columns.duration === null;
    return refused(
      'a table without workouts',
      isNoWorkout
        ? 'No columns for the day and the duration of a workout were found.'
        : 'It is not plain that its lines are workouts.',
      isNoWorkout,
    );
  }
  const kept = BY_HAND_ONLY.find((field) =>
    cellsOf(table, columns[field]).some((cell) => cell.trim() !== ''),
  );
  if (kept) {
    const { label } = CSV_COLUMNS[kept];
    return refused('a table of a training log', `It tells ${label} as well.`);
  }
  const reading = readLines(table, mappingOf({ columns }), { timeZone });
  const question = openQuestion(reading);
  if (question !== null) return question;
  if (reading.asked.durationUnit !== null && !reading.isDurationUnitPlain) {
    return refused(
      'a table that leaves a question open',
      `It does not say what its durations like ${reading.asked.durationUnit} are.`,
    );
  }
  if (reading.workouts.length === 0) {
    const [first] = reading.bad;
    const why = first?.reasons.map(({ message }) => message).join('; ');
    const hasDays = cellsOf(table, columns.date).some(
      (cell) => readDate(cell, null).state !== 'unreadable',
    );
    const reason = `No line of it is a workout: ${why}.`;
    return refused('a table without workouts', reason, !hasDays);
  }
  const told = readingOf(table, reading, { isUnitKnown: false });
  return isOfSets(table.header) ? { ...told, workouts: sessionsOf(table, told.workouts) } : told;
}

function columnsOfTable(table: CsvTable): CsvMapping['columns'] {
  const columns = columnsOf(table);
  // The name of an activity is its title, no note.
  return columns.notes === columnNamed(table, TITLE) ? { ...columns, notes: null } : columns;
}

/** What a person must say before any line can be read. */
function openQuestion({ issues: [issue] }: CsvReading): Reading | null {
  if (!issue) return null;
  return refused('a table that leaves a question open', `${issue.message}.`);
}

/** What nothing but a log that is kept by hand tells, and a file of a watch has no place for. */
const BY_HAND_ONLY = ['gelType', 'caffeinated', 'nonCaffeinated', 'hydration'] as const;

function refused(what: string, reason: string, isNoWorkout = false): Reading {
  return { workouts: [], refusals: [{ what, reason, isNoWorkout, asksColumns: true }] };
}

function mappingOf(chosen: Pick<CsvMapping, 'columns'> & Partial<CsvMapping>): CsvMapping {
  // Hard to believe is a warning in the review.
  return { ...NOTHING_CHOSEN, confirmed: true, ...chosen };
}

const MOST_BAD_LINES = 500;

function readingOf(
  table: CsvTable,
  { workouts, bad, asked, mapping }: CsvReading,
  { isUnitKnown }: { isUnitKnown: boolean },
): Reading {
  const extras = extraColumnsOf(table, mapping.columns.workoutType);
  const cellsByLine = new Map(table.records.map(({ line, cells }) => [line, cells]));
  const isUnitOpen = asked.distanceUnit !== null && !isUnitKnown;
  return {
    workouts: workouts.map((workout) =>
      parsedOf(workout, {
        extras: extras(cellsByLine.get(workout.line) ?? []),
        isUnitOpen,
        hasKinds: mapping.columns.runningSubtype !== null,
        zone: asked.timeZone?.own ?? null,
      }),
    ),
    refusals: bad.slice(0, MOST_BAD_LINES).map(({ line, reasons, isNoWorkout }) => ({
      what: `line ${line}`,
      reason: `${reasons.map(({ message }) => message).join('; ')}.`,
      isNoWorkout: isNoWorkout === true,
    })),
  };
}

type Extras = {
  externalId: string | null;
  title: string | null;
  ascentM: number | null;
  elapsedS: number | null;
};

function parsedOf(
  { line, activityName, when, columns, notes: told }: CsvWorkout,
  of: { extras: Extras; isUnitOpen: boolean; hasKinds: boolean; zone: string | null },
): ParsedWorkout {
  const { extras, isUnitOpen, hasKinds, zone } = of;
  const { sport, distance_m: distanceM, duration_s: durationS } = columns;
  const notes: ParsedNote[] = [...told];
  if (isUnitOpen && distanceM !== null && distanceM !== undefined) {
    notes.push({
      code: 'distance-unit',
      message:
        'The file does not say whether it counts kilometres or miles; kilometres were taken.',
    });
  }
  if (zone !== null) {
    notes.push({
      code: 'zone-unknown',
      message: `The file tells its times in UTC alone; the day is that of your time zone, ${zone}.`,
    });
  }
  const isRunOfIt = sport !== undefined && sport !== null && isRun({ sport });
  const doubt = implausibleTime({ isRun: isRunOfIt, distanceM: distanceM ?? null, durationS });
  if (doubt !== null) notes.push({ code: 'impossible-pace', message: doubt });
  const zones = [1, 2, 3, 4, 5].map((zone) => zoneOf(columns, zone) / 60);
  const [zone1 = 0, zone2 = 0, zone3 = 0, zone4 = 0, zone5 = 0] = zones;
  const { elapsedS } = extras;
  return {
    ...NOT_TOLD,
    externalId: extras.externalId,
    place: `line ${line}`,
    activityName: (hasKinds ? kindOf(columns) : null) ?? activityName,
    title: columns.title ?? extras.title,
    tags: columns.tags ?? null,
    effort: columns.effort ?? null,
    feel: columns.feel ?? null,
    description: columns.notes ?? null,
    startedAtMs: columns.started_at ?? null,
    utcOffsetS: columns.utc_offset_s ?? null,
    date: columns.date,
    localStart: when.includes('T') && !when.endsWith('Z') ? when : null,
    durationS,
    elapsedS: elapsedS !== null && elapsedS >= durationS ? elapsedS : null,
    distanceM: distanceM ?? null,
    // Nought is how logs write 'not measured'.
    energyKcal: columns.calories || null,
    avgHeartRate: columns.avg_heart_rate ?? null,
    maxHeartRate: columns.max_heart_rate ?? null,
    minHeartRate: null,
    heartRateSamples: [],
    zoneMinutes: zones.some((minutes) => minutes > 0) ? [zone1, zone2, zone3, zone4, zone5] : null,
    ascentM: extras.ascentM,
    notes,
  };
}

/** The kind of a run, where a column of its own tells it: the names of ours are understood as such. */
function kindOf({ sport, running_subtype: subtype }: CsvWorkout['columns']): string | null {
  return sport === 'run' && subtype ? subtype : null;
}

function zoneOf(columns: CsvWorkout['columns'], zone: number): number {
  const { zone1_s, zone2_s, zone3_s, zone4_s, zone5_s } = columns;
  return [zone1_s, zone2_s, zone3_s, zone4_s, zone5_s][zone - 1] ?? 0;
}

/** As columns are called that CSV Upload has no field for, in the languages of Garmin Connect. */
const TITLE = named(
  'title, titel, titre, título, titolo, namn, navn, tytuł, название, název, názov, cím, otsikko, başlık',
  'name, workout name, aktivitätsname, activity name, nom de l activité, 标题, 標題, タイトル, 제목',
);
const ASCENT = named(
  'total ascent, elevation gain, altitude gain, elev gain, climb, ascent, total elevation gain, anstieg gesamt',
  'gesamtanstieg, positiver höhenunterschied, ascension totale, dénivelé positif, ascenso total',
  'ascesa totale, totale stijging, subida total, ganho de elevação, total stigning, samlet stigning',
  'stigning, całkowity wznios, общий набор высоты, набор высоты, celkové stoupání, celkový výstup',
  'teljes emelkedés, nousu yhteensä, toplam tırmanış, 总爬升, 总上升, 總爬升, 総上昇量, 총 상승',
);
const ELAPSED = named(
  'elapsed time, verstrichene zeit, temps écoulé, tiempo transcurrido, tempo trascorso',
  'tempo decorrido, verstreken tijd, förfluten tid, forløbet tid, medgått tid, upłynęło czasu',
  'прошедшее время, uplynulý čas, eltelt idő, kulunut aika, geçen süre, 经过时间, 全程耗时, 經過時間',
  '経過時間, 경과 시간',
);
const ID = named('activity id, workout id, external id, id');
const STRIDE = named(
  'avg stride length, average stride length, durchschnittliche schrittlänge, ø schrittlänge',
  'longueur moyenne des foulées, longitud media de zancada, lunghezza media passo',
  'gem staplengte, comprimento médio da passada, genomsn steglängd, średnia długość kroku',
  'средняя длина шага, 平均步长, 平均步幅, 平均歩幅, 평균 보폭',
);
const STEPS = named(
  'steps, schritte, pas, pasos, passi, stappen, passos, steg, skridt, skritt, kroki, шаги, 步数, 歩数, 걸음',
);

function named(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(', ').map(comparable)));
}

function columnNamed({ header }: CsvTable, names: ReadonlySet<string>): number | null {
  const at = header.findIndex((name) => names.has(comparable(withoutUnit(name))));
  return at < 0 ? null : at;
}

/** What CSV Upload has no column for. */
function extraColumnsOf(
  table: CsvTable,
  kind: number | null,
): (cells: readonly string[]) => Extras {
  const id = columnNamed(table, ID);
  const named = columnNamed(table, TITLE);
  const title = named === kind ? null : named;
  const ascent = columnNamed(table, ASCENT);
  const elapsed = columnNamed(table, ELAPSED);
  const ascentStyle = numberStyleOf(cellsOf(table, ascent), { whole: true });
  const isInFeet = ascent !== null && /\((ft|feet)\)/i.test(table.header[ascent] ?? '');
  return (cells) => {
    const cell = (column: number | null) => (column === null ? '' : (cells[column]?.trim() ?? ''));
    const climb = numberIn(cell(ascent), ascentStyle);
    return {
      externalId: cleanText(cell(id)) || null,
      title: cleanText(cell(title)) || null,
      ascentM: heightOf(climb, isInFeet ? 0.3048 : 1),
      elapsedS: secondsIn(cell(elapsed)),
    };
  };
}

function heightOf(climb: number | null, unitM: number): number | null {
  const metres = (climb ?? 0) * unitM;
  return metres > 0 && metres <= MOST_ASCENT_M ? metres : null;
}

function numberIn(cell: string, style: NumberStyle): number | null {
  const { value } = readNumber(cell, style);
  return value === null || Number.isNaN(value) ? null : value;
}

function secondsIn(cell: string): number | null {
  const written = readDuration(cell, { mark: null, whole: false });
  if (written === null) return null;
  const seconds = secondsOf(written, { unit: 's', clock: 'minutes-seconds' });
  return seconds > 0 ? seconds : null;
}

/**
 * Kilometres or miles, which Garmin Connect leaves out: a stride of metres times the steps is the
 * distance in metres. Null where no line of running tells both.
 */
function unitByStride(table: CsvTable): 'km' | 'mi' | null {
  const columns = guessColumns(table.header);
  const strides = cellsOf(table, columnNamed(table, STRIDE));
  const steps = cellsOf(table, columnNamed(table, STEPS));
  const distances = cellsOf(table, columns.distance);
  const styles = [strides, distances].map((cells) => numberStyleOf(cells, { whole: false }));
  const [strideStyle, distanceStyle] = styles;
  if (!strideStyle || !distanceStyle) return null;
  const stepStyle = numberStyleOf(steps, { whole: true });
  const ratios = strides.flatMap((stride, at) => {
    const strideM = numberIn(stride, strideStyle);
    const count = numberIn(steps[at] ?? '', stepStyle);
    const distance = numberIn(distances[at] ?? '', distanceStyle);
    // A stride of a hundredth tells little, and steps between sets belong to no stride.
    return strideM && count && distance && strideM > 0.5 && distance > 1
      ? [(strideM * count) / (distance * 1000)]
      : [];
  });
  const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)];
  if (middle === undefined) return null;
  if (Math.abs(middle - 1) < 0.15) return 'km';
  return Math.abs(middle / (M_PER_MILE / 1000) - 1) < 0.15 ? 'mi' : null;
}
