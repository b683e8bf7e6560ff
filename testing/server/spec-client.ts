/**
 * A client that makes the calls as the specification words them, over real HTTP: cookies with every
 * request, a JSON content type only where there is a body, and anything that is not OK thrown as
 * '{status}: {body text or status text}'.
 */
export type SpecClient = {
  call: <T>(method: Method, path: string, body?: object, by?: Credential) => Promise<T>;
  /** The default way of loading: a GET of the key's segments joined with '/'. */
  load: <T>(key: (string | number)[], on401?: 'throw' | 'returnNull') => Promise<T>;
  /** What a browser would keep and send along. */
  cookies: Map<string, string>;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Credential = { token?: string };

export function createSpecClient(origin: string, always: Credential = {}): SpecClient {
  const cookies = new Map<string, string>();

  const send = async (method: Method, path: string, body?: object, by: Credential = {}) => {
    const token = by.token ?? always.token;
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        // As browsers do it, whatever the page.
        ...(method !== 'GET' && { origin }),
      },
      body: body && JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return response;
  };

  const answerOf = async (response: Response) => {
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status}: ${text || response.statusText}`);
    return text === '' ? null : JSON.parse(text);
  };

  return {
    cookies,
    call: async (...request) => answerOf(await send(...request)),
    load: async (key, on401 = 'throw') => {
      const response = await send('GET', key.join('/'));
      if (on401 === 'returnNull' && response.status === 401) return null;
      return answerOf(response);
    },
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const [name = '', value = ''] = pair.split('=');
  const isOver = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute)) || value === '';
  if (isOver) cookies.delete(name);
  else cookies.set(name, value);
}

export type Refusal = { status: number; message: string };

/** How a call was refused: what the client threw, and the server's message field in it. */
export async function asAppError(call: Promise<unknown>): Promise<Refusal> {
  const error = await call.then(
    () => new Error('it was not refused'),
    (reason: Error) => reason,
  );
  const [, status, text = ''] = /^(\d{3}): (.*)$/s.exec(error.message) ?? [];
  if (!status) throw error;
  return { status: Number(status), message: JSON.parse(text).message };
}
