import type { Wordings } from './wording.ts';

const DONE_BY_RUNNERS =
  'how many|number of|amount of|more|fewer|(?:do|did|done|have) (?:any|some)|(?<=^(?:(?:and|so) )?)any|enough|too many|my|list|show|show me|all|count|(?<!\\b(?:should|shall|can|could|must|would|if|to|let us|make|makes) )(?:i|we) (?:last )?(?:did|do|done|ran|run)|(?:i|we) have (?:done|run)|last (?:do|did|done|ran|run)';

/** 'How many tempos', 'did I do hills last week': runs of that sort, which notes tell of. */
export const RUNS_OF_A_SORT: Wordings = [
  [/\b(tempo|fartlek|progression|parkrun)s\b(?! in (?:the )?notes?\b)/g, '$1 runs'],
  [
    new RegExp(
      `(?<=\\b(?:${DONE_BY_RUNNERS}) )hills\\b(?! (?:make|makes|help|helps|slow|slows|in the notes?|repeats?|reps)\\b)`,
      'g',
    ),
    'hill runs',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${DONE_BY_RUNNERS}) )strides\\b(?! (?:make|makes|help|helps|should|do i|before|after|are|in the notes?)\\b)`,
      'g',
    ),
    'stride runs',
  ],
];
