import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { PracticeResponse } from './messages.ts';

/** What can go wrong between us and Strava, and with what it answers. */
export const FAULTS = [
  'timeout',
  'resetMidBody',
  'oneByteASecond',
  '500',
  '502',
  '503',
  '429',
  'html200',
  'badJson',
  'wrongTypes',
  'cutGzip',
  'tenfoldSize',
  'repeatedPage',
  '401',
  'redirect',
  'clockSkew',
  'dieAfter',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Those before which Strava has done what it was asked: a code is used, a token rotated. */
export function worksFirst(fault: Fault): boolean {
  return !['timeout', '500', '502', '503', '429', 'html200', '401', 'redirect'].includes(fault);
}

const SKEW_S = 86_400;
const JUNK = `${'"junk",'.repeat(9_362)}`;
/** Ten times what the longest answer of Strava's takes, about. */
const TENFOLD_BYTES = 40 * 1024 * 1024;

/** Sends the answer as the fault has it; `answer` is the right one where `worksFirst`. */
export function sendFaulty(input: {
  response: ServerResponse;
  fault: Fault;
  answer: PracticeResponse;
}): void {
  const { response, fault, answer } = input;
  const { status, headers = {}, body } = answer;
  const bytes = Buffer.from(body);
  switch (fault) {
    case 'timeout':
      return;
    case 'resetMidBody':
      response.writeHead(status, { ...headers, 'content-length': bytes.length + 10 });
      response.write(bytes.subarray(0, bytes.length / 2), () => resetSoon(response));
      return;
    case 'oneByteASecond':
      drip(response, answer);
      return;
    case '500':
      send(response, { status: 500, headers: JSON_TYPE, body: '{"message":"error"}' });
      return;
    case '502':
      send(response, { status: 502, headers: HTML_TYPE, body: '<html>Bad Gateway</html>' });
      return;
    case '503':
      send(response, { status: 503, headers: HTML_TYPE, body: '<html>Unavailable</html>' });
      return;
    case '429':
      send(response, tooMany(headers));
      return;
    case 'html200':
      send(response, {
        status: 200,
        headers: HTML_TYPE,
        body: '<html>Strava is down</html>',
      });
      return;
    case 'badJson':
      send(response, { status, headers, body: `${body.slice(0, body.length * 0.7)},]` });
      return;
    case 'wrongTypes':
      send(response, { status, headers, body: withWrongTypes(body) });
      return;
    case 'cutGzip': {
      const packed = gzipSync(bytes);
      const cut = packed.subarray(0, Math.max(12, packed.length / 2));
      response.writeHead(status, {
        ...headers,
        'content-encoding': 'gzip',
        'content-length': cut.length,
      });
      response.end(cut);
      return;
    }
    case 'tenfoldSize':
      flood(response, answer);
      return;
    case '401':
      send(response, {
        status: 401,
        headers: JSON_TYPE,
        body: '{"message":"Authorization Error","errors":[{"resource":"Application","field":"","code":"invalid"}]}',
      });
      return;
    case 'redirect':
      send(response, {
        status: 302,
        headers: { location: 'http://169.254.169.254/latest/meta-data/' },
        body: '',
      });
      return;
    case 'clockSkew':
      send(response, skewed(answer));
      return;
    case 'repeatedPage':
      send(response, answer);
      return;
    case 'dieAfter':
      response.socket?.resetAndDestroy();
      return;
  }
}

export function send(response: ServerResponse, { status, headers, body }: PracticeResponse): void {
  response.writeHead(status, {
    ...headers,
    ...(status !== 204 && { 'content-length': Buffer.byteLength(body) }),
  });
  response.end(body);
}

export function tooMany(headers: Record<string, string>): PracticeResponse {
  return {
    status: 429,
    headers: { ...headers, ...JSON_TYPE },
    body: '{"message":"Rate Limit Exceeded","errors":[{"resource":"Application","field":"rate limit","code":"exceeded"}]}',
  };
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };

function resetSoon(response: ServerResponse) {
  setTimeout(() => response.socket?.resetAndDestroy(), 20);
}

function drip(response: ServerResponse, { status, headers, body }: PracticeResponse) {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.flushHeaders();
  const bytes = Buffer.from(body);
  let sent = 0;
  const timer = setInterval(() => {
    response.write(bytes.subarray(sent, sent + 1));
    sent += 1;
    if (sent < bytes.length) return;
    clearInterval(timer);
    response.end();
  }, 1000);
  response.on('close', () => clearInterval(timer));
}

/** Valid JSON that does not end for a long while. */
function flood(response: ServerResponse, { status, headers, body }: PracticeResponse) {
  response.writeHead(status, headers);
  let sent = 0;
  const start = body.startsWith('[') ? '[[' : '{"junk":[';
  const end = `"end"],${body.slice(1)}`;
  response.write(start);
  const pour = () => {
    while (sent < TENFOLD_BYTES) {
      sent += JUNK.length;
      if (!response.write(JUNK)) {
        response.once('drain', pour);
        return;
      }
    }
    response.end(end);
  };
  pour();
}

/** Numbers become words and words numbers, as after a careless change of theirs. */
function withWrongTypes(body: string): string {
  return body
    .replace(/([[,])(-?\d+(?:\.\d+)?)(?=[,\]])/g, '$1"$2"')
    .replace(/:(-?\d+(?:\.\d+)?)(?=[,}])/g, ':{"value":"$1"}')
    .replace(/:"[^"]*"/g, ':[7]');
}

/** A day behind: what is to expire has expired already. */
function skewed({ status, headers, body }: PracticeResponse): PracticeResponse {
  const date = new Date(Date.now() - SKEW_S * 1000).toUTCString();
  const shifted = body.replace(
    /"expires_at":(\d+)/,
    (_all, at: string) => `"expires_at":${Number(at) - SKEW_S}`,
  );
  return { status, headers: { ...headers, date }, body: shifted };
}
