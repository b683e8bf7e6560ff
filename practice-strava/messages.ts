/** A request as the rooms of the practice server see it, and what they answer. */
export type PracticeRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  /** The body as it came. */
  text: string;
  authorization: string;
};

export type PracticeResponse = {
  status: number;
  headers?: Record<string, string>;
  body: string;
};

/** What can be asked of Strava, by the names under which faults and counts are asked for. */
export const CALL_NAMES = [
  'authorize',
  'token',
  'refresh',
  'deauthorize',
  'revoke',
  'athlete',
  'listActivities',
  'activity',
  'laps',
  'zones',
  'streams',
  'subscriptions',
  'other',
] as const;

export type CallName = (typeof CALL_NAMES)[number];

export function jsonResponse(status: number, body: string): PracticeResponse {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
}

/** A refusal in Strava's shape. */
export function refusal(
  status: number,
  message: string,
  error: { resource: string; field: string; code: string },
): PracticeResponse {
  return jsonResponse(status, JSON.stringify({ message, errors: [error] }));
}

export function badRequest(resource: string, field: string): PracticeResponse {
  return refusal(400, 'Bad Request', { resource, field, code: 'invalid' });
}

export function unauthorized(): PracticeResponse {
  return refusal(401, 'Authorization Error', {
    resource: 'Application',
    field: '',
    code: 'invalid',
  });
}

export function notFound(): PracticeResponse {
  return jsonResponse(404, '');
}

const MARK = '@integer@';
const MARKED = new RegExp(`"${MARK}(-?\\d+)"`, 'g');

/** JSON in which a BigInt stands as a plain number with all its digits, as the ids of Strava do. */
export function exactJson(value: unknown): string {
  const text = JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'bigint' ? `${MARK}${item}` : item,
  );
  return text.replace(MARKED, '$1');
}
