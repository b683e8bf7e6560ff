import { Figure } from '../../ui/figure.tsx';
import { speedOf } from './sanity.ts';
import type { WorkoutValues } from './workout-values.ts';

/** What distance and time come to. It keeps its place while there is nothing to say. */
export function SpeedLine({ values }: { values: WorkoutValues }) {
  const speed = speedOf(values);
  return (
    <div className="min-h-10 text-small text-soft">
      <p className="flex items-baseline gap-2">
        {speed ? (
          <>
            {speed.label}
            <Figure value={speed.figure} unit={speed.unit} size="title" />
          </>
        ) : (
          'Time and distance give the pace.'
        )}
      </p>
      <p role="status" className="font-medium text-warn">
        {speed?.doubt}
      </p>
    </div>
  );
}
