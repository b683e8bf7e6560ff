import { RUN_KINDS } from '../../kinds.ts';
import type { Question } from '../../question.ts';

/** What is asked of heart-rate zones: those of the athlete, or the time spent in them. */
export function settledZones(question: Question): Question {
  const text = question.raceText ?? '';
  if (question.intent === 'myZones') {
    if (question.periods.length > 0 && HIGHEST.test(text)) {
      return { ...question, intent: 'extreme', extreme: 'highestHeartRate' };
    }
    if (question.periods.length > 0 && OF_WHAT_WAS.test(text)) {
      return { ...question, intent: 'zones', extreme: null };
    }
    const isOfBeats = question.bpm !== null && OF_EASY_RUNNING.test(text);
    return { ...question, extreme: null, kind: isOfBeats ? null : question.kind };
  }
  if (question.intent !== 'zones') return question;
  if (OF_EASY_SHARE.test(text)) return { ...question, kind: null };
  if (question.judged !== 'easyEffort') return question;
  return { ...question, kind: RUN_KINDS['outdoor-easy'], bpm: null, zones: [] };
}

const HIGHEST = /\b(?:max(?:imum)?|highest) (?:heart rate|hr|pulse)\b/;

/** 'Which zone was I in yesterday' */
const OF_WHAT_WAS = /\b(?:was|were|did|have) i\b/;

const OF_EASY_RUNNING = /\b(?:easy|long) (?:runs?|running|day|pace)\b|\beasy$/;

/** 'What share of my running is easy' asks of all runs. */
const OF_EASY_SHARE =
  /\b(?:percent\w*|share|proportion|ratio|how much|how many|much)\b.*\b(?:is|was|are|were|be|run|do|did) (?:\w+ )?easy(?:$| (?=in |over |this |last |since |during |_))|\b(?:percent\w*|share|proportion|ratio) of (?:\w+ )?easy\b/;
