import { MIN_PASSWORD_LENGTH } from '../../domain/limits.ts';

type PasswordStrength = { level: 0 | 1 | 2 | 3 | 4; advice: string };

/**
 * A rough count of what somebody guessing would have to guess: repeats, runs such as '1234', common
 * passwords and what is known of the athlete count little. It advises and never refuses.
 */
export function passwordStrength(input: {
  password: string;
  /** The athlete's name and address, which a guesser tries first. */
  known: readonly string[];
}): PasswordStrength {
  const { password, known } = input;
  if (password.length < MIN_PASSWORD_LENGTH) {
    const missing = MIN_PASSWORD_LENGTH - password.length;
    return { level: 0, advice: `${missing} more ${missing === 1 ? 'character' : 'characters'}` };
  }
  const hard = hardLength({ password: password.toLowerCase(), known });
  if (hard < 6) return { level: 1, advice: 'Easily guessed: three unrelated words are better' };
  if (hard < 10) return { level: 2, advice: 'Fair; one more word makes it hard to guess' };
  if (hard < 14) return { level: 3, advice: 'Good; a longer one is better still' };
  return { level: 4, advice: 'Strong' };
}

function hardLength({ password, known }: { password: string; known: readonly string[] }): number {
  const easy = [...COMMON, ...known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))];
  let rest = password;
  for (const word of easy.filter((each) => each.length > 2)) rest = rest.replaceAll(word, ' ');
  return [...rest].filter((sign, index, all) => !follows(all[index - 1], sign)).length;
}

/** Whether the sign could be told from the one before it: 'aa', 'ab', '21', and gaps. */
function follows(before: string | undefined, sign: string): boolean {
  if (before === undefined) return false;
  const step = (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1;
}

const COMMON = [
  ...['password', 'passwort', 'qwertz', 'qwerty', 'azerty', 'asdf', 'letmein', 'welcome', 'admin'],
  ...['login', 'iloveyou', 'monkey', 'dragon', 'football', 'sunshine', 'princess', 'master'],
  ...['shadow', 'secret', 'longrun', 'running', 'runner', 'marathon', 'strava', 'garmin'],
];
