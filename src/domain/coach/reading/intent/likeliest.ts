import type { Intent, Subject } from '../../question.ts';
import { OF_A_RACE } from '../settling/settle-race.ts';
import { type Guess, guessIntents } from './guess-intent.ts';
import type { Shown } from './intent-features.ts';
import { KNOWS_RACES } from './kinds-of-intent.ts';

/** So likely must a kind of question be, and so much likelier than the next one, to be answered. */
const LEAST_ODDS = 0.4;
const LEAST_LEAD = 1.4;

/** What is likeliest asked by what was learned, of what can be asked at all; else 'unknown'. */
export function likeliest(shown: Shown): Intent {
  const possible = guessIntents(shown).filter(({ intent }) => canAsk(intent, shown));
  const total = possible.reduce((sum, { odds }) => sum + odds, 0);
  return surest(possible, LEAST_ODDS * total);
}

/** Of a race that is named, a kind of question that is answered of races; less likely will do. */
export function likeliestOfNamedRace(shown: Shown): Intent {
  const possible = guessIntents(shown).filter(({ intent }) => KNOWS_RACES.has(intent));
  const [best, next] = possible;
  if (!best || !next || best.odds < LEAST_ODDS_OF_RACES) return 'unknown';
  const both = [best.intent, next.intent];
  // With a time of one's own the two come to the same splits.
  if (shown.subject.timeS !== null && both.includes('pacing') && both.includes('paceSum')) {
    return 'paceSum';
  }
  // How long it is until a race is told with the race.
  if (both.includes('gap') && both.includes('races') && shown.subject.otherRace === null) {
    return 'races';
  }
  return surest(possible, LEAST_ODDS_OF_RACES);
}

const LEAST_ODDS_OF_RACES = 0.2;

/** What is likeliest to be asked about a race that was spoken of, however likely that is. */
export function likeliestOfRace(shown: Shown): Intent {
  const found = guessIntents(shown).find(({ intent }) => OF_A_RACE.has(intent));
  return found?.intent ?? 'races';
}

function surest([best, next]: readonly Guess[], leastOdds: number): Intent {
  if (!best || best.odds < leastOdds) return 'unknown';
  return next && best.odds < LEAST_LEAD * next.odds ? 'unknown' : best.intent;
}

/** What cannot be asked without a part that was not read. */
function canAsk(intent: Intent, { subject, isAfterAnother }: Shown): boolean {
  const text = subject.raceText ?? '';
  if (intent === 'why') return isAfterAnother === true;
  if (intent === 'search') return subject.searched !== null;
  if (intent === 'term') return subject.term !== null;
  if (intent === 'racePlan') {
    const isOfRace = subject.race !== null || /\brace\b/.test(text);
    return isOfRace || subject.distanceM !== null || subject.planWeeks !== null;
  }
  if (intent === 'goal') return subject.goalM !== null;
  // 'How long was my last run' has no second moment.
  if (intent === 'gap') return BETWEEN_MOMENTS.test(text);
  if (intent === 'lastRest') return subject.kind === null || subject.measure === 'restDays';
  if (intent === 'thanks') return isOfNothing(subject) && !/\bgoals?\b/.test(text);
  if (intent === 'paceSum') {
    return subject.distanceM !== null || subject.timeS !== null || subject.paceSPerKm !== null;
  }
  return true;
}

const BETWEEN_MOMENTS =
  /\b(?:since|(?<!\bin )between|apart|gap|until|till|ago|before|after|from|to|long is it|far is it)\b/;

/** What thanks hold none of. */
function isOfNothing({ measure, kind, searched, periods, race }: Subject): boolean {
  return (
    measure === null && kind === null && searched === null && periods.length === 0 && race === null
  );
}
