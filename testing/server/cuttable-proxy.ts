import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Stands between the app and its database. `cut` is a server that died: what was connected is gone,
 * and nobody answers any more. `mend` is the server back at its place. `freeze` is one that stands
 * still: connections stay and new ones are taken, and nothing comes through until `thaw`.
 * `freezeAfter` lets so many messages reach the database, and freezes before the last is answered.
 */
export async function cuttableProxy(targetUrl: string, { refusing }: { refusing?: string } = {}) {
  const target = new URL(targetUrl);
  const open = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  /** What is to go through once it thaws; undefined while it flows. */
  let held: (() => void)[] | undefined;
  let messagesLeft = Number.POSITIVE_INFINITY;
  const pass = (going: () => void) => {
    if (held) held.push(going);
    else going();
  };

  const listen = async () => {
    const starting = createServer((client) => {
      const upstream = connect(Number(target.port || 5432), target.hostname);
      for (const socket of [client, upstream]) {
        open.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          open.delete(socket);
          client.destroy();
          upstream.destroy();
        });
      }
      client.on('data', (chunk) => {
        if (refusing && chunk.includes(`${refusing}\0`)) client.end(refusal(refusing));
        else pass(() => upstream.write(chunk));
        messagesLeft -= 1;
        if (messagesLeft === 0) freeze();
      });
      upstream.on('data', (chunk) => pass(() => client.write(chunk)));
    });
    await new Promise<void>((resolve) => starting.listen(port, '127.0.0.1', resolve));
    const address = starting.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
    server = starting;
  };
  const cut = async () => {
    const closing = new Promise<void>((resolve) => {
      if (server) server.close(() => resolve());
      else resolve();
    });
    for (const socket of open) socket.destroy();
    await closing;
    server = undefined;
  };
  const freeze = () => {
    held ??= [];
  };
  const freezeAfter = (messages: number) => {
    messagesLeft = messages;
  };
  const thaw = () => {
    messagesLeft = Number.POSITIVE_INFINITY;
    const waiting = held ?? [];
    held = undefined;
    for (const going of waiting) going();
  };

  await listen();
  const url = new URL(targetUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, cut, mend: listen, freeze, freezeAfter, thaw };
}

/** What a pooler says to a setting that it does not hand on. */
function refusal(setting: string): Buffer {
  const fields = ['SFATAL', 'C08P01', `Munsupported startup parameter: ${setting}`];
  const body = Buffer.from(`${fields.map((field) => `${field}\0`).join('')}\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
