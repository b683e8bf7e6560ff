import { isObject, own, ownText } from '../../parsers/json-values.ts';
import { readMoment } from '../../quantities/moments.ts';
import { attempt } from '../../quantities/refusal.ts';
import { kgOfUnit, kgOfUnitByBmi, type WeighIn, type WeighIns } from '../weigh-ins.ts';

/**
 * Fitbit's account export has a file of weights a month: American dates without a zone, and no unit,
 * which the body mass index beside each gives away. Without it they are pounds, as Fitbit writes them.
 */
export function readFitbitWeights(entries: readonly unknown[]): WeighIns {
  const rows = entries.filter(isObject).map((entry) => ({
    weight: numberOf(own(entry, 'weight')),
    bmi: numberOf(own(entry, 'bmi')),
    date: `${ownText(entry, 'date')} ${ownText(entry, 'time') || '12:00:00'}`,
  }));
  const kgEach = kgOfUnitByBmi(rows) ?? kgOfUnit('lb') ?? 1;
  return gathered(
    rows.map(({ weight, date }) => () => {
      const { wallMs } = readMoment(date, 'day', 'month-first');
      return { ...onTheWall(wallMs), kg: weight * kgEach };
    }),
  );
}

/** `…userBioMetrics.json` of a Garmin account's export: grams, among other figures of a body. */
export function readGarminWeights(entries: readonly unknown[]): WeighIns {
  const weighed = entries.flatMap((entry) => {
    const weight = isObject(entry) ? own(entry, 'weight') : undefined;
    return isObject(entry) && isObject(weight) ? [{ entry, weight }] : [];
  });
  return gathered(
    weighed.map(({ entry, weight }) => () => {
      const kg = numberOf(own(weight, 'weight')) / 1000;
      const gmt = ownText(weight, 'timestampGMT');
      if (gmt !== '') return { atMs: readMoment(gmt, 'time').wallMs, kg };
      const meta = own(entry, 'metaData');
      const day = isObject(meta) ? ownText(meta, 'calendarDate') : '';
      return { ...onTheWall(readMoment(day, 'day').wallMs), kg };
    }),
  );
}

function gathered(reads: readonly (() => WeighIn)[]): WeighIns {
  const weighIns: WeighIn[] = [];
  let unread = 0;
  for (const read of reads) {
    const told = attempt(read);
    if ('value' in told) weighIns.push(told.value);
    else unread += 1;
  }
  return { weighIns, unread };
}

function onTheWall(wallMs: number): { day: string; secondOfDay: number } {
  const day = new Date(wallMs).toISOString().slice(0, 10);
  return { day, secondOfDay: Math.floor(wallMs / 1000) % 86_400 };
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}
