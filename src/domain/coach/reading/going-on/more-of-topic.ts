import { RUN_KINDS } from '../../kinds.ts';
import type { Intent, Question } from '../../question.ts';
import type { Judged } from '../../topics/judgements.ts';
import type { Topic } from '../../topics/topic.ts';
import { topicNamed } from '../../topics/topics.ts';
import { aspectAsked } from '../../topics/ways-to-ask.ts';
import { asking, type Said } from './said.ts';

/** 'How do I raise it?', 'does it prevent injuries?': what else its topic holds of what was spoken of. */
export function moreOfTopic({ text, subject, before }: Said): Question | null {
  const topic = topicSpokenOf(before);
  if (topic === null || !asksMoreOfTopic(text, before)) return null;
  const open = { kind: null, measure: null, extreme: null, periods: [], unread: null, unit: null };
  return asking({ ...subject, ...open, times: null, term: null, topic: topic.name }, 'term');
}

/** Whether a message asks for more of the topic that was spoken of. */
export function asksMoreOfTopic(message: string, before: Question): boolean {
  // 'How do you know that?' asks what the answer rests on, 'is it getting better?' what the log says.
  const isOfLog =
    /\b(?:do|did) you (?:know|see|tell|work|get|figure|judge)\b|\bis (?:it|that) getting\b|\bhow (?:has|have|did) .*\bchanged?\b/i.test(
      message,
    );
  const topic = isOfLog ? null : topicSpokenOf(before);
  const aspect = topic && aspectAsked(message, topic);
  // How long and how often it was is told by the log.
  const mayBeOfLog = before.intent !== 'term' && (aspect === 'long' || aspect === 'often');
  return aspect !== null && (!mayBeOfLog || /\bshould\b/i.test(message));
}

/** What a question was about, as a word of running: the cadence that was told is 'cadence'. */
function topicSpokenOf(before: Question): Topic | null {
  return topicNamed(before.term ?? before.topic ?? nameSpokenOf(before));
}

function nameSpokenOf({
  intent,
  measure,
  zones,
  kind,
  judged,
  missing,
  raceText,
}: Question): string | null {
  if (missing === 'VO2 max') return 'vo2max';
  if (judged !== null) return OF_JUDGED[judged] ?? null;
  if (intent === 'zones' || intent === 'myZones') {
    if (kind?.many === RUN_KINDS['outdoor-easy'].many) return 'easy run';
    return zones.length === 1 && zones[0] === 2 ? 'zone 2' : null;
  }
  if (intent === 'threshold' && /\brest/.test(raceText ?? '')) return 'resting heart rate';
  if (measure === 'cadence') return 'cadence';
  if (intent === 'amount' && kind?.many === 'strength workouts') return 'strength training';
  return OF_INTENT[intent] ?? null;
}

const OF_INTENT: Partial<Record<Intent, string>> = {
  threshold: 'threshold',
  overtraining: 'overtraining',
  taper: 'taper',
  weight: 'weight loss',
  form: 'fitness',
};

const OF_JUDGED: Partial<Record<Judged, string>> = {
  easyEffort: 'easy run',
  longRuns: 'long run',
  speedWork: 'interval',
  strength: 'strength training',
  cadenceNamed: 'cadence',
  restingNamed: 'resting heart rate',
};
