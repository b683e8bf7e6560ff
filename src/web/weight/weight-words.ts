import { weightLostKg } from '../../domain/body.ts';

/** '71.4' */
export function kgText(weightKg: number): string {
  return weightKg.toFixed(1);
}

/** '85', '62.5': a goal is a round number where it can be. */
export function goalText(weightKg: number): string {
  return String(Math.round(weightKg * 10) / 10);
}

/** '+3.1' for what was lost, '−0.7' for what was gained: positive is lighter. */
export function lostText(lostKg: number): string {
  if (lostKg === 0) return '0.0';
  return `${lostKg > 0 ? '+' : '\u2212'}${kgText(Math.abs(lostKg))}`;
}

/** '0.4 kg down', '0.3 kg up', 'unchanged'. */
export function stepText({ fromKg, toKg }: { fromKg: number; toKg: number }): string {
  const lostKg = weightLostKg({ fromKg, toKg });
  if (lostKg === 0) return 'unchanged';
  return `${kgText(Math.abs(lostKg))}\u00a0kg ${lostKg > 0 ? 'down' : 'up'}`;
}
