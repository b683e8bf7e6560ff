import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { bold, link, listOf, literally, readRichText } from './rich-text.ts';

describe('what the coach writes', () => {
  test('has paragraphs, lists, bold words and links', () => {
    const source = `You ran ${bold('45.2 km')} in ${link('4 runs', '/run-details')}.\n\n${listOf([
      link('Fri 20 Nov', '/run-details/31'),
      'and more',
    ])}\nEnd.`;
    expect(readRichText(source)).toEqual([
      {
        type: 'paragraph',
        spans: [
          { type: 'text', text: 'You ran ' },
          { type: 'bold', text: '45.2 km' },
          { type: 'text', text: ' in ' },
          { type: 'link', text: '4 runs', href: '/run-details' },
          { type: 'text', text: '.' },
        ],
      },
      {
        type: 'list',
        items: [
          [{ type: 'link', text: 'Fri 20 Nov', href: '/run-details/31' }],
          [{ type: 'text', text: 'and more' }],
        ],
      },
      { type: 'paragraph', spans: [{ type: 'text', text: 'End.' }] },
    ]);
    expect(plainOf(source)).toBe('You ran 45.2 km in 4 runs.\nFri 20 Nov\nand more\nEnd.');
  });

  test.each([
    '[out](https://example.org)',
    '[out](//example.org)',
    '[out](/\\example.org)',
    '[out](javascript:alert(1))',
    '[out](data:text/html,hello)',
    '[out](/run-details/1"onclick="x)',
    '[out]( /x)',
    '[out](/api/docs)',
    '<b>bold</b><script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
  ])('leads nowhere else: %s stays text', (source) => {
    const spans = readRichText(source).flatMap((block) =>
      block.type === 'list' ? block.items.flat() : block.spans,
    );
    expect(spans.map(({ type }) => type)).toEqual(['text']);
    expect(plainOf(source)).toBe(source);
  });

  test('keeps a link among bold words a link', () => {
    const source = bold(`3 weeks to ${link('City Half', '/races/4')}, in all`);
    expect(readRichText(source)).toEqual([
      {
        type: 'paragraph',
        spans: [
          { type: 'bold', text: '3 weeks to ' },
          { type: 'link', text: 'City Half', href: '/races/4' },
          { type: 'bold', text: ', in all' },
        ],
      },
    ]);
  });

  test('shows no images, only what would have stood under one', () => {
    expect(readRichText('![track](/weight)')).toEqual([
      {
        type: 'paragraph',
        spans: [
          { type: 'text', text: '!' },
          { type: 'link', text: 'track', href: '/weight' },
        ],
      },
    ]);
  });

  test('whatever somebody wrote reads as it was written, and as nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (written) => {
        const onOneLine = written.replace(/\s+/g, ' ').trim();
        const blocks = readRichText(`“${literally(written)}”`);
        expect(blocks).toEqual([
          { type: 'paragraph', spans: [{ type: 'text', text: `“${onOneLine}”` }] },
        ]);
      }),
    );
    for (const evil of ['**x**', '[y](/profile)', '- item', '\\[z](/a)', '![i](/b)', '\\\\**q**']) {
      expect(readRichText(`“${literally(evil)}”`)).toEqual([
        { type: 'paragraph', spans: [{ type: 'text', text: `“${evil}”` }] },
      ]);
    }
  });

  test('never fails, and never leads out of the app', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '**',
      '\\',
      '- ',
      '\n',
      '/',
      '//',
      'x',
      '!',
      'http:',
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (source) => {
          for (const block of readRichText(source)) {
            const spans = block.type === 'list' ? block.items.flat() : block.spans;
            for (const span of spans) {
              if (span.type === 'link') expect(span.href).toMatch(/^\/(?!\/)[a-z0-9/?=&-]*$/);
            }
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
