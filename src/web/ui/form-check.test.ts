import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkForm } from './form-check.ts';

test('what is wrong is said at its field, one inside another by both names', () => {
  const schema = z.object({ name: z.string(), mapping: z.object({ date: z.string() }) });
  const { errors } = checkForm(schema, { name: 7, mapping: { date: 7 } });
  expect(Object.keys(errors ?? {}).sort()).toEqual(['mapping.date', 'name']);
});
