import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** The way between a browser and the app, which can be cut: nothing arrives then, at once. */
export type Network = {
  url: string;
  cut: () => void;
  mend: () => void;
  /**
   * What becomes of each request: 'lost' never arrives, 'unanswered' arrives and its answer is lost,
   * 'silent' is taken and nothing comes of it. Null lets all of them pass.
   */
  each: (fate: ((request: IncomingMessage) => Fate) | null) => void;
  /** What is served in place of the app's own answer, as a newer version would. */
  replace: (path: string, change: ((text: string) => string) | null) => void;
  close: () => Promise<void>;
};

type Fate = 'passes' | 'lost' | 'unanswered' | 'silent';

export async function openNetwork(appUrl: string): Promise<Network> {
  let isCut = false;
  let fateOf: Parameters<Network['each']>[0] = null;
  const replaced = new Map<string, (text: string) => string>();
  const server = createServer((asked, answer) => {
    const fate = isCut ? 'lost' : (fateOf?.(asked) ?? 'passes');
    if (fate === 'silent') return;
    if (fate === 'lost') asked.socket.destroy();
    else pass(asked, answer, fate === 'unanswered');
  });

  const pass = (asked: IncomingMessage, answer: ServerResponse, isUnanswered: boolean) => {
    const change = replaced.get(asked.url ?? '');
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...given } = asked.headers;
    const headers = change ? { ...given, 'accept-encoding': 'identity' } : asked.headers;
    const onward = request(new URL(asked.url ?? '/', appUrl), { method: asked.method, headers });
    onward.on('response', (answered) => {
      const parts: Buffer[] = [];
      answered.on('data', (part) => parts.push(part));
      answered.on('end', () => {
        if (isUnanswered || isCut) return asked.socket.destroy();
        const body = Buffer.concat(parts);
        const sent = change ? Buffer.from(change(body.toString())) : body;
        const { 'transfer-encoding': _chunks, ...kept } = answered.headers;
        answer.writeHead(answered.statusCode ?? 502, { ...kept, 'content-length': sent.length });
        answer.end(sent);
      });
      answered.on('error', () => asked.socket.destroy());
    });
    onward.on('error', () => asked.socket.destroy());
    asked.pipe(onward);
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    each: (fate) => {
      fateOf = fate;
    },
    replace: (path, change) => {
      if (change) replaced.set(path, change);
      else replaced.delete(path);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
