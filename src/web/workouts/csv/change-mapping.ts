import type { CsvField, CsvMapping } from '../../../contract/csv-import.ts';

/** What was said of a column that is no longer the one is asked anew. */
const RESTS_ON: Readonly<Partial<Record<CsvField, Partial<CsvMapping>>>> = {
  date: { dayOrder: null },
  distance: { distanceUnit: null, durationUnit: null, clock: null, confirmed: false },
  duration: { durationUnit: null, clock: null, confirmed: false },
  workoutType: { workoutType: null, confirmed: false },
};

export function withColumn(
  mapping: CsvMapping,
  field: CsvField,
  column: number | null,
): CsvMapping {
  return {
    ...mapping,
    ...RESTS_ON[field],
    columns: { ...mapping.columns, [field]: column },
  };
}
