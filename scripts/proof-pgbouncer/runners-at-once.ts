import { performance } from 'node:perf_hooks';
import { seededDice } from '../demo/dice.ts';
import { type Known, signUp } from './runner.ts';

export type Outcome = { calls: number; problems: string[]; tookS: number };

/** Runners make mixed calls at once, each its own one after the other, until there were so many. */
export async function runnersAtOnce(input: {
  origins: string[];
  runners: number;
  calls: number;
  seed: number;
}): Promise<Outcome> {
  const { origins, runners, calls, seed } = input;
  const began = performance.now();
  const problems: string[] = [];
  const known: Known = { workouts: [] };
  let made = 0;
  const isDue = () => made < calls;
  await Promise.all(
    Array.from({ length: runners }, async (_, number) => {
      const dice = seededDice(seed * 100 + number);
      const count = () => {
        made += 1;
      };
      const runner = await signUp({ number, origins, dice, known, count });
      while (isDue()) {
        const problem = await runner.callAnything();
        if (problem) problems.push(problem);
      }
    }),
  );
  return { calls: made, problems, tookS: (performance.now() - began) / 1000 };
}
