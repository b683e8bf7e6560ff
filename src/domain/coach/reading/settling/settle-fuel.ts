import type { Question } from '../../question.ts';

/** What to eat and drink on a run, or before it, whatever its day. */
export function settledFuel(question: Question): Question {
  if (question.intent !== 'fuel') return question;
  const text = question.raceText ?? '';
  const periods = question.periods.filter(({ unit }) => unit !== 'day');
  const isRate = question.timeS === HOUR_S && A_RATE.test(text);
  const onARun = { ...question, periods, timeS: isRate ? null : question.timeS };
  if (!asksForFoodBefore(question)) return onARun;
  const hours = THE_NIGHT_BEFORE.test(text) ? null : question.where.hours;
  return { ...onARun, unread: null, where: { ...question.where, hours } };
}

export function asksForFoodBefore({ intent, measure, raceText }: Question): boolean {
  return intent === 'fuel' && measure !== 'gels' && BEFORE_A_RUN.test(raceText ?? '');
}

/** 'Breakfast before a race': advice to anybody, with the athlete's own weight. */
const BEFORE_A_RUN =
  /\b(?:before|breakfast|pre (?:race|run|workout)|carb(?:o|ohydrate)? ?load\w*|dinner|lunch|the night|(?:the )?evening|morning of|race (?:day )?morning|(?:the )?day before)\b/;

const THE_NIGHT_BEFORE = /\b(?:night|evening|morning) (?:before|of)\b|\brace (?:day )?morning\b/;

const HOUR_S = 3600;

/** 'Carbs an hour' has no time. */
const A_RATE =
  /\b(?:carb\w*|grams?|g|ml|drink|fluids?|gels?|litres?|water) (?:an|per|each|every) hour\b/;
