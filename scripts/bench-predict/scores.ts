/** One race that was predicted and run. */
export type Scored = {
  predictedS: number;
  actualS: number;
  /** Of the 80 % range, where the predictor has one. */
  fastestS?: number;
  slowestS?: number;
};

export type Score = {
  pair: string;
  runners: number;
  medianAbsPct: number;
  meanAbsPct: number;
  /** The median of the signed error: above 0 is predicted too slow. */
  biasPct: number;
  coverage80Pct: number | null;
  widthPct: number | null;
};

export function score(pair: string, races: readonly Scored[]): Score {
  const errors = races.map(({ predictedS, actualS }) => 100 * (predictedS / actualS - 1));
  const sizes = errors.map(Math.abs);
  const ranged = races.flatMap(({ fastestS, slowestS, predictedS, actualS }) =>
    fastestS === undefined || slowestS === undefined
      ? []
      : [
          {
            holds: actualS >= fastestS && actualS <= slowestS,
            widthPct: (100 * (slowestS - fastestS)) / predictedS,
          },
        ],
  );
  return {
    pair,
    runners: races.length,
    medianAbsPct: rounded(median(sizes)),
    meanAbsPct: rounded(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
    biasPct: rounded(median(errors)),
    coverage80Pct:
      ranged.length === 0
        ? null
        : rounded((100 * ranged.filter(({ holds }) => holds).length) / ranged.length),
    widthPct: ranged.length === 0 ? null : rounded(median(ranged.map(({ widthPct }) => widthPct))),
  };
}

/** The same time for everyone: the middle of what the others ran. */
export function sameForEveryone(actual: readonly number[]): Scored[] {
  return actual.map((actualS, index) => ({
    predictedS: median(actual.toSpliced(index, 1)),
    actualS,
  }));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(middle - 1),
    Math.floor(middle) + 1,
  );
  return (low + high) / 2;
}

export type Row = Record<string, string>;

/** A table of plain cells, the first line its names. */
export function rowsOf(csv: string): Row[] {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}

/** Numbers from 0 to 1, the same each time, so that one run can be compared with another. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  next();
  return next;
}
