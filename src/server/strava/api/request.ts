export type HttpRequest = {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  /** The most that is read of the response, unpacked. */
  maxBytes: number;
};

type HttpResponse = { status: number; headers: Headers; text: string };

export type Timeouts = {
  /** Until the response begins. */
  beginMs: number;
  /** Until it is whole: no request takes longer. */
  wholeMs: number;
  startTimer: (ms: number, onTimeout: () => void) => { stop: () => void };
};

export const TIMEOUTS: Timeouts = {
  beginMs: 20_000,
  wholeMs: 30_000,
  startTimer: (ms, onTimeout) => {
    const timer = setTimeout(onTimeout, ms);
    return { stop: () => clearTimeout(timer) };
  },
};

/** No whole response came. */
export class RequestFailed extends Error {
  readonly kind: 'unreachable' | 'slow' | 'unreadable';

  constructor(kind: RequestFailed['kind'], cause?: unknown) {
    super(`the request failed: ${kind}`, { cause });
    this.kind = kind;
  }
}

/** One request and its whole response, within limits of time and size. Redirects are not followed. */
export async function send(request: HttpRequest, timeouts: Timeouts): Promise<HttpResponse> {
  const timeout = new AbortController();
  const onTimeout = () => timeout.abort(new RequestFailed('slow'));
  const begin = timeouts.startTimer(timeouts.beginMs, onTimeout);
  const whole = timeouts.startTimer(timeouts.wholeMs, onTimeout);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { accept: 'application/json', 'user-agent': 'Longrun', ...request.headers },
      body: request.form && new URLSearchParams(request.form),
      redirect: 'manual',
      signal: timeout.signal,
    });
    begin.stop();
    const text = await readWhole(response, request.maxBytes);
    const { status, headers } = response;
    if (status >= 300 && status < 400) throw new RequestFailed('unreadable');
    return { status, headers, text };
  } catch (error) {
    if (timeout.signal.aborted) throw new RequestFailed('slow');
    throw asRequestFailed(error);
  } finally {
    begin.stop();
    whole.stop();
  }
}

async function readWhole({ body }: Response, maxBytes: number): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) throw new RequestFailed('unreadable');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function asRequestFailed(error: unknown): RequestFailed {
  if (error instanceof RequestFailed) return error;
  const codes = [codeOf(error), error instanceof Error ? codeOf(error.cause) : ''];
  if (codes.some((code) => /TIMEOUT|ETIMEDOUT/.test(code))) return new RequestFailed('slow', error);
  // A compressed response that was cut off, and bytes that are no HTTP.
  const isGarbled = codes.some((code) => /^(Z_|HPE_|ERR_BROTLI|ERR_ZLIB|ERR__)/.test(code));
  return new RequestFailed(isGarbled ? 'unreadable' : 'unreachable', error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
