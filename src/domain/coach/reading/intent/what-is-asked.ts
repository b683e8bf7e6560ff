import type { Intent } from '../../question.ts';
import { isOfAdvice } from '../asked-ahead.ts';
import { type Correction, corrects } from './corrections/correction.ts';
import { CORRECTIONS } from './corrections/in-order.ts';
import { OF_A_NAMED_RACE } from './corrections/of-a-named-race.ts';
import { isOnlyParts, type Shown } from './intent-features.ts';
import { OF_THE_PAST } from './kinds-of-intent.ts';
import { likeliest, likeliestOfNamedRace } from './likeliest.ts';
import { RULES } from './rules/in-order.ts';
import { decides, type Rule } from './rules/rule.ts';

/** What a message asks, where that is sure enough; else 'unknown'. */
export function readIntent(shown: Shown): Intent {
  const asked = ruleFor(shown)?.asks ?? asLearned(shown);
  return shown.subject.race === null ? asked : ofNamedRace(asked, shown);
}

/** The rule that decides what a message asks; null where that is left to what was learned. */
export function ruleFor(shown: Shown): Rule | null {
  return RULES.find((rule) => decides(rule, shown)) ?? null;
}

/** What is likeliest asked, unless the message holds what makes another question of that. */
function asLearned(shown: Shown): Intent {
  if (isOnlyParts(shown.places)) return corrected('unknown', shown, CORRECTIONS);
  const asked = corrected(likeliest(shown), shown, CORRECTIONS);
  const isOfWhatWas = OF_THE_PAST.has(asked);
  return isOfWhatWas && isOfAdvice(shown.mended, shown.subject.periods) ? 'unknown' : asked;
}

/** 'What did I run at the City 10?' asks for the race, whatever else its words could ask for. */
function ofNamedRace(asked: Intent, shown: Shown): Intent {
  if (asked === 'unknown') return likeliestOfNamedRace(shown);
  return corrected(asked, shown, OF_A_NAMED_RACE);
}

function corrected(asked: Intent, shown: Shown, corrections: readonly Correction[]): Intent {
  return corrections.find((each) => corrects(each, asked, shown))?.becomes ?? asked;
}
