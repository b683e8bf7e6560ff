import * as z from 'zod/mini';
import { type Measures, USUAL_MEASURES } from '../domain/measures.ts';
import { oneOf } from './fields.ts';

/** The units and the week of an athlete: what is shown goes by them, what calls carry does not. */
export const measuresSchema = z.object({
  distance: oneOf(['km', 'mi'], 'Distance unit'),
  weight: oneOf(['kg', 'lb'], 'Weight unit'),
  height: oneOf(['cm', 'ft'], 'Height unit'),
  weekStart: oneOf(['sunday', 'monday'], 'First day of the week'),
  clock: oneOf(['24', '12'], 'Clock'),
  dates: oneOf(['day-month', 'month-day'], 'Dates'),
});

/** Of what stands in the database: each by itself, so that one that is not known spoils no other. */
export function readMeasures(json: string | null): Measures {
  if (json === null) return USUAL_MEASURES;
  const kept = parsed(json);
  const read = { ...USUAL_MEASURES };
  for (const [name, values] of Object.entries(measuresSchema.shape)) {
    const value = values.safeParse(kept[name]);
    if (value.success) Object.assign(read, { [name]: value.data });
  }
  return read;
}

function parsed(json: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
