import { describe, expect, test } from 'vitest';
import { ASKED_ON } from '../../../../../testing/domain/questions.ts';
import {
  RACES_OF_DANA,
  SHOES_OF_DANA,
} from '../../../../../testing/domain/questions-of-two-runners.ts';
import { calendarOn } from '../../period.ts';
import type { Intent } from '../../question.ts';
import { readParts } from '../read-question.ts';
import { type Correction, corrects } from './corrections/correction.ts';
import { CORRECTIONS } from './corrections/in-order.ts';
import { OF_A_NAMED_RACE } from './corrections/of-a-named-race.ts';
import type { Shown } from './intent-features.ts';
import learned from './learned.json' with { type: 'json' };
import { RULES } from './rules/in-order.ts';
import { readIntent, ruleFor } from './what-is-asked.ts';

const NAMES = {
  races: RACES_OF_DANA,
  shoes: SHOES_OF_DANA,
  titles: [{ title: 'River loop', isRun: true }],
};

/** What the last of some messages shows. */
function shownBy(example: string | readonly string[]): Shown {
  const messages = typeof example === 'string' ? [example] : example;
  const isAfterAnother = messages.length > 1;
  const { read, mended } = readParts(messages.at(-1) ?? '', calendarOn(ASKED_ON), {
    isFirst: !isAfterAnother,
    names: NAMES,
  });
  return { places: read.places, mended, subject: read.subject, isAfterAnother };
}

describe('a rule', () => {
  const examples = RULES.flatMap((rule) => rule.examples.map((example) => ({ example, rule })));

  test.each(examples)('decides its own example: $example', ({ example, rule }) => {
    expect(ruleFor(shownBy(example))).toBe(rule);
  });

  test('has an example, and stands in the order once', () => {
    expect(RULES.filter(({ examples }) => examples.length === 0)).toEqual([]);
    expect(new Set(RULES).size).toBe(RULES.length);
  });
});

describe('a correction', () => {
  const examplesOf = (corrections: readonly Correction[]) =>
    corrections.flatMap((correction) =>
      correction.examples.map((example) => ({ example, correction })),
    );
  const isMadeOf = (seeming: string, shown: Shown, corrections: readonly Correction[]) =>
    corrections.find((each) => corrects(each, seeming as Intent, shown));

  test.each(examplesOf(CORRECTIONS))(
    'is made of its own example: $example',
    ({ example, correction }) => {
      const shown = shownBy(example);
      expect(ruleFor(shown)).toBeNull();
      expect(learned.intents.map((each) => isMadeOf(each, shown, CORRECTIONS))).toContain(
        correction,
      );
      expect(readIntent(shown)).toBe(correction.becomes);
    },
  );

  test.each(examplesOf(OF_A_NAMED_RACE))(
    'of what names a race: $example',
    ({ example, correction }) => {
      const shown = shownBy(example);
      const made = learned.intents.map((each) => isMadeOf(each, shown, OF_A_NAMED_RACE));
      expect(made).toContain(correction);
      expect(readIntent(shown)).toBe(correction.becomes);
    },
  );

  test('has an example, and stands in the order once', () => {
    const all = [...CORRECTIONS, ...OF_A_NAMED_RACE];
    expect(all.filter(({ examples }) => examples.length === 0)).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });
});
