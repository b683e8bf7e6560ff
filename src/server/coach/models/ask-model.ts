import type { LanguageModel, ModelMessage, StopCondition, ToolSet } from 'ai';
import type { OutsideModel } from '../../config.ts';
import type { Tokens } from './meter.ts';
import { overOllama } from './ollama-wire.ts';

/** Why an answer is not whole. */
export type Failure =
  | 'unreachable'
  | 'keyRefused'
  | 'tooMany'
  | 'fault'
  | 'slow'
  | 'unreadable'
  | 'cut'
  | 'refused'
  | 'empty';

export type ModelAnswer = {
  /** All that came, also where it broke off. */
  text: string;
  failure: Failure | null;
  tokens: Tokens;
};

/** Milliseconds: until the first token, from one to the next, and for the whole answer. */
export type Waits = { firstMs: number; nextMs: number; wholeMs: number };

export const WAITS: Waits = { firstMs: 20_000, nextMs: 15_000, wholeMs: 60_000 };

/** So many turns of looking up and answering; no model needs more for one question. */
const MOST_STEPS = 6;
const MOST_OUTPUT_TOKENS = 1_500;
/** Of text: a model that goes on for ever is cut off. */
const MOST_CHARACTERS = 16_000;
/** About so many characters are a token, where a model does not count them itself. */
const CHARACTERS_A_TOKEN = 4;

type Asking = {
  model: OutsideModel;
  instructions: string;
  messages: ModelMessage[];
  tools: ToolSet;
  waits: Waits;
  /** Ends the call: the athlete has left, or the server closes. */
  signal?: AbortSignal;
  onText: (text: string) => void;
};

/**
 * Asks a model and reads its answer as it comes, by the AI SDK. Whatever goes wrong on the way is a
 * failure beside the text that came; nothing is thrown, and nothing is asked a second time.
 */
export async function askModel(asking: Asking): Promise<ModelAnswer> {
  const { model, instructions, messages, tools, waits, signal, onText } = asking;
  const { streamText, isStepCount } = await loadSdk();
  const stop = new AbortController();
  const tokens: Tokens = { input: 0, output: 0 };
  const sent = instructions.length + JSON.stringify(messages).length;
  let text = '';
  let unmetered = 0;
  let failure: Failure | null = null;
  try {
    const { stream } = streamText({
      model: await languageModel(model, waits.firstMs),
      instructions,
      messages,
      tools,
      stopWhen: isStepCount(MOST_STEPS) as StopCondition<ToolSet>,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      maxRetries: 0,
      timeout: { firstChunkMs: waits.firstMs, chunkMs: waits.nextMs, totalMs: waits.wholeMs },
      abortSignal: signal ? AbortSignal.any([stop.signal, signal]) : stop.signal,
      // It is told by the part of its kind; the SDK would print it.
      onError: () => {},
    });
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        const room = MOST_CHARACTERS - text.length;
        text += part.text.slice(0, room);
        onText(part.text.slice(0, room));
        unmetered += part.text.length;
        if (part.text.length <= room) continue;
        failure = 'cut';
        stop.abort();
        break;
      }
      if (part.type === 'text-end' && text !== '') {
        text += '\n\n';
        onText('\n\n');
      }
      if (part.type === 'tool-input-delta') unmetered += part.delta.length;
      if (part.type === 'finish-step') {
        const { inputTokens, outputTokens } = part.usage;
        tokens.input += inputTokens ?? Math.ceil(sent / CHARACTERS_A_TOKEN);
        tokens.output += outputTokens ?? Math.ceil(unmetered / CHARACTERS_A_TOKEN);
        unmetered = 0;
        failure = failureOfEnd(part.finishReason);
      }
      if (part.type === 'error') failure = failureOf(part.error);
      if (part.type === 'abort') failure = 'slow';
    }
  } catch (error) {
    failure = failureOf(error);
  }
  if (tokens.input === 0 && failure !== 'unreachable') {
    tokens.input = Math.ceil(sent / CHARACTERS_A_TOKEN);
  }
  tokens.output += Math.ceil(unmetered / CHARACTERS_A_TOKEN);
  const whole = text.trimEnd();
  return { text: whole, failure: failure ?? (whole === '' ? 'empty' : null), tokens };
}

/** Only where a model is asked: a server without one never loads it. */
function loadSdk() {
  // Its warnings would go to the console, with parts of what was sent.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  return import('ai');
}

async function languageModel(model: OutsideModel, firstMs: number): Promise<LanguageModel> {
  const { baseUrl: baseURL, apiKey } = model;
  const fetchOfModel = fetchFrom(baseURL, firstMs);
  const fetch = model.wire === 'ollama' ? overOllama(fetchOfModel) : fetchOfModel;
  if (model.wire === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch })(model.model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL,
    apiKey: apiKey ?? undefined,
    includeUsage: true,
    fetch,
  });
  return provider.chatModel(model.model);
}

/** More than any answer, with its events and its look-ups, comes to. */
const MOST_BYTES = 2_000_000;

/**
 * Calls to the model's own address alone, within limits of time and size; where that one sends
 * elsewhere, nobody follows.
 */
function fetchFrom(baseUrl: string, firstMs: number): typeof fetch {
  return async (address, init) => {
    const url = address instanceof Request ? address.url : String(address);
    if (!url.startsWith(`${baseUrl}/`)) throw new Error('not the address of the model');
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), firstMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
    const request = { ...init, redirect: 'manual', signal } as const;
    const response = await fetch(url, request).finally(() => clearTimeout(timer));
    if (response.status < 300 || response.status >= 400) return withinBytes(response);
    await response.body?.cancel();
    throw new Error('the model sent elsewhere');
  };
}

function withinBytes(response: Response): Response {
  let left = MOST_BYTES;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error('the answer does not end'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counted), response);
}

function failureOfEnd(reason: string): Failure | null {
  if (reason === 'content-filter') return 'refused';
  return reason === 'stop' || reason === 'tool-calls' ? null : 'cut';
}

function failureOf(error: unknown): Failure {
  const status = statusOf(error);
  if (status === 401 || status === 403) return 'keyRefused';
  if (status === 429) return 'tooMany';
  if (status >= 400) return 'fault';
  const told = chainOf(error).map((each) => `${each.name}: ${each.message}`);
  const [, failure = 'unreadable'] =
    TOLD.find(([sign]) => told.some((text) => sign.test(text))) ?? [];
  return failure;
}

/** What an error of the SDK, of fetch or of the system below it calls itself. */
const TOLD: readonly (readonly [RegExp, Failure])[] = [
  [/abort|timeout/i, 'slow'],
  [/NoOutputGenerated/, 'empty'],
  [/terminated|other side closed|ECONNRESET|does not end/, 'cut'],
  [
    /fetch failed|ECONN|ENOTFOUND|EHOST|ENET|EAI_|certificate|Cannot connect|elsewhere/,
    'unreachable',
  ],
];

function chainOf(error: unknown): Error[] {
  const errors: Error[] = [];
  let next = error;
  while (next instanceof Error && errors.length < 5) {
    errors.push(next);
    next = next.cause;
  }
  return errors;
}

function statusOf(error: unknown): number {
  const holder = typeof error === 'object' && error !== null ? error : {};
  return 'statusCode' in holder ? Number(holder.statusCode) || 0 : 0;
}
