import type { Insertable, Selectable } from 'kysely';
import { type WeightJson, weightToJson } from '../../contract/weight.ts';
import type { Tables } from '../platform/db/tables.ts';

export type WeightRow = Selectable<Tables['weight_entries']>;
export type NewWeightRow = Insertable<Tables['weight_entries']>;

/** A row as its athlete's calls answer it. */
export function toWeightJson(row: WeightRow): WeightJson {
  return weightToJson({
    id: row.id,
    userId: row.user_id,
    date: row.date,
    weightKg: row.weight_kg,
    notes: row.notes,
    version: row.version,
    createdAtMs: row.created_at,
  });
}
