import { FIRST_QUESTIONS } from '../../../domain/coach/coach-limits.ts';
import { joined } from '../../../domain/coach/phrases.ts';
import { KNOWN_WORDS, OTHER_WORDS } from '../../../domain/coach/reading/text/known-words.ts';
import { bold, literally } from '../../../domain/coach/rich-text.ts';
import { wordsOf } from '../../../domain/coach/understood.ts';
import { unreadDays } from './days.ts';
import { findAskedRace, replyUnknownRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { whatICan } from './small-talk.ts';
import { paragraphs } from './wording.ts';

/** Something in the sentence found no place, so any figure would be about something else. */
export async function replyUnplaced(asked: Asked): Promise<Reply> {
  const { question } = asked;
  if (OF_RACES.has(question.intent) && question.raceDay === null) {
    const found = await findAskedRace(asked);
    if (!found.named && question.unplaced.some(mayBeName)) {
      return replyUnknownRace(asked, found);
    }
  }
  const unread = unreadDays(asked);
  if (unread) return unread;
  const parts = joined(question.unplaced.map((part) => `“${literally(part)}”`));
  const why = parts
    ? `I found no place for ${parts} in what I can ask of your log, so any figure would be about something else.`
    : 'That is more than I can ask of your log at once.';
  const spokenOf = question.about && wordsOf(question.about);
  return {
    text: paragraphs(
      `${bold('I cannot answer that.')} ${why}`,
      spokenOf &&
        `I took it to go on from “${literally(spokenOf)}”. Say in full what you mean, and of which days.`,
    ),
    because: 'I answer the whole of a question or nothing of it.',
    suggestions: [inNotes(question.unplaced)].filter((each) => each !== null),
    refused: 'part',
  };
}

/** A refusal, with the questions that come near to what was asked or else with what can be asked at all. */
export function withNearest(reply: Reply, nearest: readonly string[]): Reply {
  if (nearest.length === 0) {
    const text = reply.refused === 'whole' ? paragraphs(reply.text, whatICan()) : reply.text;
    return { ...reply, text, suggestions: [...reply.suggestions, ...FIRST_QUESTIONS] };
  }
  const which =
    nearest.length > 1 ? 'questions that I can answer stand' : 'question that I can answer stands';
  return {
    ...reply,
    text: paragraphs(reply.text, `The nearest ${which} below.`),
    suggestions: [...nearest, ...reply.suggestions, 'What can I ask?'],
  };
}

/** What the log has no field for may stand in a note. */
function inNotes(unplaced: readonly string[]): string | null {
  const words = unplaced.flatMap((part) => part.split(' ')).filter((word) => word.length > 3);
  const [word] = words.filter((each) => /^[a-z]+$/.test(each) && !SMALL_WORDS.test(each));
  return words.length <= 2 && word ? `Show workouts with "${word}" in the notes` : null;
}

const SMALL_WORDS =
  /^(?:when|with|without|since|before|after|during|than|except|only|twice|second|third|each|every|more|less|most|least|from|until|over|under)$/;

/** 'Ready for Berlin': a word of no question. */
function mayBeName(part: string): boolean {
  const words = part.split(' ').filter((word) => /^\p{L}{4,}$/u.test(word));
  return words.some(
    (word) => !KNOWN_WORDS.has(word) && !OTHER_WORDS.has(word) && !IN_NO_NAME.test(word),
  );
}

const IN_NO_NAME =
  /^(?:season|total|since|bike|soon|left|chances?|odds|weather|twice|between|score|medals?)$/;

const OF_RACES: ReadonlySet<Asked['question']['intent']> = new Set(['races', 'readiness', 'taper']);
