import type { TrainingFacts } from '../../../domain/coach/judging/training-facts.ts';
import { weekByDay } from '../../../domain/coach/judging/week-by-day.ts';
import { inDaysText } from '../../../domain/coach/phrases.ts';
import { bold, literally } from '../../../domain/coach/rich-text.ts';
import { factsOf } from './judged-facts.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

/** What a session is called in a question, and how the plan of a week writes it. */
type Session = { asked: RegExp; planned: RegExp; name: string };

const SESSIONS: readonly Session[] = [
  { asked: /\blong\b/, planned: /\blong(?:er)? (?:run|than usual)\b/, name: 'long run' },
  {
    asked: /\b(?:interval|speed|tempo|threshold|hard|quality|fast|faster|track)/,
    planned: /\bfaster run\b|\bquick stretches\b/,
    name: 'faster run',
  },
  { asked: /\b(?:easy|recovery)\b/, planned: /: (?:an )?easy run\b/, name: 'easy run' },
  { asked: /\brest\b/, planned: /: (?:rest|a day off)\b/, name: 'day off' },
];

/** 'When is my next interval session?': the first day that has one, in this week and the next. */
export async function tellNextSession(asked: Asked): Promise<Reply> {
  const facts = await factsOf(asked);
  const text = asked.question.raceText ?? '';
  const session = SESSIONS.find((each) => each.asked.test(text));
  const planned = session && firstPlanned(facts, session.planned);
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

/** 'Sun 29 Nov: long run of about 20 km, easy throughout', as the plan of its week has it. */
export function firstPlanned(facts: TrainingFacts, planned: RegExp): string | null {
  const days = [false, true].flatMap((isNext) => weekByDay(facts, { isNext }).runs);
  return days.find((day) => planned.test(day)) ?? null;
}
