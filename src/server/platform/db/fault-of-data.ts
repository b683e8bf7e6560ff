/** Whether a database refused what was to be written, rather than being unable to write at all. */
export function isFaultOfData(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const code = String(error.code);
  return /^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/.test(code) || /^2[23][0-9A-Z]{3}$/.test(code);
}
