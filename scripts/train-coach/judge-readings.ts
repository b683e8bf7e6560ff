import { calendarOn } from '../../src/domain/coach/period.ts';
import { surenessFeatures } from '../../src/domain/coach/reading/intent/how-sure.ts';
import { readConversation } from '../../src/domain/coach/reading/read-conversation.ts';
import { readUnjudged } from '../../src/domain/coach/reading/read-question.ts';
import { withoutRemarks } from '../../src/domain/coach/reading/remarks.ts';
import { ASKED_ON } from '../../testing/domain/questions.ts';
import { differences, TO_REFUSE } from './differences.ts';
import type { JudgedReading } from './learn-sureness.ts';
import { type Phrase, racesOf, shoesOf } from './phrases.ts';

/** The hands count weeks from Monday. */
const CALENDAR = calendarOn(ASKED_ON, { weekStart: 'monday', dates: 'day-month' });

/** What narrows a question, so that with it a right reading is right no more. */
const NARROWING = [
  'in lisbon',
  'in tokyo',
  'in amsterdam',
  'in dublin',
  'in chicago',
  'in norway',
  'with sarah',
  'in adidas',
  'in london',
  'with peter',
  'for men',
  'at lunchtime',
  'in asics',
  'on grass',
  'when i was tired',
  'on holiday',
  'at school',
  'with my coach',
  'along the canal',
  'near the lake',
  'under a full moon',
  'on asphalt',
  'for beginners',
  'in the park',
  'like kipchoge',
  'wearing a hat',
  'listening to music',
  'for vegans',
  'through the forest',
  'on an empty stomach',
  'carrying a backpack',
  'at sea level',
];
/** Each phrase of so many is read again with one of them. */
const EVERY = 2;

/** How each phrase is read, what it shows of being right, and whether it is. */
export function judgedReadings(phrases: readonly Phrase[]): JudgedReading[] {
  return phrases.flatMap((phrase, nth) => {
    const read = judged(phrase, phrase.asked, false);
    if (nth % EVERY !== 0 || phrase.before || !read?.isRight) return read ? [read] : [];
    const added = NARROWING[Math.floor(nth / EVERY) % NARROWING.length];
    const narrowed = judged(phrase, `${phrase.asked.replace(/[?.! ]+$/, '')} ${added}`, true);
    return narrowed ? [read, narrowed] : [read];
  });
}

function judged(phrase: Phrase, asked: string, isNarrowed: boolean): JudgedReading | null {
  const races = racesOf(phrase);
  const shoes = shoesOf(phrase);
  const before = phrase.before ? readConversation(phrase.before, CALENDAR, races, shoes) : null;
  const message = withoutRemarks(asked, races);
  const { question, reading, unplaced } = readUnjudged(message, CALENDAR, before, {
    ...{ races, shoes },
    titles: [],
  });
  if (reading === null || unplaced === null || unplaced.notHonoured.length > 0) return null;
  if (question.intent === 'unknown' || TO_REFUSE.has(question.intent)) return null;
  if (isNarrowed && reading.open.length === 0) return null;
  const isToRefuse = isNarrowed || phrase.refuse === true || TO_REFUSE.has(phrase.intent);
  const isRight = !isToRefuse && differences(phrase, question, ASKED_ON).length === 0;
  return { features: surenessFeatures(reading), isRight };
}
