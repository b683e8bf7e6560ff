import {
  CSV_FIELDS,
  type CsvField,
  type CsvMapping,
  forEachCsvField,
} from '../../../contract/csv-import.ts';
import { comparable, type WordList, wordList } from '../../../domain/word-list.ts';
import { withoutUnit } from '../quantities/units.ts';

type CsvColumns = CsvMapping['columns'];

/** A mapping in which nothing is said but its columns. */
export const NOTHING_CHOSEN: Omit<CsvMapping, 'columns'> = {
  dayOrder: null,
  distanceUnit: null,
  durationUnit: null,
  clock: null,
  workoutType: null,
  timeZone: null,
  confirmed: false,
};

/** Which column seems to hold what, by its name alone; the athlete has the last word. */
export function guessColumns(header: readonly string[]): CsvColumns {
  const names = header.map((name) => comparable(withoutUnit(name)).replace(HOW_WRITTEN, ''));
  const fits = CSV_FIELDS.flatMap((field, order) =>
    names.map((name, index) => ({ field, order, index, rank: rankOf(field, name) })),
  )
    .filter(({ rank }) => rank >= 0)
    .map((fit) => (fit.field === 'date' ? clockFirst(fit, header[fit.index] ?? '') : fit))
    // A lone start time is the date as well.
    .map((fit) => (fit.field === 'startTime' ? { ...fit, rank: fit.rank + 2 * BEYOND_ALL } : fit));
  fits.sort((a, b) => a.rank - b.rank || a.order - b.order || a.index - b.index);
  const columns: CsvColumns = forEachCsvField(() => null);
  const taken = new Set<number>();
  for (const { field, index } of fits) {
    if (columns[field] !== null || taken.has(index)) continue;
    columns[field] = index;
    taken.add(index);
  }
  // A name is the kind where no other column tells it.
  if (columns.workoutType === null) takeNameForKind(columns, names);
  // Where nothing says how long it took, when it ended does.
  if (columns.date !== null) columns.duration ??= endColumnOf(header);
  return columns;
}

function takeNameForKind(columns: CsvColumns, names: readonly string[]): void {
  const name = names.indexOf('activity name');
  if (name < 0) return;
  columns.workoutType = name;
  if (columns.notes === name) columns.notes = null;
}

/** The column that holds when a workout ended; null where there is none. */
export function endColumnOf(header: readonly string[]): number | null {
  const at = header.findIndex((name) => ENDS.has(comparable(withoutUnit(name))));
  return at < 0 ? null : at;
}

/** 'Zeit HH:MM:SS', 'Distanz in km': how it is written, behind what it is. */
const HOW_WRITTEN = / (hh? mm( ss)?|mm ss|in (km|kms|mi|miles|meilen|m|metern?|metres|meters))$/;

/** Of two times the one that the athlete's own clock showed is taken, and the one in UTC last. */
function clockFirst<Fit extends { rank: number }>(fit: Fit, name: string): Fit {
  const clock = clockOfHeader(name);
  if (clock === null) return fit;
  return { ...fit, rank: clock === 'local' ? fit.rank - BEYOND_ALL : fit.rank + BEYOND_ALL };
}

// More than any field has lines of names.
const BEYOND_ALL = 100;

/** Whose clock the header of a column says that it shows; null where it says nothing. */
export function clockOfHeader(name: string): 'local' | 'utc' | null {
  const words = comparable(name).split(' ');
  if (words.some((word) => /^(local|lokal|lokale|locale)$/.test(word))) return 'local';
  return words.some((word) => word === 'utc' || word === 'gmt') ? 'utc' : null;
}

/** Less is better; below zero it is none of the field's names. */
function rankOf(field: CsvField, name: string): number {
  if (name === '') return -1;
  const patterns = PATTERNS.get(field) ?? [];
  return patterns.findIndex(
    ({ whole, words }) =>
      whole.has(name) || whole.has(squeezed(name)) || (words?.isIn(name) && !OTHERS.isIn(name)),
  );
}

/** 'HFavg' is 'HF avg'. */
function squeezed(name: string): string {
  return name.replaceAll(' ', '');
}

type NamePattern = { whole: ReadonlySet<string>; words: WordList | null };

function namePattern(line: string): NamePattern {
  const names = line.split(', ');
  const words = names.filter((name) => !name.startsWith('='));
  const whole = names.filter((name) => name.startsWith('=')).map(comparable);
  return {
    whole: new Set([...whole, ...whole.map(squeezed)]),
    words: words.length > 0 ? wordList(words) : null,
  };
}

/**
 * How logs and watches name their columns, most telling first: of two columns the one with the
 * earlier line is taken. Words are compared without case and accents; each line holds several,
 * parted by commas, and '*' lets a word go on. A name in '=' is the whole header.
 */
