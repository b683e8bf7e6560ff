import * as z from 'zod/mini';

/**
 * Ollama's own `/api/chat`, for the SDK that speaks OpenAI's wire: what it asks is rewritten into
 * Ollama's request, and each line of the answer into the event of that wire which says the same.
 */
export function overOllama(fetchOfModel: typeof fetch): typeof fetch {
  return async (address, init) => {
    const url = String(address instanceof Request ? address.url : address);
    const asked = z.parse(openAiRequest, JSON.parse(String(init?.body)));
    const response = await fetchOfModel(url.replace(/\/chat\/completions$/, '/api/chat'), {
      ...init,
      body: JSON.stringify(toOllama(asked)),
    });
    if (!response.ok || !response.body) return response;
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(linesToEvents())
      .pipeThrough(new TextEncoderStream());
    return new Response(events, { headers: { 'content-type': 'text/event-stream' } });
  };
}

const openAiRequest = z.object({
  model: z.string(),
  max_tokens: z.optional(z.number()),
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.optional(z.nullable(z.unknown())),
      tool_call_id: z.optional(z.string()),
      tool_calls: z.optional(
        z.array(
          z.object({
            id: z.string(),
            function: z.object({ name: z.string(), arguments: z.string() }),
          }),
        ),
      ),
    }),
  ),
  tools: z.optional(z.array(z.unknown())),
});

/** Look-ups have no ids there: an answer to one is told apart by its name, and by its place. */
function toOllama({ model, max_tokens, messages, tools }: z.output<typeof openAiRequest>) {
  const names = new Map<string, string>();
  return {
    model,
    stream: true,
    options: { num_predict: max_tokens },
    tools,
    messages: messages.map(({ role, content, tool_call_id, tool_calls }) => {
      for (const call of tool_calls ?? []) names.set(call.id, call.function.name);
      return {
        role,
        content: textOf(content),
        tool_name: tool_call_id === undefined ? undefined : names.get(tool_call_id),
        tool_calls: tool_calls?.map(({ function: { name, arguments: input } }) => ({
          function: { name, arguments: JSON.parse(input) },
        })),
      };
    }),
  };
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => (typeof part?.text === 'string' ? part.text : '')).join('');
}

const ollamaLine = z.object({
  message: z.optional(
    z.object({
      content: z.optional(z.string()),
      tool_calls: z.optional(
        z.array(z.object({ function: z.object({ name: z.string(), arguments: z.unknown() }) })),
      ),
    }),
  ),
  done: z.optional(z.boolean()),
  done_reason: z.optional(z.string()),
  prompt_eval_count: z.optional(z.number()),
  eval_count: z.optional(z.number()),
  error: z.optional(z.string()),
});

function linesToEvents(): TransformStream<string, string> {
  let rest = '';
  let calls = 0;
  let isDone = false;
  const write = (line: string, controller: TransformStreamDefaultController<string>) => {
    if (line.trim() === '' || isDone) return;
    const read = z.parse(ollamaLine, JSON.parse(line));
    if (read.error !== undefined) throw new Error('the model told an error');
    const { content, tool_calls = [] } = read.message ?? {};
    const toolCalls = tool_calls.map(({ function: { name, arguments: input } }, at) => ({
      index: calls + at,
      id: `call_${calls + at}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    }));
    calls += toolCalls.length;
    const delta = { content: content || undefined, tool_calls: toolCalls };
    const send = (event: object) => controller.enqueue(`data: ${JSON.stringify(event)}\n\n`);
    if (content || toolCalls.length > 0) {
      send({ choices: [{ index: 0, delta: toolCalls.length > 0 ? delta : { content } }] });
    }
    if (!read.done) return;
    isDone = true;
    const reason = calls > 0 ? 'tool_calls' : (read.done_reason ?? 'stop');
    const { prompt_eval_count: input, eval_count: output } = read;
    const isCounted = input !== undefined && output !== undefined;
    const usage = isCounted
      ? { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }
      : undefined;
    send({ choices: [{ index: 0, delta: {}, finish_reason: reason }], usage });
    controller.enqueue('data: [DONE]\n\n');
  };
  return new TransformStream({
    transform: (piece, controller) => {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) write(line, controller);
    },
    // The last line may lack its end; half of one is an answer that broke off.
    flush: (controller) => {
      if (isWhole(rest)) write(rest, controller);
      if (!isDone) throw new Error('other side closed');
    },
  });
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
