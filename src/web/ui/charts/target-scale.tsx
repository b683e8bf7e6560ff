import type { ReactNode } from 'react';

type TargetScaleProps = {
  /** Seconds; the fastest and slowest of the range are what the prediction rests between. */
  predicted: { fastestS: number; likelyS: number; slowestS: number };
  targetS: number;
  /** What was run in the end. */
  resultS?: number | null;
  formatTime: (seconds: number) => string;
  /** What it comes to: '5 s/km to find'. */
  verdict?: ReactNode;
};

/** Prediction and target on one line, slower at the left and faster at the right, both named. */
export function TargetScale(props: TargetScaleProps) {
  const { predicted, targetS, resultS = null, formatTime, verdict } = props;
  const slowest = Math.max(predicted.slowestS, targetS, resultS ?? 0);
  const fastest = Math.min(predicted.fastestS, targetS, resultS ?? targetS);
  const room = Math.max(1, (slowest - fastest) * 0.12);
  const place = (seconds: number) =>
    (100 * (slowest + room - seconds)) / (slowest - fastest + 2 * room);
  const left = place(predicted.slowestS);
  return (
    <div className="prints text-small">
      <div aria-hidden="true">
        <div className="relative h-6">
          <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-line" />
          <span
            className="absolute top-1/2 h-2 -translate-y-1/2 rounded-full bg-accent-past"
            style={{ left: `${left}%`, width: `${place(predicted.fastestS) - left}%` }}
          />
          <span
            className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-2 border-card bg-accent"
            style={{ left: `${place(predicted.likelyS)}%` }}
          />
          <span
            className="absolute inset-y-0 w-0.75 -translate-x-1/2 bg-ink"
            style={{ left: `${place(targetS)}%` }}
          />
          {resultS !== null && (
            <span
              className="absolute top-1/2 size-3 -translate-1/2 rotate-45 border border-card bg-ink"
              style={{ left: `${place(resultS)}%` }}
            />
          )}
        </div>
        <div className="flex justify-between text-note text-soft">
          <span>slower</span>
          <span>faster</span>
        </div>
      </div>
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-1.5">
          <span aria-hidden="true" className="size-3 rounded-full bg-accent" />
          <dt className="text-soft">Predicted</dt>
          <dd className="font-semibold">{formatTime(predicted.likelyS)}</dd>
          <dd className="whitespace-nowrap text-soft">
            ({formatTime(predicted.fastestS)} to {formatTime(predicted.slowestS)})
          </dd>
        </div>
        <div className="flex items-center gap-x-1.5">
          <span aria-hidden="true" className="h-4 w-0.75 bg-ink" />
          <dt className="text-soft">Target</dt>
          <dd className="font-semibold">{formatTime(targetS)}</dd>
        </div>
        {resultS !== null && (
          <div className="flex items-center gap-x-2">
            <span aria-hidden="true" className="size-2.5 rotate-45 bg-ink" />
            <dt className="text-soft">Result</dt>
            <dd className="font-semibold">{formatTime(resultS)}</dd>
          </div>
        )}
      </dl>
      {verdict && <p className="mt-1">{verdict}</p>}
    </div>
  );
}
