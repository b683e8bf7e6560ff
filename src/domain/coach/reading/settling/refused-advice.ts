import { FIGURES_OF_WORKOUTS, only, type Refused } from './refused.ts';

/**
 * What asks for advice about a thing: whether it is worth it, normal, right to be trusted, or how it
 * is changed. A figure of the log is no answer to that; where no topic tells it, it is refused.
 */
export const REFUSED_ADVICE: readonly Refused[] = [
  {
    of: FIGURES_OF_WORKOUTS,
    words:
      /^(?:(?:and|so|but|ok) )*(?:do (?:i|you|we) (?:\w+ )?need|(?:is|are) (?:\w+ ){1,6}worth)\b/,
    when: ({ timeS, intent }) => timeS === null && intent !== 'goal',
  },
  {
    of: FIGURES_OF_WORKOUTS,
    words: /\bwhat does (?:\w+ ){1,5}mean$|\bwhat (?:is|are) the (?:point|purpose|benefits?|use)\b/,
  },
  {
    of: FIGURES_OF_WORKOUTS,
    words:
      /^(?:would|will|does|do)\b.* (?:help|matter|make me (?:faster|slower|better|stronger|fitter))$/,
  },
  {
    of: FIGURES_OF_WORKOUTS,
    words:
      /^(?:(?:and|so) )?how (?:do|can|could|should|would) i (?:improve|lower|raise|reduce|increase|decrease|boost|change|fix|avoid|prevent|stop)\b/,
  },
  {
    of: { has: (intent) => FIGURES_OF_WORKOUTS.has(intent) || ADVISED.has(intent) },
    words:
      /\b(?:can i trust|how (?:accurate|reliable|exact)|how do you (?:measure|calculate|know))\b/,
  },
  {
    of: FIGURES_OF_WORKOUTS,
    words: /\bwhat (?:affects|influences|changes)\b|\bshould i (?:worry|be worried|care)\b/,
  },
  {
    of: FIGURES_OF_WORKOUTS,
    words:
      /^(?:(?:and|so|but) )*(?:is|are|would)\b.* (?:normal|healthy|typical|bad|good|ok|okay|fine|allowed)(?: (?:instead|too|as well|then|for (?:me|my age|my weight|a beginner|a woman|a man)))*$/,
  },
  // 'I want to start doing strength', 'and next Sunday, how far': what was is no answer to what is to come.
  {
    of: FIGURES_OF_WORKOUTS,
    words:
      /^i (?:\w+ )?(?:want|would like|plan|am (?:going|planning)|hope) to (?:start|begin|try|get into|take up)\b|\bnext (?:sun|mon|tues|wednes|thurs|fri|satur)day\b/,
  },
  // Fitness is told as it is now, and not what was lost or how one was.
  {
    of: only('form'),
    words: /\b(?:did i (?:lose|gain|get|become|build)|was i)\b/,
    when: ({ periods }) => periods.length === 0,
  },
  // What would have been better is told by no figure, and by no plan of a day to come.
  {
    of: { has: (intent) => FIGURES_OF_WORKOUTS.has(intent) || intent === 'plan' },
    words:
      /\b(?:should|could|would) (?:i|it|they) (?:not )?have (?:\w+ )?(?:\w+ed|run|gone|taken|eaten|drunk|done|been|slept|started|stopped|kept|made|held)\b.*/,
  },
  {
    of: only('plan', 'weight'),
    words: /^(?:is|are) .* worth it$/,
    when: ({ judged }) => judged === null,
  },
  // A fastest run is no best heart rate.
  {
    of: only('extreme', 'records'),
    words:
      /\b(?:heart rate|hr|pulse|cadence|effort|elevation|climbing|calories|weekly \w+|mileage)\b.*\bbest\b/,
    when: ({ extreme, intent }) => intent === 'records' || extreme === 'fastest',
  },
  // Nothing foretells what a week lost, an illness or a change of shoes would do.
  {
    of: only('predict', 'readiness', 'form', 'races'),
    words:
      /\bif i (?:\w+ )?(?:los[et]|miss|skip|am (?:ill|sick|injured)|get (?:ill|sick|injured|hurt)|stop|rest|take|gain|only|run less|train less|sleep|start too|cut)\b.*/,
    when: ({ fromM, fromS }) => fromM === null && fromS === null,
  },
  // 'What would I have run on a flat course?'
  {
    of: only('predict', 'readiness', 'races', 'pacing'),
    words:
      /\b(?:would i have (?!to\b)|if (?:it|the (?:course|weather|day)) (?:was|were|had)|if i (?:would )?had)\b.*/,
    when: ({ fromM, fromS }) => fromM === null && fromS === null,
  },
  {
    of: { has: (intent) => FIGURES_OF_WORKOUTS.has(intent) || intent === 'shoes' },
    words:
      /^(?:(?:and|so) )?(?:does it matter|what happens|will i be (?:ok|fine|okay)|is it (?:ok|bad|fine)) if\b/,
  },
];

const ADVISED = only('analysis', 'weight', 'form', 'trainingPaces');
