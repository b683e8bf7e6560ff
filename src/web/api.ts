import { type Answer, addressOf, type CallInput, type Endpoint } from '../contract/endpoint.ts';
import type { ErrorBody, Issue } from '../contract/errors.ts';

type CallOptions = { headers?: Record<string, string>; bytes?: Blob; signal?: AbortSignal };

/** What a refused or unanswered call is thrown as; `message` is fit to be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorBody['code'] | 'offline' | 'wordless';
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

/** Makes a declared call. The session travels in its cookie; no token is ever seen here. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  const { params, query, body }: Parts = input;
  const json = endpoint.body && body !== undefined;
  const response = await send(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      ...(json && { 'content-type': 'application/json' }),
      ...(options.bytes && { 'content-type': 'application/octet-stream' }),
      ...options.headers,
    },
    body: options.bytes ?? (json ? JSON.stringify(body) : undefined),
    signal: options.signal,
  });
  if (!response.ok) throw await refusalOf(response);
  return readAnswer(endpoint, await response.text());
}

/** In metres and seconds, as the endpoint's schema reads the JSON of its answer. */
function readAnswer<E extends Endpoint>(endpoint: E, text: string): Answer<E> {
  const answer = endpoint.response.safeParse(JSON.parse(text || 'null'));
  if (answer.success) return answer.data as Answer<E>;
  throw new ApiError({
    status: 200,
    code: 'wordless',
    message: 'This page and its server are of different versions. Load the page again.',
  });
}

type Parts = { params?: unknown; query?: unknown; body?: unknown };

async function send(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
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

async function refusalOf(response: Response): Promise<ApiError> {
  const { status } = response;
  const text = await response.text();
  const body = readErrorBody(text);
  return body
    ? new ApiError({ status, ...body })
    : new ApiError({
        status,
        code: 'wordless',
        message: `${status}: ${text || response.statusText}`,
      });
}

function readErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    const ours = typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
    return ours ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}
