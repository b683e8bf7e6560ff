/** The file as a whole cannot be taken. `message` is fixed text, `detail` says what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly detail: string;

  constructor(detail: string) {
    super('Invalid data format');
    this.detail = detail;
  }
}

/** Twenty years of three workouts a day are half of it. */
export const MOST_WORKOUTS = 50_000;

export function tooManyWorkouts(): UnreadableFile {
  return new UnreadableFile(
    `It holds more than ${MOST_WORKOUTS} entries. Export a shorter time, or cut the file in two.`,
  );
}
