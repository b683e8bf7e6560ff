import { isSlip, WEIGH_INS_AROUND } from '../../domain/weight-trend.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { findExtremeWeights, findWeightsAround } from './weight.queries.ts';
import type { WeightRow } from './weight-rows.ts';

/** More slips than this, and it is a body that weighs so. */
const MOST_SLIPS = 5;

/**
 * The lightest or the heaviest weigh-in, of all or of these days, as the trend believes them: 37 kg among
 * 70 is a slip of the finger, and nobody's best.
 */
export async function readExtremeWeight(
  db: Db | Tx,
  of: { userId: number; today: string; from?: string; to?: string; which: 'lowest' | 'highest' },
): Promise<WeightRow | undefined> {
  const entries = await findExtremeWeights(db, { ...of, limit: MOST_SLIPS });
  for (const entry of entries) {
    const around = await findWeightsAround(db, { ...of, entry, count: WEIGH_INS_AROUND });
    const weighIns = around.map(({ date, weight_kg }) => ({ date, weightKg: weight_kg }));
    if (!isSlip(weighIns, around.indexOf(entry))) return entry;
  }
  return entries[0];
}
