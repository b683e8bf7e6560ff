import { useState } from 'react';
import {
  BEARABLE_LOSS,
  drinkForSweat,
  sweatMlPerHour,
} from '../../../domain/race-plan/fuel-plan.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { readNumber } from '../../ui/read-number.ts';

/** Weight before and after a run, and what was drunk: what is sweated an hour, and what to drink of it. */
export function SweatTest({ timeS, weightKg }: { timeS: number; weightKg: number | null }) {
  const [typed, setTyped] = useState({ before: '', after: '', drunk: '', minutes: '' });
  const type = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const [before, after] = [readNumber(typed.before), readNumber(typed.after)];
  const [drunk, minutes] = [readNumber(typed.drunk), readNumber(typed.minutes)];
  const isWhole = before !== null && after !== null && drunk !== null && minutes !== null;
  const sweat = isWhole
    ? sweatMlPerHour({
        beforeKg: before,
        afterKg: after,
        drunkMl: drunk,
        durationS: minutes * 60,
      })
    : null;
  return (
    <details className="text-small print:hidden">
      <summary className="tap content-center font-semibold">Work out what you sweat</summary>
      <p className="mt-1 text-soft">
        Weigh yourself before and after a run of an hour at race effort, dry and without shoes. It
        is worked out here and not kept.
        {weightKg !== null &&
          ` ${bearableKg(weightKg)}\u00a0kg, 2\u00a0% of your latest ${weightKg.toLocaleString('en')}\u00a0kg, is what may be lost without getting slower (ACSM 2007).`}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        <NumberField
          label="Before"
          unit="kg"
          step={0.1}
          value={typed.before}
          onChange={(text) => type({ before: text })}
        />
        <NumberField
          label="After"
          unit="kg"
          step={0.1}
          value={typed.after}
          onChange={(text) => type({ after: text })}
        />
        <NumberField
          label="Drunk"
          unit="ml"
          step={50}
          value={typed.drunk}
          onChange={(text) => type({ drunk: text })}
        />
        <NumberField
          label="Time"
          unit="min"
          value={typed.minutes}
          onChange={(text) => type({ minutes: text })}
        />
      </div>
      <output className="mt-3 block" aria-live="polite">
        {isWhole && sweatText({ sweat, weightKg: before, timeS })}
      </output>
    </details>
  );
}

/** To 100 g. */
function bearableKg(weightKg: number): string {
  return (Math.round(10 * BEARABLE_LOSS * weightKg) / 10).toLocaleString('en');
}

type Sweat = { sweat: number | null; weightKg: number; timeS: number };

function sweatText({ sweat, weightKg, timeS }: Sweat): string {
  if (sweat === null)
    return 'These cannot be the figures of one run: check the weights and the time.';
  const { from, to } = drinkForSweat({ sweatMlPerHour: sweat, weightKg, timeS });
  const least = from > 0 ? `${tens(from)} to ${tens(to)}` : `up to ${tens(to)}`;
  return `You sweat ${tens(sweat)}\u00a0ml an hour. Drink ${least}\u00a0ml an hour: that keeps what you lose under 2\u00a0% of your weight (ACSM 2007), and below what you sweat.`;
}

function tens(ml: number): string {
  return (10 * Math.round(ml / 10)).toLocaleString('en');
}
