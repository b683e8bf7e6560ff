import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readModelReply } from './model-reply.ts';
import { readRichText } from './rich-text.ts';

const TOLD = [
  'You ran **42.5 km** in **3:45:00** on 4 runs this week (Sun 15 to Wed 18 Mar).',
  '[Sun 15 Mar](/run-details/7), 1,234 ml, 5:12 /km, heart rate 141 bpm',
];
const marked = (reply: string, told = TOLD) =>
  readRichText(readModelReply(reply, told))
    .flatMap((block) => (block.type === 'list' ? block.items.flat() : block.spans))
    .flatMap((span) => (span.type === 'unverified' ? span.text : []));

describe('a figure of an outside model', () => {
  test.each([
    ['You ran 42.5 km in 3:45:00.', []],
    ['You ran 42.50 km, at 05:12 /km.', []],
    ['1234 ml on 4 runs', []],
    ['You ran 43 km.', ['43']],
    ['**You ran 43 km**, 4 runs', ['43']],
    ['That is 12% more than last week.', ['12']],
    ['Your VO2max does not show.', []],
    ['1. First\n2. Second', []],
    ['From 10k to 21.1k in 6 weeks', ['10', '21.1', '6']],
    ['At 5:13 /km', ['5:13']],
    ['3-5 runs by 2026-03-18', ['3', '5', '2026-03-18']],
    ['½ marathon, ٤٢ km', ['½', '٤٢']],
    ['- 99 km\n- 42.5 km', ['99']],
  ])('is marked where no look-up told it: %s', (reply, expected) => {
    expect(marked(reply)).toEqual(expected);
  });

  test('that was told with one unit is another figure with another one', () => {
    expect(marked('You ran 42.5 miles on 4 days.')).toEqual(['42.5', '4']);
    expect(marked('Your heart rate was 141.')).toEqual([]);
  });

  test('is marked where the model looked nothing up at all', () => {
    expect(marked('You ran 42.5 km.', [])).toEqual(['42.5']);
  });

  test('is no figure of the log for standing in an address', () => {
    expect(marked('You ran 7 km.', ['[that run](/run-details/7)'])).toEqual(['7']);
  });

  test('that is vouched for is not lost beside one that is not', () => {
    expect(readModelReply('**42.5 km and 43 km**', TOLD)).toBe('**42.5 km and **[?43]** km**');
  });
});

describe('what an outside model wrote', () => {
  test('is read as text where it is no markup of ours', () => {
    const reply = [
      '<script>alert(1)</script>',
      '![x](https://evil.example/p.png)',
      '[click](https://evil.example)',
      '[click](//evil.example)',
      '[click](javascript:alert(1))',
      '[settings](/profile)',
      '`code` [?hidden]',
    ].join('\n');
    const spans = readRichText(readModelReply(reply, TOLD)).flatMap((block) =>
      block.type === 'list' ? block.items.flat() : block.spans,
    );
    expect(spans.filter(({ type }) => type === 'link')).toEqual([]);
    expect(spans.map(({ text }) => text).join('\n')).toContain('<script>alert(');
    expect(spans.flatMap((span) => (span.type === 'unverified' ? span.text : []))).toEqual([
      '1',
      '1',
    ]);
  });

  test('links what its look-ups linked, and no other page', () => {
    expect(readModelReply('[That run](/run-details/7)', TOLD)).toBe('[That run](/run-details/7)');
    expect(readModelReply('[That run](/run-details/8)', TOLD)).toBe('That run');
  });

  test('has its headings and lists in the coach’s own way', () => {
    expect(readModelReply('## Week\n* one\n* two\n\nThe **end**', TOLD)).toBe(
      '**Week**\n\n- one\n- two\n\nThe **end**',
    );
  });

  test('holds nothing that cannot be seen', () => {
    const hidden = 'a\u200bb\u202ec\u{e0041}d\u0007e\u2028f';
    expect(readModelReply(hidden, [])).toBe('abcdef');
  });

  test('says the same when it is read again, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (reply) => {
        const once = readModelReply(reply, []);
        const plain = (source: string) =>
          readRichText(source).map((block) =>
            (block.type === 'list' ? block.items.flat() : block.spans)
              .map(({ text }) => text)
              .join(''),
          );
        expect(plain(once).join('').replace(/\s/g, '')).toBe(
          plain(readModelReply(once, [])).join('').replace(/\s/g, ''),
        );
      }),
    );
  });
});
