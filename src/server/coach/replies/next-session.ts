import { firstOfSession, plannedDayText } from '../../../domain/coach/judging/planned-day.ts';
import { daysPlanned } from '../../../domain/coach/judging/week-by-day.ts';
import type { Session } from '../../../domain/coach/judging/week-layout.ts';
import { inDaysText } from '../../../domain/coach/phrases.ts';
import { bold, literally } from '../../../domain/coach/rich-text.ts';
import { lengthWished, replyDayOtherwise } from './day-otherwise.ts';
import { factsOf } from './judged-facts.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

/** What a session is called in a question, and what it is in a planned week: null is a day off. */
type SessionAsked = { asked: RegExp; sessions: readonly (Session | null)[]; name: string };

const SESSIONS: readonly SessionAsked[] = [
  { asked: /\blong\b/, sessions: ['long'], name: 'long run' },
  {
    asked: /\b(?:interval|speed|tempo|threshold|hard|quality|fast|faster|track|key)/,
    sessions: ['faster', 'strides'],
    name: 'faster run',
  },
  { asked: /\b(?:easy|recovery)\b/, sessions: ['easy'], name: 'easy run' },
  { asked: /\brest\b/, sessions: [null], name: 'day off' },
];

/** 'When is my next interval session?': the first day that has one, in this week and the next. */
export async function tellNextSession(asked: Asked): Promise<Reply> {
  const facts = await factsOf(asked);
  const text = asked.question.raceText ?? '';
  const session = SESSIONS.find((each) => each.asked.test(text));
  const day = session && firstOfSession(daysPlanned(facts), session.sessions);
  const wished = lengthWished(asked.question, facts);
  if (day && wished) return replyDayOtherwise(facts, day, wished);
  const planned = day && plannedDayText(day, facts.today);
  const { nextRace } = facts.advice;
  const name = session?.name ?? 'run';
  return {
    text: paragraphs(
      planned
        ? `The next ${name}: ${bold(literally(planned))}.`
        : `${bold(`No ${name} stands in this week or the next.`)}${nextRace ? ` ${literally(nextRace.name)} is ${inDaysText(nextRace.daysLeft)}.` : ''}`,
      'It is what I would advise by your log: ask for the plan of the week to see it among the others, or to lay it on another day.',
    ),
    because:
      'I laid this week and the next by the runs of your last four weeks and the days on which you mostly run, as the plan of a week does.',
    suggestions: ['Plan for next week', 'What should I do today?'],
  };
}
