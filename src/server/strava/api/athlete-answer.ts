import * as z from 'zod/mini';
import { id } from './answer-values.ts';

/** Whose token it was. */
export const athleteAnswer = z.object({ id });