const COLUMN_NAMES: Readonly<Record<CsvField, readonly string[]>> = {
  date: [
    '=start datetime, =start date time, =workout timestamp, =workout start time',
    '=date, =datum, =fecha, =data, =dato, =dag, =day, =tag, =jour, =jorno, =giorno, =dia, =日付, =日期',
    '=activity date, =workout date, =workout day, =start date, =date start, =local date, =start date local',
    '=start time, =start time local, =start local, =start, =started, =started at, =startzeit',
    '=start datum, =startdatum, =begin, =beginn, =inicio, =début, =inizio, =aanvang, =time started',
    '=дата, =дата начала, =dátum, =päivämäärä, =tarih, =날짜, =exercise start, =timestamp',
    'date, datum, fecha, data, dato, jour, giorno, 日付, 日期, start time, 开始, 開始',
  ],
  startTime: [
    '=start, =start time, =time of day, =time started, =start clock, =clock time, =startzeit, =uhrzeit',
    '=heure de début, =heure, =hora de inicio, =hora, =ora di inizio, =ora, =starttijd, =starttid',
  ],
  workoutType: [
    '=fitness discipline',
    '=workout type, =activity type, =type, =sport, =sport type, =workout activity type',
    '=typ, =art, =sportart, =aktivitätstyp, =trainingsart, =aktivität, =tipo, =deporte, =soort',
    '=tipo de actividad, =tipo de atividade, =tipo attività, =type d activité, =discipline',
    '=activity, =workout, =exercise, =exercise type, =kind, =category, =kategorie, =actividad',
    '=attività, =activité, =atividade, =esporte, =sporttype, =activiteitstype, =activiteit',
    '=typ aktywności, =тип занятия, =тип активности, =вид спорта, =aktivitetstype, =typ aktivity',
    '=tevékenység típusa, =aktivite türü, =suorituslaji, =laji, =活動, =운동 유형, =활동 유형',
    '=activity name, =アクティビティタイプ',
    'activity type, workout type, sport, sportart, exercise type, 类型, 類型, 種類',
  ],
  runningSubtype: ['=running type, =run type, =running subtype, =subtype, =laufart, =type of run'],
  duration: [
    '=duration, =dauer, =durée, =duración, =durata, =duração, =duur, =varighet, =varighed',
    '=time, =zeit, =temps, =tiempo, =tid, =tijd, =czas, =total time, =gesamtzeit, =workout time',
    '=время, =продолжительность, =čas, =idő, =süre, =aika, =kesto, =czas trwania, =trvání, =时间',
    '=时长, =タイム, =시간, =work time, =session duration, =активное время',
    '=moving time, =time moving, =zeit in bewegung, =timer time, =tiempo en movimiento',
    '=elapsed time, =verstrichene zeit, =elapsed, =moving, =temps écoulé, =tiempo transcurrido',
    '=minutes, =minuten, =mins, =minutos, =minuti, =hours, =stunden, =seconds',
    '=length, =workout length, =time total in hours, =time total in minutes, =time total in seconds',
    'duration, dauer, durée, duración, durata, duração, moving s, elapsed s, duur, activity time',
    '时长, 時長, 時間, 持续, tempo totale, tempo, time s, moving time, elapsed time',
  ],
  distance: [
    '=distance, =distanz, =distancia, =distanza, =distância, =afstand, =strecke, =entfernung',
    '=km, =miles, =kilometer, =kilometers, =kilometres, =mileage, =total distance, =meilen, =kms',
    'distance, distanz, distancia, distanza, distância, afstand, strecke, entfernung, sträcka',
    'distanse, km, miles, 距离, 距離, mileage',
    'dystans, расстояние, дистанция, distans, vzdálenost, vzdialenosť, távolság, mesafe, matka',
    '거리, work distance',
  ],
  avgHeartRate: [
    '=average heart rate, =avg heart rate, =avg hr, =average hr, =mean heart rate, =hr avg',
    '=hf avg, =puls avg, =durchschnittliche herzfrequenz, =ø hf, =ø herzfrequenz, =fc moyenne, =fc media, =fc média',
    'average heart rate, avg heart rate, avg hr, average hr, heart rate average, mean heart rate',
    'avg heartrate, average heartrate',
    'heart rate avg, ø hf, ø herzfrequenz, durchschnittspuls, puls ø, ø puls, mittlere herzfrequenz, fc moy*, fc med*, hr avg',
    'frecuencia cardiaca media, frequenza cardiaca media, frequência cardíaca média',
    'fréquence cardiaque moyenne, gemiddelde hartslag, gem hartslag, genomsnittlig puls, gem hs',
    'średnie tętno, средний пульс, средняя чсс, medelpuls, gennemsnitlig puls, gennemsnitspuls',
    'gjennomsnittspuls, gjennomsnittlig puls, průměrný tep, průměrná tepová frekvence, átlagos pulzus',
    'ortalama nabız, ortalama kah, keskisyke, 평균 심박',
    '=heart rate, =hr, =puls, =pulse, =bpm, =herzfrequenz, =hf, =fc, =hartslag, 平均心率, 平均心拍',
  ],
  maxHeartRate: [
    '=hf max, =puls max, =maximum heart rate, =max heart rate, =max hr, =maximum hr, =hr max, =peak heart rate',
    'maximum heart rate, max heart rate, max hr, max hf, maximale hf, max herzfrequenz, maximalpuls, maxpuls',
    'heart rate max, maximale herzfrequenz, fc max*, fréquence cardiaque max*, max hartslag',
    'frecuencia cardiaca máxima, frequenza cardiaca massima, frequência cardíaca máxima',
    'maximale hartslag, hr max, 最大心率, 最高心率, 最大心拍',
    'max hs, maksymalne tętno, максимальный пульс, макс пульс, максимальная чсс, maks puls, makspuls',
    'maksimal puls, maximální tep, maximální tepová frekvence, maximális pulzus, maksimum nabız',
    'maksimum kah, maksimisyke, enimmäissyke, peak heart rate, 최대 심박',
  ],
  zones: [
    '=heart rate zones, =zones, =hr zones, =herzfrequenzzonen, =zonen, =zonas, =zone, =zone minutes',
    'heart rate zones, hr zones, time in zones, herzfrequenzzonen, zonas, minutes in zones',
  ],
  zone1Minutes: zone(1),
  zone2Minutes: zone(2),
  zone3Minutes: zone(3),
  zone4Minutes: zone(4),
  zone5Minutes: zone(5),
  calories: [
    '=calories, =kalorien, =calorías, =calorie, =calorias, =kcal, =calorieën, =kalorier, =energy',
    '=calories burned, =active calories, =active energy, =total energy burned, =energie, =energia',
    'calories, calorie, kalorien, calorías, calorias, kcal, kalorier, calorieën, 卡路里, カロリー',
    'energy, energie, energía, energia, 热量, 熱量',
    'kalorie, калории, kalori, kalorit, kalória, kalóriák, 칼로리, total cal',
  ],
  notes: [
    '=notes, =note, =notizen, =notiz, =notas, =comments, =comment, =kommentar, =bemerkung',
    '=kommentare, =bemerkungen, =remarks, =commentaires, =commentaire, =comentarios, =notities',
    '=description, =activity description, =athlete comments, =workout description, =beschreibung, =descripción, =descrizione, =memo, =备注',
    '=title, =titel, =título, =titre, =titolo, =activity name, =aktivitätsname, =workout name, =name',
  ],
  gelType: ['=gel type, =gels type, =gel brand, =gel'],
  caffeinated: ['=caffeinated, =caffeinated gels, =gels with caffeine'],
  nonCaffeinated: ['=non caffeinated, =non caffeinated gels, =gels without caffeine, =plain gels'],
  hydration: [
    '=hydration, =hydration ml, =water, =water ml, =drink, =fluids, =fluid intake, =trinken',
    'hydration, water intake',
  ],
  title: ['=workout title'],
  tags: ['=tags, =labels, =schlagworte, =etiquetas, =étiquettes'],
  effort: ['=effort, =rpe, =perceived exertion, =perceived effort'],
  feel: ['=feel, =feeling'],
};

