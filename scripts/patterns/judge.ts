import { checkSync } from 'recheck';

const QUICK_MS = 10;

/**
 * What is wrong with a pattern, or null. The same on every machine: no time limits, but limits of
 * size. On texts of so many characters at most, a worse one passes if its worst text is read quickly.
 */
export function judge(
  { source, flags }: { source: string; flags: string },
  characters: number | null,
): string | null {
  // Alternatives of the whole pattern are tried one after the other: their times add up, no more.
  for (const part of alternativesOf(source)) {
    const fault = judgeOne(part, flags, characters);
    if (fault) return fault;
  }
  return null;
}

function judgeOne(source: string, flags: string, characters: number | null): string | null {
  const found = checkSync(source, flags, {
    timeout: null,
    attackTimeout: null,
    incubationTimeout: null,
    // Beyond this size the search for a bad text is quicker than the proof that there is none.
    maxNFASize: 1500,
    maxIteration: 5,
  });
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return `cannot be judged (${found.error.kind}): cut it in two`;
  const { attack, complexity } = found;
  if (characters !== null && isQuick(new RegExp(source, flags), worstText(attack, characters))) {
    return null;
  }
  return `takes ${complexity.summary} time on ${attack.pattern}`;
}

/** Parted at each '|' outside brackets; whole where one part refers to another. */
export function alternativesOf(source: string): string[] {
  if (/\\[1-9k]/.test(source)) return [source];
  const parts: string[] = [];
  let [from, depth, isInClass] = [0, 0, false];
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at];
    if (char === '\\') at += 1;
    else if (isInClass) isInClass = char !== ']';
    else if (char === '[') isInClass = true;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (char === '|' && depth === 0) {
      parts.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, source.slice(from)];
}

type Attack = { pumps: { prefix: string; pump: string }[]; suffix: string };

function worstText({ pumps, suffix }: Attack, characters: number): string {
  const fixed = pumps.reduce((sum, { prefix }) => sum + prefix.length, suffix.length);
  const pumped = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const times = Math.max(1, Math.floor((characters - fixed) / pumped));
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix;
}

function isQuick(pattern: RegExp, text: string): boolean {
  const before = process.threadCpuUsage();
  pattern.exec(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 < QUICK_MS;
}
