import type { DayOrder } from '../quantities/dates.ts';
import { readMoment } from '../quantities/moments.ts';
import { type DecimalMark, readAmount } from '../quantities/numbers.ts';
import { attempt } from '../quantities/refusal.ts';
import type { ColumnRole, Columns } from './csv-headers.ts';
import { readDuration } from './duration.ts';
import type { Quantity } from './json-values.ts';
import type { WrittenWorkout } from './settle-workout.ts';

export type CsvRowContext = {
  columns: Columns;
  decimalMark: DecimalMark;
  dayOrder: DayOrder | null;
};

export function readCsvRow(
  cells: string[],
  place: string,
  { columns, decimalMark, dayOrder }: CsvRowContext,
): WrittenWorkout {
  const cell = (role: ColumnRole): string => cells[columns.get(role)?.index ?? -1]?.trim() ?? '';
  const unit = (role: ColumnRole): string => columns.get(role)?.unit ?? '';
  const quantity = (role: ColumnRole, what: string): Quantity | null => {
    const value = readAmount(cell(role), what, decimalMark);
    return value === null ? null : { value, unit: unit(role) };
  };
  const figure = (role: ColumnRole, what: string) => quantity(role, what)?.value;
  const climb = attempt(() => quantity('ascent', 'climb'));
  return {
    place,
    externalId: null,
    activityName: cell('type') || 'Running',
    start: readMoment(cell('start'), 'start', dayOrder),
    end: cell('end') === '' ? null : readMoment(cell('end'), 'end', dayOrder),
    duration: readDuration(
      { value: cell('duration'), unitLabel: unit('duration'), fallbackUnit: 'min' },
      decimalMark,
    ),
    distance: quantity('distance', 'distance'),
    distanceSeries: null,
    activeEnergy: quantity('activeEnergy', 'energy'),
    totalEnergy: quantity('totalEnergy', 'total energy'),
    energySeries: null,
    heartRate: {
      average: figure('averageHeartRate', 'average heart rate'),
      maximum: figure('maximumHeartRate', 'maximum heart rate'),
      minimum: figure('minimumHeartRate', 'minimum heart rate'),
      samples: [],
    },
    zones: undefined,
    ascent: 'value' in climb ? climb.value : null,
  };
}
