/** What the length of a race puts on the mean pace of the runs a prediction rests on. */
export function allowanceText(secondsPerKm: number): string {
  if (secondsPerKm === 0) return 'as it is';
  const seconds = `${Math.abs(secondsPerKm)}\u00a0s`;
  return secondsPerKm > 0
    ? `${seconds} added for so long a race`
    : `${seconds} taken off for so short a race`;
}
