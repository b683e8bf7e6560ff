import { AsyncLocalStorage } from 'node:async_hooks';
import { askForReader, type Measures, USUAL_MEASURES } from '../../../domain/measures.ts';

const readers = new AsyncLocalStorage<Measures>();
askForReader(() => readers.getStore() ?? USUAL_MEASURES);

/** Whatever is written while this works is written in these units, however many others are at work. */
export function writtenFor<T>(measures: Measures, work: () => T): T {
  return readers.run(measures, work);
}
