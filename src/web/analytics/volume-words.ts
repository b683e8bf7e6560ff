/** 'Strength: 1:28:00 this week, 45:00 last week; 1:20:00 a week on average over 4 weeks.' */
export function amountSentence(of: {
  name: string;
  say: (amount: number) => string;
  /** Oldest first. */
  amounts: readonly number[];
}): string {
  const { name, say, amounts } = of;
  const [last = 0, now = 0] = amounts.slice(-2);
  const average = amounts.reduce((sum, each) => sum + each, 0) / amounts.length;
  const usual = `${say(average)} a week on average over ${amounts.length} weeks`;
  if (now === 0 && last === 0) return `${name}: none this week or last; ${usual}.`;
  if (now === 0) return `${name}: none yet this week, ${say(last)} last week; ${usual}.`;
  return `${name}: ${say(now)} this week, ${say(last)} last week; ${usual}.`;
}

/** Kilometres or miles for an axis that has room for four figures. */
export function axisText(value: number): string {
  return value < 10_000
    ? value.toLocaleString('en', { maximumFractionDigits: value < 1000 ? 1 : 0 })
    : value.toLocaleString('en', { notation: 'compact' });
}
