export type HttpAsk = {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  /** The most that is read of the answer, unpacked. */
  mostBytes: number;
};

export type HttpAnswer = { status: number; headers: Headers; text: string };

export type Patience = {
  /** Until the answer begins. */
  beginMs: number;
  /** Until it is whole. */
  wholeMs: number;
  /** Keeps the time: says when it is up, unless it is called off. */
  after: (ms: number, isUp: () => void) => { callOff: () => void };
};

export const PATIENCE: Patience = {
  beginMs: 20_000,
  wholeMs: 30_000,
  after: (ms, isUp) => {
    const timer = setTimeout(isUp, ms);
    return { callOff: () => clearTimeout(timer) };
  },
};

/** No whole answer came. */
export class HttpTrouble extends Error {
  readonly kind: 'unreachable' | 'slow' | 'unreadable';

  constructor(kind: HttpTrouble['kind'], cause?: unknown) {
    super(`no answer: ${kind}`, { cause });
    this.kind = kind;
  }
}

/** One request and its whole answer, within bounds of time and size. Never led elsewhere. */
export async function askHttp(ask: HttpAsk, patience: Patience): Promise<HttpAnswer> {
  const over = new AbortController();
  const giveUp = () => over.abort(new HttpTrouble('slow'));
  const begin = patience.after(patience.beginMs, giveUp);
  const whole = patience.after(patience.wholeMs, giveUp);
  try {
    const response = await fetch(ask.url, {
      method: ask.method,
      headers: { accept: 'application/json', 'user-agent': 'Longrun', ...ask.headers },
      body: ask.form && new URLSearchParams(ask.form),
      redirect: 'manual',
      signal: over.signal,
    });
    begin.callOff();
    const text = await readWhole(response, ask.mostBytes);
    const { status, headers } = response;
    if (status >= 300 && status < 400) throw new HttpTrouble('unreadable');
    return { status, headers, text };
  } catch (error) {
    if (over.signal.aborted) throw new HttpTrouble('slow');
    throw troubleOf(error);
  } finally {
    begin.callOff();
    whole.callOff();
  }
}

async function readWhole({ body }: Response, mostBytes: number): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > mostBytes) throw new HttpTrouble('unreadable');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function troubleOf(error: unknown): HttpTrouble {
  if (error instanceof HttpTrouble) return error;
  const codes = [codeOf(error), error instanceof Error ? codeOf(error.cause) : ''];
  if (codes.some((code) => /TIMEOUT|ETIMEDOUT/.test(code))) return new HttpTrouble('slow', error);
  // A packed answer that was cut, and bytes that are no HTTP.
  const isGarbled = codes.some((code) => /^(Z_|HPE_|ERR_BROTLI|ERR_ZLIB|ERR__)/.test(code));
  return new HttpTrouble(isGarbled ? 'unreadable' : 'unreachable', error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
