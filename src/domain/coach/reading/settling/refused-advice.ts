import { FIGURES_OF_WORKOUTS, only, type Refused } from './refused.ts';

/**
 * What asks for advice about a thing: whether it is worth it, normal, right to be trusted, or how it
 * is changed. A figure of the log is no answer to that; where no topic tells it, it is refused.
 */
export const REFUSED_ADVICE: readonly Refused[] = [
  {
    of: FIGURES_OF_WORKOUTS,
    words:
      /^(?:(?:and|so|but|ok) )*(?:do (?:i|you|we) (?:\w+ )?need|(?:is|are) (?:it|they|\w+) worth)\b/,
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
      /^(?:is|are)\b.* (?:normal|healthy|typical|bad|good|ok|okay)(?: for (?:me|my age|my weight|a beginner|a woman|a man))?$/,
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
  {
    of: { has: (intent) => FIGURES_OF_WORKOUTS.has(intent) || intent === 'shoes' },
    words:
      /^(?:(?:and|so) )?(?:does it matter|what happens|will i be (?:ok|fine|okay)|is it (?:ok|bad|fine)) if\b/,
  },
];

const ADVISED = only('analysis', 'weight', 'form', 'trainingPaces');
