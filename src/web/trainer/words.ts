export function wholeText(amount: number): string {
  return Math.round(amount).toLocaleString('en');
}
