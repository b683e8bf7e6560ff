import { asksHowOften } from '../asked-ahead.ts';
import { only, type Refused } from './refused.ts';

/**
 * What is asked beside a plan, a taper or whether one rests enough, and is told by none of them: what was
 * done, another sport, one limit, an exchange.
 */
export const REFUSED_PLANS: readonly Refused[] = [
  // 'Too many hard days, take one out', where no plan was told
  {
    of: only('overtraining'),
    words: /\b(?:take|leave|drop|cut) (?:one|some|it|them)(?: of (?:them|those))? ?(?:out|off)?\b/,
  },
  // 'When last?', of what was told
  { of: only('lastRest'), words: /^when last$/ },
  // What may be done another time is no plan of today.
  { of: only('plan'), words: /\bnext time\b/ },
  // 'What is a sensible maximum for me?'
  { of: only('plan'), words: /\b(?:sensible|reasonable|safe|right) (?:max|maximum|limit)\b/ },
  // What goes with a race is no taper: 'coffee before a race', 'a parkrun before my half'.
  {
    of: only('taper'),
    words: /\b(?:coffee|caffeine|espresso|beer|wine|parkrun|5 km|10 km)\b/,
  },
  // When a taper is to begin is told, and not what was done.
  { of: only('taper'), words: /\bdid i\b|\bbuild(?:ing)? ?up\b|\bwhen can i\b/ },
  { of: only('plan'), words: /\b(?:have|eat|drink) instead$|\bwear\b/ },
  // 'Is it going down too fast?', of a weight, asks for no rest.
  { of: only('overtraining'), words: /\bis it (?:going|coming) (?:down|up)\b/ },
  // A rest day that is asked for is none that was.
  {
    of: only('lastRest'),
    words: /^(?:so |and |then |ok )*an? (?:rest day|day off)$/,
  },
  // A plan is made harder for nobody, and holds runs alone.
  {
    of: only('plan'),
    words: /\b(?:harder|tougher|more intense|instead of)\b/,
    when: ({ wishes, ofWorkout }) => wishes === null && ofWorkout === null,
  },
  // What to do on a day, and not how often in general.
  {
    of: only('plan'),
    words: /\bhow (?:many (?!km|kilomet|miles)|often)\b/,
    when: ({ raceText }) => !asksHowOften(raceText ?? ''),
    said: 'how many',
  },
  // What to do is told for today, tomorrow and this week.
  {
    of: only('plan'),
    words:
      /\b(?:(?:next |for )*(?!\d+ ?(?:min(?:ute)?s?|h|hrs?|hours?)\b)\d+ ?\w+|weeks|months?|years?)\b/,
    when: ({ ahead }) => ahead === null,
  },
  // 'Coffee before a race?', 'what should I try out before it' are no taper.
  {
    of: only('taper'),
    words: /\b(?:coffee|caffeine|eat|drink|gels?|food|try(?: out)?|shoes?|wear)\b/,
  },
  // 'Is that too close to the long run?', of a plan that was told.
  { of: only('plan'), words: /^(?:and |but |so )*is (?:that|it|this) (?:\w+ )?too\b.*/ },
  // How much is too much is asked of training, and of no food.
  {
    of: only('overtraining'),
    words: /\b(?:drink\w*|eat\w*|gels?|water|caffeine|coffee|carbs?|salt|little)\b/,
  },
];
