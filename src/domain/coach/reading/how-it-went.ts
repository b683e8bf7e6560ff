import type { Question } from '../question.ts';

/** 'How did last week go', 'how it went': what is wanted is a judgement, and not figures alone. */
export function asksHowItWent(text: string): boolean {
  return HOW_IT_WENT.test(text) || WAS_IT_GOOD.test(text);
}

const HOW_IT_WENT =
  /^(?:(?:and|so|well|ok|hey|coach) )*(?:how (?:did|was|were|is|has|have) |how it went\b|what (?:went|has gone|have i done|did i do) (?:so )?(?:wrong|right|well|badly)\b)/;

/** 'Was October a good month', 'was my run yesterday any good', 'is November going well' */
const WAS_IT_GOOD =
  /^(?:(?:and|so|well|ok|hey|coach) )*(?:was|were|has|is) .*\b(?:any good|(?:a )?(?:good|decent|solid|strong|bad|poor|productive) (?:one|run|week|month|block|session|long run)|going well|been (?:any )?good)\b/;

/** One run, or the running of some days, that is to be judged. */
export function isReview(question: Question): boolean {
  const { howItWent, intent, measure, extreme, race, raceDay, against, where } = question;
  if (!howItWent || race !== null || raceDay !== null || against !== null) return false;
  if (measure !== null || where.bounds.length > 0) return false;
  if (where.note !== null && intent !== 'extreme') return false;
  if (intent === 'extreme') {
    return (extreme === 'latest' || extreme === null) && question.distanceM === null;
  }
  if (extreme !== null || question.kind?.runningSubtype !== undefined) {
    return intent === 'list' && isOfOneDay(question);
  }
  if (question.kind !== null && question.kind.sport !== 'run' && intent === 'amount') return false;
  return (intent === 'list' && isOfOneDay(question)) || (intent === 'amount' && isOfDays(question));
}

function isOfOneDay({ periods: [day, ...others] }: Question): boolean {
  return day?.unit === 'day' && others.length === 0;
}

function isOfDays({ periods: [days, ...others], unit, times }: Question): boolean {
  return (
    days !== undefined &&
    days.unit !== 'all' &&
    others.length === 0 &&
    times === null &&
    (unit === null || unit === days.unit || days.unit === 'days')
  );
}
