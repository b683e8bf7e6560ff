import Fastify, {
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import { AppError, JSON_EXPECTED } from './app-error.ts';
import { answerUnreadableAddress, answerUnreadableRequest, handleError } from './error-handler.ts';
import { readJson } from './read-json.ts';
import { linesTogether, loggedError, logOneLine } from './request-log.ts';
import { CALL_HEADERS, pageHeaders } from './safe-headers.ts';
import { endSlowBodies, LONGEST_UPLOAD_MS } from './slow-bodies.ts';

export type HttpOptions = {
  trustedProxies: string[];
  /** The one other origin that pictures of a page may come from. */
  picturesFrom: string | null;
  /** False keeps tests quiet; a stream collects the lines. */
  log: boolean | { write: (line: string) => void };
  /** Told of every route that is mounted, those of plugins and HEAD twins too. */
  onRoute?: (route: RouteOptions) => void;
};

/** Fastify with the house's manners: headers on every answer, JSON only, one log line a request. */
export async function createHttpApp({
  trustedProxies,
  picturesFrom,
  log,
  onRoute,
}: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: 1024 * 1024,
    genReqId: requestIds(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: log === false ? false : loggerOptions(log),
    // One logger for all: the few lines of a request name its id themselves.
    childLoggerFactory: (logger) => logger,
    requestTimeout: LONGEST_UPLOAD_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Longer than any address that fits a request: parameters are judged by their schema.
    routerOptions: { maxParamLength: 65_536 },
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableRequest,
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  endSlowBodies(app);
  const ofPages = pageHeaders(picturesFrom);
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  // A POST without a body may still carry the JSON content type; that is an empty body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson);
  app.addContentTypeParser('multipart/form-data', (request, body, done) => {
    // The files are read by whoever keeps them: nothing is held here.
    const takesFiles = request.routeOptions.config.endpoint?.formFiles !== undefined;
    if (takesFiles) done(null, body);
    else done(new AppError('unsupportedType', JSON_EXPECTED));
  });
  app.addHook('onRequest', (request, reply, done) => {
    // Pages and files say otherwise where they are served.
    reply.headers(isCall(request.url) ? CALL_HEADERS : ofPages);
    reply.header('cache-control', 'no-store');
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000');
    }
    done();
  });
  app.addHook('onResponse', logOneLine);
  app.setErrorHandler(handleError);
  return app;
}

/** The API's documents are pages of its own. */
function isCall(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/docs');
}

function loggerOptions(log: HttpOptions['log']) {
  const stream =
    typeof log === 'object' ? log : linesTogether((text) => process.stdout.write(text));
  return { level: 'info', base: null, serializers: { err: loggedError }, stream };
}

/** Ids that nobody else has, this server's next start included; they are no secret. */
function requestIds(): () => string {
  const run = Buffer.from(crypto.getRandomValues(new Uint8Array(4))).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return run + count.toString(36).padStart(6, '0');
  };
}

function parseJson(
  request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void {
  try {
    const { longIds, jsonAsSent } = request.routeOptions.config.endpoint ?? {};
    if (body.length === 0) done(null);
    else done(null, jsonAsSent ? body : readJson(body.toString(), { longIds }));
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}
