/** What a file is, in words, where nobody reads such files here. */
export type NamedKind = {
  /** 'a PNG picture' */
  what: string;
  /** Whether no such file ever holds a workout. */
  isNoWorkout: boolean;
  /** What to bring in its place. */
  instead?: string | undefined;
};

export function refusedKind({ what, isNoWorkout, instead }: NamedKind): RefusedFile {
  const said = isNoWorkout ? 'which holds no workouts' : 'which Longrun does not read';
  const whole = `This is ${what}, ${said}.`;
  return new RefusedFile(what, instead ? `${whole} ${instead}` : whole, isNoWorkout);
}

/** A file, or one inside an archive, that gives no workout. Caught in read-upload.ts and told there. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly what: NamedKind['what'];
  readonly isNoWorkout: NamedKind['isNoWorkout'];

  constructor(what: string, reason: string, isNoWorkout = false) {
    super(reason);
    this.what = what;
    this.isNoWorkout = isNoWorkout;
  }
}
