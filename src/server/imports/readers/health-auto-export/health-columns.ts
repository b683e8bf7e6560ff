import { comparable, type WordList, wordList } from '../../../../domain/word-list.ts';
import { splitUnit } from '../../quantities/units.ts';

/** What a column of a workouts CSV can tell us. Everything else is left alone. */
export type ColumnRole =
  | 'type'
  | 'start'
  | 'end'
  | 'duration'
  | 'activeEnergy'
  | 'totalEnergy'
  | 'averageHeartRate'
  | 'maximumHeartRate'
  | 'minimumHeartRate'
  | 'distance'
  | 'ascent';

export type Column = { index: number; unit: string };
export type Columns = ReadonlyMap<ColumnRole, Column>;

const MOST_COLUMNS = 1000;

/** The first column of each role. Null when there are more columns than any export has. */
export function matchHeaders(cells: readonly string[]): Columns | null {
  if (cells.length > MOST_COLUMNS) return null;
  const columns = new Map<ColumnRole, Column>();
  for (const [index, cell] of cells.entries()) {
    const { name, unit } = splitUnit(cell);
    const role = roleOf(comparable(name));
    if (role !== null && !columns.has(role)) columns.set(role, { index, unit });
  }
  return columns;
}

// Latin ones match where a word begins, so that 'maxima' is found by 'max'; '=end' asks for the whole
// word, '*energ' is found inside 'Rustenergie' as well.
// Read off real exports: English, Spanish, Portuguese, Dutch, Chinese. German, French, Italian
// and Japanese follow the words of the phone's own Health app.
const ENERGY = words('*energ *calor *kalor 能量 热量 熱量 卡路里 エネルギー カロリー');
const RESTING = words('rest basal grundum repos ruhe riposo rust 静息 基础 安静');
const TOTAL = words('total gesamt totaal 总 總 総 合計');
const HEART = words('heart card *herzfreq *puls hartslag hartfreq =hr =fc =hf 心率 心拍');
const NOT_DURING = words(
  'recover recuper erhol herstel variab hrv 恢复 恢復 回復 变异 變異 変動 walking rest repos ruhe riposo rust basal 静息 安静',
);
const MAXIMUM = words('max maks mass 最大 最高');
const MINIMUM = words('min 最小 最低');
const DISTANCE = words('*distan afstand entfernung strecke 距离 距離');
const CLIMB = words('aufstieg anstieg hohenmeter 爬升');
const HEIGHT = words('elev altit hohe hoehe hoogte denivel disliv 海拔 高度 標高');
const UP = words('asc subid gain up gewonn positi stijg geklom salit 上升 上昇 獲得');
const DOWN = words('desc desz down loss verl abst negat daling gedaald disces 下降 下り');
const START = words('start inicio comienzo inizio debut begin aanvang 开始 開始');
const END = words(
  '=end =ende =enddate =enddatum =endzeit =endtime =fin finaliz =fim =fine =einde =eind =einddatum =eindtijd termin 结束 結束 終了',
);
const DURATION = words('durat durac dauer duree duur =time 时长 時長 持续 持続 所要');
const TYPE = words(
  '=type =typ =tipo =art sportart =soort =workout activit actividad atividade attivita aktivitat entrenam treino allenam entrainem =training =sport =exercise 类型 類型 種類 运动 運動 活动 ワークアウト',
);

function roleOf(header: string): ColumnRole | null {
  if (has(header, ENERGY)) return energyRole(header);
  if (has(header, HEART)) return heartRole(header);
  if (has(header, DISTANCE)) return 'distance';
  if (!has(header, DOWN) && (has(header, CLIMB) || (has(header, HEIGHT) && has(header, UP)))) {
    return 'ascent';
  }
  if (has(header, START)) return 'start';
  if (has(header, END)) return 'end';
  if (has(header, DURATION)) return 'duration';
  return has(header, TYPE) ? 'type' : null;
}

function energyRole(header: string): ColumnRole | null {
  if (has(header, RESTING)) return null;
  // 'Total energy burned' is how Apple calls the active energy of a workout.
  if (has(header, TOTAL)) return header.includes('burn') ? 'activeEnergy' : 'totalEnergy';
  return 'activeEnergy';
}

function heartRole(header: string): ColumnRole | null {
  if (has(header, NOT_DURING)) return null;
  if (has(header, MAXIMUM)) return 'maximumHeartRate';
  return has(header, MINIMUM) ? 'minimumHeartRate' : 'averageHeartRate';
}

function words(list: string): WordList {
  return wordList(
    list.split(' ').map((word) => {
      if (word.startsWith('=')) return word.slice(1);
      return /^[a-z*]/.test(word) ? `${word}*` : word;
    }),
  );
}

function has(header: string, list: WordList): boolean {
  return list.isIn(header);
}
