import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerUnreadableRequest } from './error-handler.ts';

/** An upload over a slow line takes its time; whoever keeps its files minds that it goes on. */
export const LONGEST_UPLOAD_MS = 6 * 3_600_000;

/** A request that is no upload must have arrived by then. */
export function endSlowBodies(app: FastifyInstance, mostMs = 120_000): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const isUpload = request.routeOptions.config.endpoint?.formFiles !== undefined;
    const hasBody = Number(raw.headers['content-length'] ?? 0) > 0 || isChunked(raw.headers);
    if (hasBody && !isUpload && !raw.complete) {
      const tooLong = setTimeout(() => {
        // A request that a test hands over by itself has no connection to end.
        if (!(raw.socket instanceof Socket)) return;
        answerUnreadableRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
      }, mostMs).unref();
      raw.once('end', () => clearTimeout(tooLong));
      raw.once('close', () => clearTimeout(tooLong));
    }
    done();
  });
}

function isChunked(headers: { 'transfer-encoding'?: string | undefined }): boolean {
  return headers['transfer-encoding'] !== undefined;
}
