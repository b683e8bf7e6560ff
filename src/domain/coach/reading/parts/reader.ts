import { taken } from '../text/plain-text.ts';

/** The words of a text, and in the place of those that a reader took the name of what it took them for. */
export class Places {
  words: string[];
  constructor(text: string) {
    this.words = text.split(' ').map((word) => (word === '_' ? 'NAME' : word));
  }
  mark(rest: string, name: string): void {
    const left = rest.split(' ');
    this.words = this.words.map((word, at) =>
      left[at] === '_' && word === word.toLowerCase() ? name : word,
    );
  }
}

/** Reads a text part by part, and keeps what is left of it. */
export class Reader {
  rest: string;
  readonly places: Places;
  constructor(text: string, places: Places) {
    this.rest = text;
    this.places = places;
  }
  read<Value>(
    name: string,
    pattern: RegExp,
    from: (groups: Record<string, string | undefined>) => Value | null,
  ): Value | null {
    const match = pattern.exec(this.rest);
    const value = match && from(match.groups ?? {});
    if (value !== null) this.take(name, [pattern]);
    return value;
  }
  /** By the first of the patterns that tells it. */
  readFirst<Value>(
    name: string,
    patterns: readonly RegExp[],
    from: (groups: Record<string, string | undefined>) => Value | null,
  ): Value | null {
    for (const pattern of patterns) {
      const value = this.read(name, pattern, from);
      if (value !== null) return value;
    }
    return null;
  }
  /** The first of the patterns that is found, once. */
  take(name: string, patterns: readonly RegExp[]): void {
    const found = patterns.find((pattern) => pattern.test(this.rest));
    if (found) this.rest = this.rest.replace(found, taken);
    this.mark(name);
  }
  takeAll(name: string, patterns: readonly RegExp[]): void {
    for (const pattern of patterns) this.rest = this.rest.replace(pattern, taken);
    this.mark(name);
  }
  mark(name: string): void {
    this.places.mark(this.rest, name);
  }
}
