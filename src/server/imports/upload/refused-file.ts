/** A file, or one inside an archive, that gives no workout. Caught in read-upload.ts and told there. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  /** In words: 'a PNG picture'. */
  readonly what: string;
  /** Whether no such file ever holds a workout. */
  readonly isNoWorkout: boolean;

  constructor(what: string, reason: string, isNoWorkout = false) {
    super(reason);
    this.what = what;
    this.isNoWorkout = isNoWorkout;
  }
}
