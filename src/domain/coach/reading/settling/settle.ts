import type { Calendar } from '../../period.ts';
import type { Question, Subject } from '../../question.ts';

export type SettledWith = { read: Subject; calendar: Calendar };

/** One rule on what the parts of a question mean; what it does not know is left as it is. */
export type Settle = (question: Question, at: SettledWith) => Question;
