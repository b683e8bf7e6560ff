/** What a new conversation is offered, and somebody whose question was not understood. */
export const FIRST_QUESTIONS = [
  'How much did I run this week?',
  'How is my training going?',
  'What should I do today?',
  'Am I ready for my next race?',
] as const;
