import type { Among } from '../../conditions.ts';

/** 'The last 20 runs', 'the 3 longest' of some days. */
export function fewOf(of: {
  by: Among['by'];
  count: number;
  kind: Among['of'];
  period: { from: Among['from']; to: Among['to'] } | null;
}): Among {
  const { by, count, kind, period } = of;
  const { workoutType, runningSubtype, exceptSubtype, sport, where } = kind;
  const words = by === 'latest' ? `of the last ${count}` : `of the ${count} ${by}`;
  return {
    ...{ by, count, words },
    of: {
      ...(workoutType && { workoutType }),
      ...(runningSubtype && { runningSubtype }),
      ...(exceptSubtype && { exceptSubtype }),
      ...(sport && { sport }),
      ...(where && { where }),
    },
    ...(period?.from && { from: period.from }),
    ...(period?.to && { to: period.to }),
  };
}
