export type Table<Value> = readonly (readonly [RegExp, Value])[];

export function firstOf<Value>(table: Table<Value>, text: string): Value | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
