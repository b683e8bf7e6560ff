import { readRichText } from '../../src/domain/coach/rich-text.ts';

/** What the coach wrote, without its marks. */
export function plainOf(source: string): string {
  return readRichText(source)
    .flatMap((block) => (block.type === 'list' ? block.items : [block.spans]))
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join('\n');
}
