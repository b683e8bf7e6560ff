import type { Question } from '../../../domain/coach/question.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Athlete } from '../gather-training.ts';

export type Asked = { db: Db | Tx; athlete: Athlete; question: Question };

export type Reply = {
  text: string;
  /** The reply to 'why?': how the figures came about, and from what. */
  because: string;
  /** What could be asked next. */
  suggestions: string[];
  /** Where nothing is answered: for a part of the question that found no place, or as none of it was understood. */
  refused?: 'part' | 'whole';
};

export type Replier = (asked: Asked) => Promise<Reply>;
