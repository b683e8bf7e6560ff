import { expect, test } from 'vitest';
import { formsOf } from './word-forms.ts';

test.each([
  ['rain', ['rain', 'rainy', 'rained', 'raining'], ['rainbow', 'train']],
  ['hot', ['hot', 'hotter', 'hottest'], ['hotel']],
  ['ice', ['ice', 'icy', 'iced'], ['iceland']],
  ['fog', ['foggy'], ['fogerty']],
  ['calf', ['calf', 'calves'], ['calm']],
  ['drizzl', ['drizzle', 'drizzled', 'drizzling'], []],
  ['commut', ['commute', 'commuting'], ['community']],
  ['park', ['parks'], ['parkrun']],
  ['windy', ['windier'], ['window']],
])('%s is found in its forms, and not at the beginning of another word', (word, forms, others) => {
  for (const form of forms) expect(formsOf(word)).toContain(form);
  for (const other of others) expect(formsOf(word)).not.toContain(other);
});
