import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { budget } from '../../../../testing/budget.ts';
import { type ModelServer, startModelServer } from '../../../../testing/models/model-server.ts';
import { askModel, WAITS } from './ask-model.ts';

// Recorded answers, whole and broken off after each byte, by a real server and the SDK in use.

const OWN = fileURLToPath(new URL('../../../../fixtures/llm/', import.meta.url));
const SAMPLES =
  process.env.LONGRUN_SAMPLES ??
  fileURLToPath(new URL('../../../../../shared/samples', import.meta.url));
const SHARED = `${SAMPLES}/llm/`;

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

async function answerOf(
  turns: { recorded: Buffer; cutAfter?: number }[],
  { wire, tool }: { wire: 'openai' | 'ollama'; tool: string },
) {
  server.script((_request, turn) => turns[turn] ?? { status: 500, body: '' });
  const calls: unknown[] = [];
  let streamed = '';
  const answer = await askModel({
    model: { wire, baseUrl: server.url, model: 'recorded', apiKey: null },
    instructions: 'Be brief.',
    messages: [{ role: 'user', content: 'What is the capital of the UK?' }],
    tools: {
      [tool]: {
        inputSchema: z.looseObject({}),
        execute: async (input: unknown) => {
          calls.push(input);
          return 'London';
        },
      },
    },
    waits: WAITS,
    onText: (text) => {
      streamed += text;
    },
  });
  expect(streamed.trimEnd()).toBe(answer.text);
  return { ...answer, calls };
}

/** After every byte, or after as many of them as there is time for. */
function cutsOf({ length }: Buffer): number[] {
  const step = Math.ceil(length / budget({ everyday: 8, small: 60, full: length }));
  const cuts = Array.from({ length: Math.floor(length / step) }, (_, index) => index * step);
  return [...cuts, length - 1];
}

const CAPITAL = { tool: 'get_capital', input: { country: 'UK' }, before: '' };
const RECORDED = [
  {
    ...CAPITAL,
    wire: 'openai' as const,
    folder: OWN,
    call: 'tool-call.sse',
    text: 'text.sse',
    says: 'It’s London 🇬🇧.',
  },
  {
    ...CAPITAL,
    wire: 'openai' as const,
    folder: SHARED,
    call: 'openai_chat_turn1_toolcall.sse',
    text: 'openai_chat_turn2_text.sse',
    says: 'The capital of the UK is London.',
  },
  {
    ...CAPITAL,
    wire: 'ollama' as const,
    folder: OWN,
    call: 'ollama-tool-call.ndjson',
    text: 'ollama-text.ndjson',
    says: 'It’s London 🇬🇧.',
  },
  {
    wire: 'ollama' as const,
    folder: SHARED,
    call: 'ollama_chat_stream_parallel_toolcalls_HANDWRITTEN.ndjson',
    tool: 'get_current_weather',
    input: { format: 'celsius', location: 'Paris, FR' },
    before: 'Looking that up. ',
    text: 'ollama_chat_stream_text_docs.ndjson',
    says: 'The',
  },
];
const ENDS = { openai: '"finish_reason":"', ollama: '"done":true' };

for (const { folder, call, text, says, wire, tool, input, before } of RECORDED) {
  const isThere = existsSync(folder);
  if (!isThere) console.log(`skipped: there are no recorded answers in ${folder}`);
  describe.skipIf(!isThere)(`recorded answers in ${folder}${text}`, () => {
    const read = (name: string) => readFileSync(`${folder}${name}`);
    const end = (bytes: Buffer) => bytes.indexOf(ENDS[wire]);
    const asked = { wire, tool };
    const whole = before === '' ? says : `${before}\n\n${says}`;

    test('are read without loss: the look-up, the text, the tokens', async () => {
      const turns = [{ recorded: read(call) }, { recorded: read(text) }];
      const answer = await answerOf(turns, asked);
      expect(answer).toMatchObject({ text: whole, failure: null, calls: [input] });
      expect(answer.tokens.input).toBeGreaterThan(20);
    });

    test('cut after any byte keep the text that came, and add none', async () => {
      const bytes = read(text);
      let longest = 0;
      for (const cutAfter of cutsOf(bytes)) {
        const answer = await answerOf([{ recorded: bytes, cutAfter }], asked);
        expect(says.startsWith(answer.text)).toBe(true);
        expect(answer.text.length).toBeGreaterThanOrEqual(longest);
        longest = answer.text.length;
        if (cutAfter < end(bytes)) expect([cutAfter, answer.failure]).not.toContain(null);
        if (answer.failure === null) expect(answer.text).toBe(says);
      }
      expect(longest).toBe(says.length);
    }, 300_000);

    test('cut within a look-up never ask half of it', async () => {
      const bytes = read(call);
      for (const cutAfter of cutsOf(bytes)) {
        const answer = await answerOf(
          [{ recorded: bytes, cutAfter }, { recorded: read(text) }],
          asked,
        );
        expect([[], [input]]).toContainEqual(answer.calls);
        if (cutAfter < end(bytes)) {
          expect(before.startsWith(answer.text)).toBe(true);
          expect([cutAfter, answer.failure]).not.toContain(null);
        }
      }
    }, 300_000);
  });
}
