import { connect, createServer, type Socket } from 'node:net';

/**
 * A pooler in session mode that has one connection to its server: whoever comes first keeps it, and
 * whoever comes next is greeted and waits for the first to leave. It calls its processes by numbers
 * of its own, as poolers do.
 */
export async function sessionPoolerOfOne(targetUrl: string) {
  const target = new URL(targetUrl);
  const open = new Set<Socket>();
  let inUse: Socket | undefined;

  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    let isGreeted = false;
    const held: Buffer[] = [];
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
        if (inUse === client) inUse = undefined;
      });
    }
    client.on('data', (chunk) => {
      if (isGreeted) inUse ??= client;
      if (!isGreeted || inUse === client) upstream.write(Buffer.concat([...held.splice(0), chunk]));
      else held.push(chunk);
    });
    upstream.on('data', (chunk) => {
      if (!isGreeted) renumber(chunk);
      isGreeted ||= chunk.includes(READY);
      client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(targetUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: url.href,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const READY = Buffer.from([...Buffer.from('Z'), 0, 0, 0, 5]);
const PROCESS = Buffer.from([...Buffer.from('K'), 0, 0, 0, 12]);

function renumber(greeting: Buffer): void {
  const at = greeting.indexOf(PROCESS);
  if (at >= 0) greeting.writeInt32BE(1, at + PROCESS.length);
}