/** Whether each line is a set of a strength workout: no run has repetitions. */
export function isOfSets(header: readonly string[]): boolean {
  return header.some((name) => REPETITIONS.isIn(comparable(name)));
}

const REPETITIONS = wordList([
  'reps, repetitions, wiederholungen, wdh, répétitions, repeticiones, ripetizioni, repetições',
]);

function zone(number: number): string[] {
  return [
    `=zone ${number}, =zone ${number} minutes, =zone${number}, =z${number}, =zone ${number} min`,
    `zone ${number}, zone${number}, hr zone ${number}, zona ${number}, hr z${number}`,
  ];
}

const ENDS: ReadonlySet<string> = new Set(
  [
    'end, end time, end date, end datetime, date end, time end, ended, ended at, end time local',
    'stop, stop time, finish, finish time, finished, finished at, exercise end, workout end time',
    'ende, endzeit, enddatum, fin, heure de fin, date de fin, hora de fin, fecha de fin, fine, ora di fine',
    'fim, hora de fim, einde, eindtijd, slut, sluttid, sluttdato, koniec, окончание, 结束, 結束, 結束時間',
    '结束时间, 終了, 終了時刻, 종료, 종료 시간',
  ].flatMap((line) => line.split(', ').map(comparable)),
);

/** Names that hold one of the words above and mean something else. */
const OTHER_COLUMNS = [
  'pace, speed, tempo km, tempo mile, geschw*, velocidad, vitesse, velocità, gap, allure, ritmo',
  'lap, laps, split, splits, best, beste, runde*, goal, target, planned, ziel, plan, estimated',
  'cadence, power, watts, elevation, ascent, descent, climb, stride, vertical, contact, balance',
  'recovery, recover*, resting, ruhepuls, hrv, variability, weather, temperature, humidity, wind',
  'id, uuid, file, filename, gpx, device, gear, shoe, shoes, end, ende, finish, fin, birth, created',
  'updated, uploaded, modified, offset, timezone, time zone, grade adjusted, dirt, explored',
  'uphill, downhill, other time, observation, sunrise, sunset, uphill time, resp, stress, smo2',
];

const OTHERS = wordList(OTHER_COLUMNS);
const PATTERNS = new Map(
  CSV_FIELDS.map((field) => [field, COLUMN_NAMES[field].map(namePattern)] as const),
);
