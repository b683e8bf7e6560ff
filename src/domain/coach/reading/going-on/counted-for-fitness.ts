import type { Question } from '../../question.ts';
import { asking, type Said } from './said.ts';

const WHETHER_THEY_COUNT =
  /^(?:(?:and|so|but|ok) )*(?:do|does|will|would|are|is|did) (?:they|those|these|it|that|any of (?:it|them|those)) (?:also |even |still )?(?:count(?:ed|s)?|add(?:ed)?|go|matter|included|part of)\b/;

/** 'Do they count for my fitness?', after rides or strength work: what the load is worked out from. */
export function whetherTheyCount({ text, subject, before }: Said): Question | null {
  const isOfOthers = before.kind !== null && before.kind.sport !== 'run';
  if (!isOfOthers || !WHETHER_THEY_COUNT.test(text)) return null;
  const open = { ...subject, kind: null, measure: null, missing: null };
  return asking({ ...open, topic: 'what counts for fitness' }, 'term');
}
