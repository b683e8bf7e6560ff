import { UnreadableFile } from './unreadable-file.ts';

/** Twenty years of three workouts a day are half of it. */
export const MOST_WORKOUTS = 50_000;

export function tooManyWorkouts(): UnreadableFile {
  return new UnreadableFile(
    'Invalid data format',
    `It holds more than ${MOST_WORKOUTS} entries. Export a shorter time, or cut the file in two.`,
  );
}
