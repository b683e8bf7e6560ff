import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type {
  Access,
  AnswerJson,
  Body,
  Endpoint,
  Params,
  Query,
} from '../../../contract/endpoint.ts';
import type { Issue } from '../../../contract/errors.ts';
import { type Measures, USUAL_MEASURES } from '../../../domain/measures.ts';
import { AppError, JSON_EXPECTED, notFound } from './app-error.ts';
import { type FormFiles, readFormFiles } from './form-files.ts';
import { writtenFor } from './reader.ts';
import { serialiserOf } from './response-schema.ts';

/** Who is asking, as far as every room needs to know. */
export type Caller = {
  userId: number;
  sessionId: number;
  isActive: boolean;
  isAdmin: boolean;
  timeZone: string;
  measures: Measures;
};

/** The two answers to 'who is asking', given by the rooms that know. */
type Guards = {
  /** Null where the request carries no valid credential. */
  identify: (request: FastifyRequest) => Promise<Caller | null>;
  /** The athlete whose secret link this is, or null. */
  resolveShareLink: (token: string, request: FastifyRequest) => Promise<number | null>;
};

type WhoFor = {
  public: { caller: null };
  session: { caller: Caller };
  activeAthlete: { caller: Caller; userId: number };
  admin: { caller: Caller; userId: number };
  shareLink: { caller: null; athleteId: number };
};

export type Context<E extends Endpoint> = WhoFor[E['access']] & {
  params: Params<E>;
  query: Query<E>;
  body: E extends { formFiles: object }
    ? FormFiles
    : E extends { bodyBytes: number } | { jsonAsSent: true }
      ? Uint8Array
      : Body<E>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<E extends Endpoint> = (context: Context<E>) => Promise<AnswerJson<E>>;

/** Mounts a declared endpoint: access first, then the schemas, then the handler. */
export type Router = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

const DEACTIVATED_MESSAGE =
  'Your account has been deactivated. Please contact the administrator for assistance.';

declare module 'fastify' {
  interface FastifyRequest {
    who: WhoFor[Access] | null;
    endpoint: Endpoint | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export function createRouter(app: FastifyInstance, guards: Guards): Router {
  app.decorateRequest('who', null);
  app.decorateRequest('endpoint', null);
  return (endpoint, handler) => {
    const admit = admissionFor(endpoint, guards);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      bodyLimit: endpoint.bodyBytes ?? endpoint.jsonBytes ?? app.initialConfig.bodyLimit,
      schema: { response: endpoint.status === 204 ? {} : { '2xx': {} } },
      serializerCompiler: () => serialiserOf(endpoint.response),
      onRequest: async (request) => {
        request.endpoint = endpoint;
        request.who = await admit(request);
      },
      handler: async (request, reply) => {
        const context = {
          ...request.who,
          params: parsePart(endpoint.params, request.params),
          query: parsePart(endpoint.query, request.query),
          body: bodyOf(endpoint, request),
          request,
          reply,
        } as Parameters<typeof handler>[0];
        refuseForeignUserId(context);
        reply.code(endpoint.status ?? 200);
        const reader = request.who?.caller?.measures ?? USUAL_MEASURES;
        const answer = await writtenFor(reader, () => handler(context));
        return reply.sent ? reply : reply.send(endpoint.status === 204 ? undefined : answer);
      },
    });
  };
}

function admissionFor({ access, signInMessage }: Endpoint, guards: Guards) {
  return async (request: FastifyRequest): Promise<WhoFor[Access]> => {
    if (access === 'public') return { caller: null };
    if (access === 'shareLink') return shareLinkHolder(request, guards);
    const caller = await guards.identify(request);
    if (!caller) throw new AppError('notSignedIn', signInMessage ?? 'Please sign in first');
    if (access === 'session') return { caller };
    if (!caller.isActive) throw new AppError('deactivated', DEACTIVATED_MESSAGE);
    if (access === 'admin' && !caller.isAdmin) {
      throw new AppError('forbidden', 'Only an administrator may do this');
    }
    return { caller, userId: caller.userId };
  };
}

async function shareLinkHolder(request: FastifyRequest, guards: Guards) {
  const params = request.params;
  const token =
    typeof params === 'object' && params !== null && 'trainerUrl' in params
      ? String(params.trainerUrl)
      : '';
  const athleteId = await guards.resolveShareLink(token, request);
  if (athleteId === null) {
    throw new AppError('notFound', 'Trainer view not found or access disabled');
  }
  return { caller: null, athleteId };
}

/** A `userId` in the path must be the caller's own: another's is not found, whoever asks. */
function refuseForeignUserId(context: { params: unknown; caller: Caller | null }): void {
  const { params, caller } = context;
  if (typeof params !== 'object' || params === null || !('userId' in params)) return;
  if (caller === null || params.userId !== caller.userId) throw notFound('User');
}

function bodyOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  const { body } = request;
  if (endpoint.formFiles) return readFormFiles(request, endpoint.formFiles);
  if (endpoint.bodyBytes) return bytesOf(body);
  if (!endpoint.jsonAsSent) return jsonOf(endpoint.body, body);
  if (body instanceof Uint8Array) throw new AppError('unsupportedType', JSON_EXPECTED);
  return Buffer.from(typeof body === 'string' ? body : 'null');
}

function bytesOf(body: unknown): Uint8Array {
  if (body instanceof Uint8Array) return body;
  throw new AppError('unsupportedType', 'Send the file itself, as application/octet-stream');
}

function jsonOf(schema: z.ZodMiniType | undefined, body: unknown): unknown {
  if (body instanceof Uint8Array) throw new AppError('unsupportedType', JSON_EXPECTED);
  return parsePart(schema, body);
}

/** Where a rule has no message of ours: the schema library's own differ by what else is loaded. */
const NO_WORDS = 'not valid';

function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {}, { error: () => NO_WORDS });
  if (result.success) return result.data;
  const issues = result.error.issues.map(toIssue);
  throw new AppError('validation', issues[0]?.message ?? 'The request is not valid', { issues });
}

function toIssue(issue: { path: PropertyKey[]; message: string }): Issue {
  const path = issue.path.map(String).join('.');
  const message =
    issue.message === NO_WORDS ? `${path || 'The request'} is not valid` : issue.message;
  return { path, message };
}
