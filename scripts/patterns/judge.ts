import { checkSync } from 'recheck';

// The other ways to call recheck start a program of its own for each system.
process.env.RECHECK_SYNC_BACKEND = 'pure';

const QUICK_MS = 20;

/**
 * What is wrong with a pattern, or null. On texts of so many characters at most, one that is worse
 * than linear, or too large to be judged, passes if its worst texts are read quickly.
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
    timeout: characters === null ? 60_000 : 3_000,
    // Beyond this size the search for a bad text is quicker than the proof that there is none.
    maxNFASize: 1500,
    maxIteration: 5,
  });
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') {
    const reason = `cannot be judged (${found.error.kind}): cut it in two`;
    if (characters === null) return reason;
    const texts = ownWords(source).map((word) => word.repeat(characters / word.length));
    return texts.every((text) => isQuick(new RegExp(source, flags), text)) ? null : reason;
  }
  const { attack, complexity } = found;
  const isBounded = characters !== null && complexity.type === 'polynomial';
  if (isBounded && isQuick(new RegExp(source, flags), worstText(attack, characters))) return null;
  return `takes ${complexity.summary} time on ${attack.pattern}`;
}

/** What a pattern looks for, each word alone and each with the next. */
function ownWords(source: string): string[] {
  const words = source.match(/[a-z]{2,}/gi) ?? [];
  return words.flatMap((word, at) => [`${word} `, `${word} ${words[at + 1] ?? ''} `]);
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

/** By the processor's time, the best of three: others may be at work. */
function isQuick(pattern: RegExp, text: string): boolean {
  return [1, 2, 3].some(() => {
    const before = process.threadCpuUsage();
    pattern.lastIndex = 0;
    pattern.exec(text);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000 < QUICK_MS;
  });
}
