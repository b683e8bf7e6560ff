import type { Question, Subject } from '../question.ts';
import { topicNamed } from '../topics/topics.ts';
import { URGENT } from './intent/signs.ts';
import { isUnread } from './is-open.ts';

/** What anybody is told, where a message speaks of it and asks nothing that is answered otherwise. */
export function topicInstead(question: Question, ofMessage: () => Subject): string | null {
  const { intent } = question;
  if (intent === 'urgent' && isOutOfBreath(question.raceText ?? '')) return 'breathing';
  const isRead = !isUnread(question);
  if (intent === 'why' || (isRead && !givesWay(question))) return null;
  // What is read may be a part of the message, and what is refused may hold what was told before.
  const spoken = question.topic ?? question.topicAmong ?? question.complaint;
  const { topic, topicAmong, complaint } = isRead || spoken !== null ? ofMessage() : question;
  if (intent === 'myZones' || (intent === 'fuel' && isRead)) return complaint;
  // Weeks that are to be compared are no complaint, though an illness lies between them.
  const isCompared = intent === 'compare' || intent === 'pain';
  if (isCompared && COMPARES.test(question.raceText ?? '')) return null;
  if (intent === 'pain') {
    if (topic === null) return complaint ?? topicAmong;
    return topicNamed(topic)?.isOfHealth ? null : topic;
  }
  const asked = topic ?? topicAmong;
  // What the course of a race is like stands in no log.
  const isOfCourse = question.race !== null && IS_THE_COURSE.test(question.raceText ?? '');
  if (isOfCourse && asked === 'hilly and flat') return null;
  return intent === 'unknown' ? (topic ?? complaint ?? asked) : asked;
}

/**
 * 'Should I lift on the day of the intervals' asks for no plan of a day, though it begins like one that does,
 * and 'nose or mouth in the frost' tells of nobody who cannot breathe.
 */
function givesWay({ intent, raceText, topic, topicAmong }: Question): boolean {
  const text = raceText ?? '';
  switch (intent) {
    case 'plan':
      return (
        topicAmong !== null &&
        (ON_THE_SAME_DAY.test(text) || (topicAmong === AFTER_A_RACE && ASKS_WHEN.test(text)))
      );
    case 'taper':
      return topic !== null && !topic.includes('taper');
    case 'urgent':
      return topicAmong !== null && NOSE_OR_MOUTH.test(text);
    default:
      return GIVES_WAY.has(intent);
  }
}

const ON_THE_SAME_DAY =
  /\b(?:strength|gym|weights|lift|lifting|yoga|pilates|swim|swimming|cycling)\b.*\bsame day\b/;

const IS_THE_COURSE = /^(?:(?:and|so) )*(?:is|are|how (?:hilly|flat) is) (?:the )?race\b/;

const COMPARES = /\b(?:compar\w+|versus|vs)\b/;

/** 'When can I run again after the half' */
const AFTER_A_RACE = 'after a race';
const ASKS_WHEN = /^(?:(?:and|so|ok) )*(?:when|how (?:soon|long|many days|quickly))\b/;

/** 'I get out of breath on hills' is what running does; with anything graver beside it, or at rest, it is not. */
function isOutOfBreath(text: string): boolean {
  return OUT_OF_BREATH.test(text) && !GRAVE.test(text) && !URGENT.test(text);
}

const OUT_OF_BREATH =
  /\b(?:out of|short of) breath\b(?=.*\b(?:hills?|uphill|climbs?|climbing|run|running|runs|jog|jogging|pace|intervals?|minutes?|km|fast)\b)/;
const GRAVE =
  /\b(?:chest|rest|resting|sitting|lying|night|sudden\w*|wheez\w*|lips|blue|arm|jaw|heart|dizz\w*|weak|cough\w*|asthma|pregnan\w*|since|new|worse)\b/;

const NOSE_OR_MOUTH = /\bnose\b.*\bmouth\b|\bmouth\b.*\bnose\b/;

/** Answered in general words themselves, or with a word that no log holds it. */
const GIVES_WAY: ReadonlySet<Question['intent']> = new Set([
  'pain',
  'notInLog',
  'sweat',
  'trend',
  'analysis',
  'myZones',
  'fuel',
  'onlyYours',
]);
