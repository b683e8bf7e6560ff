import { expect, test } from 'vitest';
import { trainingStatus } from './training-status.ts';

test("every runner's status reads On Track", () => {
  expect(trainingStatus()).toBe('On Track');
});
