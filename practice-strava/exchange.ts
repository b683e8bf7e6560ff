/** A request as the rooms of the practice server see it, and what they answer. */
export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  /** The body as it came. */
  text: string;
  authorization: string;
};

export type Answer = {
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

export function jsonAnswer(status: number, body: string): Answer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
}

/** A refusal in Strava's shape. */
export function refusal(
  status: number,
  message: string,
  error: { resource: string; field: string; code: string },
): Answer {
  return jsonAnswer(status, JSON.stringify({ message, errors: [error] }));
}

export function badRequest(resource: string, field: string): Answer {
  return refusal(400, 'Bad Request', { resource, field, code: 'invalid' });
}

export function unauthorized(): Answer {
  return refusal(401, 'Authorization Error', {
    resource: 'Application',
    field: '',
    code: 'invalid',
  });
}

export function notFound(): Answer {
  return jsonAnswer(404, '');
}
