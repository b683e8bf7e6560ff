import { type Answer, addressOf, type CallInput, type Endpoint } from '../contract/endpoint.ts';
import { type ErrorBody, errorBody, type Issue } from '../contract/errors.ts';

type CallOptions = { headers?: Record<string, string>; bytes?: Blob; signal?: AbortSignal };

/**
 * What a refused or unanswered call is thrown as. `message` is fit to be shown; it is empty where
 * the answer was not this server's, such as the page of a proxy: show it by `messageOf`.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorBody['code'] | 'offline' | 'unreadable';
  readonly issues: Issue[];

  constructor(refusal: {
    status: number;
    code: ApiError['code'];
    message: string;
    issues?: Issue[];
  }) {
    super(refusal.message);
    this.status = refusal.status;
    this.code = refusal.code;
    this.issues = refusal.issues ?? [];
  }
}

/** Why a call failed, in the server's words; where it has none, in those of the screen. */
export function messageOf(error: unknown, screensOwn: string): string {
  return (error instanceof ApiError && error.message) || screensOwn;
}

/** Makes a declared call. The session travels in its cookie; no token is ever seen here. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  const { params, query, body }: Parts = input;
  const json = endpoint.body && body !== undefined;
  const answer = await send(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      ...(json && { 'content-type': 'application/json' }),
      ...(options.bytes && { 'content-type': 'application/octet-stream' }),
      ...options.headers,
    },
    body: options.bytes ?? (json ? JSON.stringify(body) : undefined),
    signal: signalOf(endpoint, options),
  });
  if (!answer.isOk) throw refused(answer.status, answer.text);
  return readAnswer(endpoint, answer);
}

const listeners = new Set<(refusal: ApiError) => void>();

/** Hears of every refused call of every screen, until the function that is returned is called. */
export function listenToRefusals(hear: (refusal: ApiError) => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** What to throw where a call was answered with a refusal: whoever listens has heard of it. */
export function refused(status: number, text: string): ApiError {
  const body = errorBody.safeParse(parsed(text));
  const refusal = body.success ? new ApiError({ status, ...body.data }) : unreadable(status);
  for (const hear of listeners) hear(refusal);
  return refusal;
}

/** In metres and seconds, as the endpoint's schema reads the JSON of its answer. */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  { status, text }: { status: number; text: string },
): Answer<E> {
  const json = parsed(text || 'null');
  if (json === undefined) throw unreadable(status);
  const answer = endpoint.response.safeParse(json);
  if (answer.success) return answer.data as Answer<E>;
  throw new ApiError({
    status,
    code: 'unreadable',
    message: 'This page and its server are of different versions. Load the page again.',
  });
}

type Parts = { params?: unknown; query?: unknown; body?: unknown };

/** A network may take a call and never answer it: in a tunnel, behind a broken proxy. */
const PATIENCE_MS = 20_000;
/** With what could be done twice: whoever is told that nothing came tries again. */
const LONG_PATIENCE_MS = 300_000;

/** A file takes its time, and is never given up. */
function signalOf({ method }: Endpoint, { headers, bytes, signal }: CallOptions) {
  if (bytes) return signal;
  const isHarmlessTwice = method !== 'POST' || headers?.['idempotency-key'] !== undefined;
  const patience = AbortSignal.timeout(isHarmlessTwice ? PATIENCE_MS : LONG_PATIENCE_MS);
  return signal ? AbortSignal.any([signal, patience]) : patience;
}

/** The connection may also be lost in the middle of an answer. */
async function send(address: string, request: RequestInit) {
  try {
    const response = await fetch(address, request);
    return { status: response.status, isOk: response.ok, text: await response.text() };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError({
      status: 0,
      code: 'offline',
      message:
        'The server cannot be reached. What you entered is kept here; try again in a moment.',
    });
  }
}

function unreadable(status: number): ApiError {
  return new ApiError({ status, code: 'unreadable', message: '' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
