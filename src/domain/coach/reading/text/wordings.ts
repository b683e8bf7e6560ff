import {
  DAYS,
  DAYS_OFF,
  NOW_AND_THEN,
  ON_ALL_OF_THEM,
  SINCE_DONE,
  WEEKS_WITHOUT,
} from './wordings/days.ts';
import {
  EVER_IN_A_TIME,
  FIGURES_AND_CHANGES,
  HOW_MUCH,
  MORE_IN_ALL,
  ZONE_OF_BEATS,
} from './wordings/figures-and-how-they-changed.ts';
import { AGAINST_OTHER_DAYS } from './wordings/held-against-other-days.ts';
import { HOW_IT_WENT, LONG_RUN_TO_COME, WHICH_RUN } from './wordings/how-it-went.ts';
import { AT_AN_HOUR, NOTHING } from './wordings/needless-words.ts';
import { RACES_AND_AIMS } from './wordings/races-and-aims.ts';
import { RUNS_OF_A_SORT } from './wordings/runs-of-a-sort.ts';
import { SESSIONS_AND_WEEKS } from './wordings/sessions-and-weeks.ts';
import { SHOES_AND_NOTES } from './wordings/shoes-and-notes.ts';
import { SHORT_FORMS } from './wordings/short-forms.ts';
import { SUPERLATIVES } from './wordings/superlatives.ts';
import { WAYS_TO_ASK } from './wordings/ways-to-ask.ts';
import { WHAT_SHOULD_BE } from './wordings/what-should-be.ts';
import { WHAT_TO_DO } from './wordings/what-to-do.ts';
import type { Wordings } from './wordings/wording.ts';

/** What is said in other words: from the first to the last, each in what the ones before it left. */
export const WORDINGS: Wordings = [
  ...WHICH_RUN,
  ...HOW_MUCH,
  ...DAYS_OFF,
  ...SINCE_DONE,
  ...ON_ALL_OF_THEM,
  ...NOW_AND_THEN,
  ...NOTHING,
  ...WHAT_SHOULD_BE,
  ...AGAINST_OTHER_DAYS,
  ...SHOES_AND_NOTES,
  ...EVER_IN_A_TIME,
  ...LONG_RUN_TO_COME,
  ...WEEKS_WITHOUT,
  ...MORE_IN_ALL,
  ...AT_AN_HOUR,
  ...ZONE_OF_BEATS,
  ...DAYS,
  ...HOW_IT_WENT,
  ...RACES_AND_AIMS,
  ...SUPERLATIVES,
  ...FIGURES_AND_CHANGES,
  ...WHAT_TO_DO,
  ...SESSIONS_AND_WEEKS,
  ...WAYS_TO_ASK,
  ...RUNS_OF_A_SORT,
  ...SHORT_FORMS,
];
