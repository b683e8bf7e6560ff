import { askCoach, readStreamedLine, STREAMED_TYPE } from '../../contract/coach.ts';
import { ApiError, refused } from '../api.ts';

/**
 * Asks within the kept conversation. Where an outside model answers, `onText` is told all of its text
 * so far; the whole answer is in the conversation afterwards.
 */
export async function askInConversation(
  asked: { question: string; key: string },
  onText: (soFar: string) => void,
): Promise<void> {
  const response = await send(asked);
  if (!response.ok) throw refused(response.status, await response.text());
  if (!response.headers.get('content-type')?.includes(STREAMED_TYPE)) return;
  let isWhole = false;
  for await (const line of linesOf(response)) {
    const read = readStreamedLine(parsed(line));
    if (read?.text !== undefined) onText(read.text);
    if (read?.answer) isWhole = true;
  }
  if (!isWhole) throw brokenOff();
}

async function send({ question, key }: { question: string; key: string }): Promise<Response> {
  try {
    return await fetch(askCoach.path, {
      method: askCoach.method,
      credentials: 'same-origin',
      headers: {
        accept: `${STREAMED_TYPE}, application/json`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ message: question, keep: true }),
    });
  } catch {
    throw new ApiError({
      status: 0,
      code: 'offline',
      message:
        'The server cannot be reached. What you entered is kept here; try again in a moment.',
    });
  }
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      const lines = (rest + next.value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch {
    throw brokenOff();
  }
}

function brokenOff(): ApiError {
  const message = 'The answer broke off on its way. Ask again in a moment.';
  return new ApiError({ status: 0, code: 'offline', message });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
