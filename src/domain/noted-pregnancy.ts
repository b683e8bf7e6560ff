import { addDays, type Day } from './calendar.ts';
import { daysAgoText } from './days-ago.ts';
import { NAMES_ANOTHER_ADULT } from './other-people.ts';

/** What a note says: that the athlete is pregnant, or that a birth is behind them. */
export type PregnancyInNote = 'pregnant' | 'afterBirth';
export type NotedPregnancy = { id: number; date: Day; is: PregnancyInNote };

/** A note of so long ago still tells of it. */
export const PREGNANT_DAYS = 84;

/** Whether a note says that the athlete is pregnant or has given birth, and of nobody else. */
export function notedPregnancy(notes: string | null): PregnancyInNote | null {
  const clauses = (notes ?? '').toLowerCase().split(/[.,;:!?\n()]/);
  const says = (word: RegExp, notSo: RegExp) =>
    clauses.some(
      (clause) => word.test(clause) && !notSo.test(clause) && !NAMES_ANOTHER_ADULT.test(clause),
    );
  if (says(AFTER_BIRTH, NO_BIRTH)) return 'afterBirth';
  return says(PREGNANT, NOT_SO) ? 'pregnant' : null;
}

const PREGNANT = /\b(?:pregnan(?:t|cy)|trimester|schwanger(?:schaft)?)\b/;
const NOT_SO = /\b(?:not|no|never|isn.t|pre|after|post|before|was)\b/;

const AFTER_BIRTH =
  /\b(?:post-?partum|post-?natal|(?:since|after) (?:the|my|giving) birth|gave birth|c-section|caesarean)\b/;
const NO_BIRTH = /\b(?:not|no|never)\b/;

export function pregnancyLately(
  workouts: readonly { id: number; date: Day; pregnancy?: PregnancyInNote | null }[],
  today: Day,
): NotedPregnancy | null {
  const [latest] = workouts
    .filter(({ pregnancy, date }) => pregnancy && date > addDays(today, -PREGNANT_DAYS))
    .toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
  if (!latest?.pregnancy) return null;
  return { id: latest.id, date: latest.date, is: latest.pregnancy };
}

/** 'Your note of 19 days ago says that you are pregnant' */
export function pregnancyText({ date, is }: NotedPregnancy, today: Day): string {
  const says = is === 'pregnant' ? 'says that you are pregnant' : 'tells of a birth';
  return `Your note of ${daysAgoText(date, today)} ${says}`;
}

/** Who says how far and how fast, in place of the log. */
export function whoSays(is: PregnancyInNote): string {
  return is === 'pregnant'
    ? 'your doctor or midwife'
    : 'your doctor, midwife or a pelvic-floor physiotherapist';
}
