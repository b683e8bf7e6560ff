import type { Question } from '../../../domain/coach/question.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Athlete } from '../athlete.ts';

export type Asked = { db: Db | Tx; athlete: Athlete; question: Question };

export type Answer = {
  text: string;
  /** What 'why?' is answered with: how the figures came about, and from what. */
  because: string;
  /** What could be asked next. */
  suggestions: string[];
};

export type Answerer = (asked: Asked) => Promise<Answer>;
