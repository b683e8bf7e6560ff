/** The file as a whole cannot be taken. `message` is fixed text, `detail` says what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly detail: string;

  constructor(message: UnreadableMessage, detail: string) {
    super(message);
    this.detail = detail;
  }
}

export type UnreadableMessage =
  | 'Invalid JSON format'
  | 'Unsupported JSON format'
  | 'Invalid data format';
