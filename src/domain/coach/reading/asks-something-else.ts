import { hasConditions } from '../conditions.ts';
import type { Intent, Question } from '../question.ts';

/**
 * What a sentence asks beside the figures that it was read as: leave, a reason, a time to come. The
 * figures would be true and answer another question, so that it is refused by these words.
 */
export function asksSomethingElse(question: Question): string | null {
  const { raceText, ofWorkout, periodsBefore } = question;
  if (raceText === null || ofWorkout !== null || periodsBefore.length > 0) return null;
  for (const { of, words, unless } of REFUSED) {
    if (!of.has(question.intent) || unless?.(question)) continue;
    const found = words.exec(raceText)?.[0];
    if (found !== undefined) return found.trim();
  }
  return null;
}

const FIGURES: ReadonlySet<Intent> = new Set(['amount', 'average', 'extreme', 'list', 'weekly']);

type Refused = {
  of: ReadonlySet<Intent>;
  words: RegExp;
  /** Where the words found another place. */
  unless?: (question: Question) => boolean;
};

const REFUSED: readonly Refused[] = [
  // 'Could I swim instead?', 'when can I do intervals again?', 'do I keep the Tuesday session?'
  {
    of: FIGURES,
    words:
      /^(?:(?:and|so|then|but|ok) )*(?:(?:could|can|should|may|must|shall|would) i(?= (?!see\b|get\b|have (?:a|my|the)\b|know\b|view\b|look\b|ask\b))|when (?:can|could|may|should) i\b|do i (?:keep|drop|skip|still need)\b|is it (?:wise|safe|sensible)\b)/,
  },
  // 'Is it normal that my heart rate goes up on easy runs?', 'why is my heart rate high in the heat?'
  { of: FIGURES, words: /^(?:is it (?:normal|usual|bad|ok|okay)|is that normal|why)\b/ },
  // 'How many more long runs do I have before 20 December?'
  {
    of: FIGURES,
    words:
      /\bhow many more\b(?=.*\b(?:do i have|have i got|are (?:there|left)|left|before|until)\b)|\bdo i (?:still )?have (?:left )?(?:before|until|till)\b/,
    unless: ({ goalM }) => goalM !== null,
  },
  // 'When did I last take a week off?'
  {
    of: new Set(['extreme']),
    words: /\b(?:(?:full|whole|entire) )?(?:weeks?|month|fortnight) off\b/,
  },
  // 'When did I last run that fast?', 'how many were quicker than that?'
  {
    of: new Set([...FIGURES, 'zones']),
    words: /\b(?:that (?:fast|far|long|slow|hard|quick)|than (?:that|this))(?=$| _)/,
    unless: ({ where, rank }) => hasConditions(where) || rank !== null,
  },
  // 'City 10 K against my 10 km split at Riverside'
  { of: new Set(['races']), words: /\bsplits?\b/, unless: ({ otherRace }) => otherRace === null },
  // 'In the last four weeks before the City 10 K' has two bounds, and one of them is read.
  {
    of: FIGURES,
    words: /\b(?:in )?(?:the )?last (?:\w+ )?(?:days|weeks|months)\b/,
    unless: ({ periods: [days] }) => !days?.words.startsWith('before '),
  },
  // 1:50 of a half, asked of its 10 km: nobody runs 11 minutes a kilometre.
  {
    of: new Set(['paceSum']),
    words: /\b(?:for|if|to (?:run|finish|get|hit)|want|in|under|sub)\b.*$/,
    unless: ({ distanceM, timeS, race }) =>
      race !== null ||
      distanceM === null ||
      timeS === null ||
      timeS / (distanceM / 1000) < WALKED_S_PER_KM ||
      distanceM < SHORT_M,
  },
];

const WALKED_S_PER_KM = 600;
const SHORT_M = 5000;
