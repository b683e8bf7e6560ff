import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Stands between the app and its database. `cut` is a server that died: what was connected is
 * gone, and nobody answers any more. `mend` is the server back at its place.
 */
export async function cuttableProxy(targetUrl: string) {
  const target = new URL(targetUrl);
  const open = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;

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
      client.pipe(upstream);
      upstream.pipe(client);
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

  await listen();
  const url = new URL(targetUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, cut, mend: listen };
}
