import type { Insertable, Selectable } from 'kysely';
import type { WeightEntry } from '../../contract/weight.ts';
import type { Tables } from '../platform/db/tables.ts';

export type WeightRow = Selectable<Tables['weight_entries']>;
export type NewWeightRow = Insertable<Tables['weight_entries']>;

export function toWeightEntry(row: WeightRow): WeightEntry {
  return {
    id: row.id,
    userId: row.user_id,
    date: row.date,
    weight: row.weight_kg,
    notes: row.notes,
    version: row.version,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
