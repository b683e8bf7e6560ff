import { LARGEST_ID } from '../../contract/fields.ts';
import { isDay } from '../../domain/calendar.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { PageStart } from './workouts.queries.ts';

export function writeCursor({ date, id }: PageStart): string {
  return `${date}.${id}`;
}

export function readCursor(text: string | undefined): PageStart | null {
  if (text === undefined) return null;
  const [date = '', id = '', ...rest] = text.split('.');
  const isId = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= LARGEST_ID;
  if (rest.length === 0 && isDay(date) && isId) return { date, id: Number(id) };
  throw new AppError(
    'validation',
    'The page cursor is not one of ours: leave it out to begin again',
  );
}
