export function wholeText(amount: number): string {
  return Math.round(amount).toLocaleString('en');
}

/** '63.5' */
export function kgText(weightKg: number): string {
  return weightKg.toFixed(1);
}
