import { tenthsText } from '../words/period-words.ts';

/** 'Strength: 1.5 h this week, 0.8 last week; 1.3 h a week on average over 4 weeks.' */
export function amountSentence(of: {
  name: string;
  unit: string;
  /** Oldest first. */
  amounts: readonly number[];
}): string {
  const { name, unit, amounts } = of;
  const text = (amount: number) => `${tenthsText(amount)}\u00a0${unit}`;
  const [last = 0, now = 0] = amounts.slice(-2);
  const average = amounts.reduce((sum, each) => sum + each, 0) / amounts.length;
  const usual = `${text(average)} a week on average over ${amounts.length} weeks`;
  if (now === 0 && last === 0) return `${name}: none this week or last; ${usual}.`;
  if (now === 0) return `${name}: none yet this week, ${text(last)} last week; ${usual}.`;
  return `${name}: ${text(now)} this week, ${tenthsText(last)} last week; ${usual}.`;
}

/** Kilometres or hours for an axis that has room for four figures. */
export function axisText(value: number): string {
  return value < 10_000
    ? value.toLocaleString('en', { maximumFractionDigits: value < 1000 ? 1 : 0 })
    : value.toLocaleString('en', { notation: 'compact' });
}
