import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamedLine } from '../../contract/coach.ts';
import { STREAMED_TYPE } from '../../contract/coach.ts';

/** Whether the caller reads an answer that comes line by line. */
export function wantsStream({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes(STREAMED_TYPE) === true;
}

/**
 * Answers with lines of JSON: the text so far, each time it has grown, and the whole answer at the
 * end. Where that one fails, the connection is cut: the caller knows that the rest is missing.
 */
export async function streamAnswer<Answer extends StreamedLine['answer']>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  answer: (onText: (soFar: string) => void) => Promise<Answer>,
): Promise<Answer | undefined> {
  const lines = new PassThrough();
  const write = (line: StreamedLine) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };
  void reply.type(STREAMED_TYPE).header('cache-control', 'no-store').send(lines);
  try {
    const whole = await answer((text) => write({ text }));
    write({ answer: whole });
    lines.end();
    return whole;
  } catch (error) {
    request.log.error({ id: request.id, err: error }, 'an answer broke off');
    lines.destroy();
    return undefined;
  } finally {
    // Whoever left meanwhile has the answer in the conversation all the same.
    await finished(reply.raw).catch(() => {});
    if (!reply.sent) reply.hijack();
  }
}
