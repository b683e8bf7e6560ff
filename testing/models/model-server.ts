import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export type ToolCall = { name: string; input: unknown };

/** What the model answers a call with. */
export type Turn =
  | {
      text?: string;
      calls?: readonly ToolCall[];
      /** Why it ended, in OpenAI's words. */
      finish?: string;
      /** The bytes after which the connection is cut. */
      cutAfter?: number;
      /** Before the first byte, and before each piece after it. */
      waitMs?: number;
      betweenMs?: number;
      usage?: { input: number; output: number } | null;
    }
  /** Something else than an answer, as it stands. */
  | { status: number; body: string; headers?: Record<string, string> }
  /** A stream of the wire's own, as it was recorded. */
  | { recorded: Buffer; cutAfter?: number };

type ModelRequest = {
  path: string;
  headers: IncomingMessage['headers'];
  text: string;
  body: { messages: { role: string; content: unknown }[]; tools?: unknown[] };
};

export type ModelServer = {
  /** For the configuration: with the path that comes before the calls. */
  url: string;
  requests: ModelRequest[];
  /** What it does from now on; `turn` counts the calls of one question. */
  script: (answer: (request: ModelRequest, turn: number) => Turn) => void;
  close: () => Promise<void>;
};

/** A model of our own behind HTTP, which speaks as OpenAI and as Anthropic do, and does as it is told. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let answer: (request: ModelRequest, turn: number) => Turn = () => ({ text: 'Hello.' });
  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const text = await textOf(incoming);
    const body: ModelRequest['body'] = JSON.parse(text || '{"messages":[]}');
    const request = { path: incoming.url ?? '', headers: incoming.headers, text, body };
    requests.push(request);
    const turn = turnsSoFar(body);
    await write(response, answer(request, turn), piecesOfWire(request.path));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    script: (next) => {
      answer = next;
      requests.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** How often it has called tools since the question. */
function turnsSoFar({ messages }: ModelRequest['body']): number {
  const texts = messages.map(({ role, content }) => ({
    role,
    json: JSON.stringify(content) ?? '',
  }));
  const isResult = ({ role, json }: (typeof texts)[number]) =>
    role === 'tool' || json.includes('"tool_result"');
  const question = texts.findLastIndex((each) => each.role === 'user' && !isResult(each));
  return texts.slice(question).filter(({ role }) => role === 'assistant').length;
}

function piecesOfWire(path: string): (answer: Answer) => string[] {
  if (path.endsWith('/messages')) return anthropicPieces;
  return path.endsWith('/api/chat') ? ollamaPieces : openAiPieces;
}

async function write(
  response: ServerResponse,
  turn: Turn,
  piecesOf: (answer: Answer) => string[],
): Promise<void> {
  if ('status' in turn) {
    response.writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers });
    response.end(turn.body);
    return;
  }
  if ('recorded' in turn) return writeBytes(response, [turn.recorded], turn.cutAfter);
  await setTimeout(turn.waitMs ?? 0);
  const pieces = piecesOf(turn);
  return writeBytes(
    response,
    pieces.map((piece) => Buffer.from(piece)),
    turn.cutAfter,
    turn.betweenMs,
  );
}

async function writeBytes(
  response: ServerResponse,
  pieces: readonly Buffer[],
  cutAfter = Number.POSITIVE_INFINITY,
  betweenMs = 0,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let left = cutAfter;
  for (const piece of pieces) {
    const bytes = piece.subarray(0, Math.min(left, piece.length));
    await new Promise<void>((resolve) => response.write(bytes, () => resolve()));
    left -= piece.length;
    if (left < 0 || response.destroyed) {
      response.destroy();
      return;
    }
    if (betweenMs > 0) await setTimeout(betweenMs);
  }
  response.end();
}

type Answer = Exclude<Turn, { status: number } | { recorded: Buffer }>;

function openAiPieces({ text = '', calls = [], finish, usage }: Answer): string[] {
  const event = (choice: object, more: object = {}) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, ...choice }], ...more })}\n\n`;
  const pieces = text
    .split(/(?<=\s)/)
    .map((content) => event({ delta: { role: 'assistant', content }, finish_reason: null }));
  const toolCalls = calls.map(({ name, input }, index) => ({
    index,
    id: `call_${name}_${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));
  if (toolCalls.length > 0) pieces.push(event({ delta: { tool_calls: toolCalls } }));
  const counted = usage === null ? {} : { usage: openAiUsage(usage) };
  const end = finish ?? (calls.length > 0 ? 'tool_calls' : 'stop');
  pieces.push(event({ delta: {}, finish_reason: end }, counted), 'data: [DONE]\n\n');
  return pieces;
}

function openAiUsage(usage = { input: 100, output: 20 }) {
  const { input, output } = usage;
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

function ollamaPieces({ text = '', calls = [], finish, usage }: Answer): string[] {
  const line = (body: object) => `${JSON.stringify({ model: 'm', ...body })}\n`;
  const pieces = text
    .split(/(?<=\s)/)
    .filter(Boolean)
    .map((content) => line({ message: { role: 'assistant', content }, done: false }));
  const tool_calls = calls.map(({ name, input }) => ({ function: { name, arguments: input } }));
  if (calls.length > 0) {
    pieces.push(line({ message: { role: 'assistant', content: '', tool_calls }, done: false }));
  }
  const { input, output } = usage ?? { input: 100, output: 20 };
  const counted = usage === null ? {} : { prompt_eval_count: input, eval_count: output };
  const message = { role: 'assistant', content: '' };
  pieces.push(line({ message, done: true, done_reason: finish ?? 'stop', ...counted }));
  return pieces;
}

const ANTHROPIC_ENDS: Record<string, string> = {
  tool_calls: 'tool_use',
  stop: 'end_turn',
  length: 'max_tokens',
  content_filter: 'refusal',
};

function anthropicPieces({ text = '', calls = [], finish, usage }: Answer): string[] {
  const { input, output } = usage ?? { input: 100, output: 20 };
  const event = (type: string, body: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...body })}\n\n`;
  const message = {
    id: 'msg',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: input, output_tokens: 1 },
  };
  const pieces = [event('message_start', { message })];
  if (text !== '') {
    pieces.push(
      event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    );
    for (const part of text.split(/(?<=\s)/)) {
      pieces.push(
        event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: part } }),
      );
    }
    pieces.push(event('content_block_stop', { index: 0 }));
  }
  for (const [at, { name, input: args }] of calls.entries()) {
    const index = at + 1;
    const block = { type: 'tool_use', id: `toolu_${name}_${at}`, name, input: {} };
    const delta = { type: 'input_json_delta', partial_json: JSON.stringify(args) };
    pieces.push(
      event('content_block_start', { index, content_block: block }),
      event('content_block_delta', { index, delta }),
      event('content_block_stop', { index }),
    );
  }
  const end = ANTHROPIC_ENDS[finish ?? (calls.length > 0 ? 'tool_calls' : 'stop')] ?? 'end_turn';
  pieces.push(
    event('message_delta', {
      delta: { stop_reason: end, stop_sequence: null },
      usage: { output_tokens: output },
    }),
    event('message_stop', {}),
  );
  return pieces;
}
