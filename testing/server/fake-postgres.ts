import { createServer } from 'node:net';

/** Speaks just enough of PostgreSQL's protocol to say which version it is, whatever it is asked. */
export async function fakePostgres(versionNumber: string) {
  const server = createServer((socket) => {
    let greeted = false;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (!greeted) {
        greeted = true;
        const authenticated = message('R', int32(0));
        socket.write(Buffer.concat([authenticated, ready()]));
      } else if (data[0] === 'Q'.charCodeAt(0)) {
        socket.write(answer('server_version_num', versionNumber));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `postgres://runner:secret-word@127.0.0.1:${port}/longrun`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const TEXT_TYPE = 25;

function answer(column: string, value: string): Buffer {
  const description = Buffer.concat([
    int16(1),
    cString(column),
    ...[int32(0), int16(0), int32(TEXT_TYPE), int16(-1), int32(-1), int16(0)],
  ]);
  const row = Buffer.concat([int16(1), int32(Buffer.byteLength(value)), Buffer.from(value)]);
  return Buffer.concat([
    message('T', description),
    message('D', row),
    message('C', cString('SHOW')),
    ready(),
  ]);
}

function ready(): Buffer {
  return message('Z', Buffer.from('I'));
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function cString(text: string): Buffer {
  return Buffer.from(`${text}\0`);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}
