const MARK = '@integer@';
const MARKED = new RegExp(`"${MARK}(-?\\d+)"`, 'g');

/** JSON in which a BigInt stands as a plain number with all its digits, as the ids of Strava do. */
export function exactJson(value: unknown): string {
  const text = JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'bigint' ? `${MARK}${item}` : item,
  );
  return text.replace(MARKED, '$1');
}
