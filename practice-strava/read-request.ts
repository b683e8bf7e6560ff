import type { IncomingMessage } from 'node:http';
import type { Asked } from './exchange.ts';

const LONGEST_BODY = 1024 * 1024;

export async function readRequest(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > LONGEST_BODY) throw new Error('the body is too long');
  }
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    form: new URLSearchParams(/json/.test(request.headers['content-type'] ?? '') ? '' : text),
    text,
    authorization: request.headers.authorization ?? '',
  };
}
