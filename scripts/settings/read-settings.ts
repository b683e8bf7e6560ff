import { parseEnv } from 'node:util';
import { slipsBetween } from '../../src/domain/slips-between.ts';
import { VARIABLES } from '../../src/server/config.ts';
import { StartProblem } from '../../src/server/platform/start-problem.ts';

/** What a file of settings sets, and what of it Longrun does not know. */
export type Settings = { values: Record<string, string>; warnings: string[] };

/**
 * Reads a file such as `.env`. What was meant as a setting and would not count stops the start: a
 * server that looks closed and is open is worse than one that does not start.
 */
export function readSettings(bytes: Uint8Array, file: string): Settings {
  const text = textOf(bytes, file);
  refuseLinesThatSetNothing(text, file);
  const values: Record<string, string> = {};
  const warnings: string[] = [];
  for (const [name, value] of Object.entries(parseEnv(text))) {
    if (value === undefined) continue;
    values[name] = value;
    if (isSetting(name) || OF_OTHERS.test(name)) continue;
    const meant = settingMeant(name);
    if (meant) {
      throw new StartProblem(`${file} sets ${name}, which is no setting. Is ${meant} meant?`);
    }
    warnings.push(`${file} sets ${name}, which is no setting of Longrun: .env.example lists them.`);
  }
  return { values, warnings };
}

/** The process has many variables that are not ours: only what is all but one of ours is spoken of. */
export function warningsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (name.length < LONG || isSetting(name)) return [];
    const meant = settingMeant(name);
    return meant ? [`${name} is set, which is no setting of Longrun. Is ${meant} meant?`] : [];
  });
}

/** Below this many letters names are alike by chance: HOME and HOST. */
const LONG = 8;
/** What Node, PostgreSQL's client and the system read from the same file. */
const OF_OTHERS = /^(TZ|LANG|LC_\w+|NODE_\w+|PG[A-Z]+|(HTTPS?|NO|ALL)_PROXY)$/i;

function textOf(bytes: Uint8Array, file: string): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  if (!text.includes('\0')) return text;
  throw new StartProblem(
    `${file} is not saved as UTF-8, but as PowerShell's > saves it. Open it in an editor and save it as UTF-8.`,
  );
}

/** A value in quotes may go on over several lines: these set nothing by themselves. */
function refuseLinesThatSetNothing(text: string, file: string): void {
  let quote: string | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (quote) {
      if (line.includes(quote)) quote = undefined;
      continue;
    }
    const written = line.trim();
    if (written === '' || written.startsWith('#')) continue;
    const at = written.indexOf('=');
    if (at < 1) {
      const [name = ''] = /^[A-Za-z_]+/.exec(written) ?? [];
      const example = isSetting(name) ? name : 'PORT';
      throw new StartProblem(
        `line ${index + 1} of ${file} sets nothing, for it has no name and '=': write it as ${example}=…, or begin it with '#'.`,
      );
    }
    const value = written.slice(at + 1).trim();
    const [first = ''] = value;
    if (QUOTES.includes(first) && !value.slice(1).includes(first)) quote = first;
  }
}

const QUOTES = ['"', "'", '`'];

function isSetting(name: string): boolean {
  return VARIABLES.some((variable) => variable === name);
}

/** The setting that a name is all but: in other letters, or with a slip or two. */
function settingMeant(name: string): string | undefined {
  const written = lettersOf(name);
  return VARIABLES.find((variable) => {
    const letters = lettersOf(variable);
    // AI_BASE_URL and BASE_URL, which other programs set, are two letters apart.
    const slips = letters.length < 12 ? 1 : 2;
    return slipsBetween(written, letters) <= slips;
  });
}

function lettersOf(name: string): string {
  return name.toUpperCase().replace(/[^A-Z]/g, '');
}
