import type { Intent } from '../../question.ts';
import { wordsOf } from '../text/known-words.ts';

/** What some kinds of question are asked with, and narrows all others: 'days until', 'without a run'. */
export const NARROWING_BUT: Partial<Record<Intent, ReadonlySet<string>>> = {
  help: new Set(['who']),
  races: new Set(wordsOf('effort rpe exertion until till since last first previous latest next')),
  negativeSplits: new Set(wordsOf('last latest previous not never negative split splits')),
  bests: new Set(wordsOf('effort efforts compare compared comparing')),
  tags: new Set(wordsOf('tag tags used common')),
  startTimes: new Set(
    wordsOf(
      'earliest latest first last start starts started starting time times hour clock day part most ever',
    ),
  ),
  severalADay: new Set(wordsOf('twice double doubles doubled single same several multiple')),
  trend: new Set(wordsOf('load trimp tss longer shorter')),
  gap: new Set(wordsOf('until till since before after between last latest first')),
  goal: new Set(wordsOf('until till enough')),
  streak: new Set(wordsOf('without between last two')),
  lastRest: new Set(wordsOf('without no last latest previous not')),
  fuel: new Set(
    wordsOf('during before enough morning mornings evening evenings night load loading'),
  ),
  taper: new Set(wordsOf('before until last load effort')),
  readiness: new Set(wordsOf('aim enough until before too')),
  predict: new Set(wordsOf('too track course match matches')),
  racePlan: new Set(wordsOf('until till before')),
  overtraining: new Set(wordsOf('too enough load effort')),
  form: new Set(wordsOf('load where')),
  trainingPaces: new Set(wordsOf('enough')),
  pacing: new Set(wordsOf('effort')),
  analysis: new Set(wordsOf('too enough not load effort')),
  zones: new Set(wordsOf('too enough 80/20')),
  myZones: new Set(wordsOf('where reserve karvonen hrr friel lthr')),
  shoes: new Set(wordsOf('before until last enough nearly almost')),
  weight: new Set(wordsOf('until till first last latest')),
  average: new Set(wordsOf('load effort rpe exertion trimp tss')),
  amount: new Set(wordsOf('load trimp tss')),
  compare: new Set(wordsOf('load trimp tss effort busier quieter')),
  biggest: new Set(wordsOf('load trimp tss')),
  extreme: new Set(wordsOf('last first latest previous effort rpe exertion beaten cracked dipped')),
  list: new Set(wordsOf('last first latest previous')),
  search: new Set(wordsOf('last first latest')),
  plan: new Set(wordsOf('too evening morning afternoon night increase reduce')),
};
