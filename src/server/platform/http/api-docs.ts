import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { errorBody } from '../../../contract/errors.ts';

type JsonSchema = { [key: string]: unknown };

/** OpenAPI at /api/docs, made from the same endpoints that the routes and the browser use. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Longrun',
        version: '1',
        description:
          'Sign in with POST /api/auth/login; send the token as `Authorization: Bearer …`, or the session cookie.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'longrun_session' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const { endpoint } = route.config ?? {};
      if (!endpoint) return { schema: { ...schema, hide: true }, url };
      return { schema: describe(endpoint), url };
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { paths, ...rest } = document.openapiObject;
      return { ...rest, paths: mergeTwinPaths({ ...paths }) };
    },
  });
  // Its own policy would send a home network without https to https, and pages to a validator outside.
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    uiConfig: { validatorUrl: null },
  });
}

function describe(endpoint: Endpoint): JsonSchema {
  const success = String(endpoint.status ?? 200);
  return {
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}`,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    security:
      endpoint.access === 'public' || endpoint.access === 'shareLink'
        ? []
        : [{ bearer: [] }, { cookie: [] }],
    ...(endpoint.params && { params: toJson(endpoint.params, 'input') }),
    ...(endpoint.query && { querystring: toJson(endpoint.query, 'input') }),
    ...bodyOf(endpoint),
    response: {
      [success]: answerOf(endpoint),
      default: { description: 'Refused', ...toJson(errorBody, 'output') },
    },
  };
}

/** An answer that the contract calls unknown is a file, of whichever type it is. */
function answerOf(endpoint: Endpoint): JsonSchema {
  const schema = toJson(endpoint.response, 'input');
  if (Object.keys(schema).length > 0) return { description: 'OK', ...schema };
  const content = { '*/*': { schema: { type: 'string', format: 'binary' } } };
  return { description: 'OK', content };
}

function bodyOf(endpoint: Endpoint): JsonSchema {
  if (endpoint.bodyBytes) {
    return {
      consumes: ['application/octet-stream'],
      body: { type: 'string', format: 'binary', maxLength: endpoint.bodyBytes },
    };
  }
  return endpoint.body ? { body: toJson(endpoint.body, 'input') } : {};
}

function toJson(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

type JsonObject = { [key: string]: unknown };

/**
 * OpenAPI takes '/workouts/{userId}' and '/workouts/{id}' for one path with two names and allows
 * only one. Where calls share a path so, the parameter that differs is called `id` for all of them,
 * and says what it is.
 */
function mergeTwinPaths(paths: object): Record<string, object> {
  const merged: Record<string, object> = {};
  const known: JsonObject = { ...paths };
  for (const group of Map.groupBy(Object.keys(known), shapeOf).values()) {
    const [first = ''] = group;
    const shared = group.length === 1 ? first : commonName(group);
    merged[shared] = Object.assign(
      {},
      ...group.map((path) => renamed({ operations: known[path], from: path, to: shared })),
    );
  }
  return merged;
}

function shapeOf(path: string): string {
  return path.replace(/\{\w+\}/g, '{}');
}

function commonName(paths: string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'));
  return first
    .map((part, at) => (others.every((other) => other[at] === part) ? part : '{id}'))
    .join('/');
}

function renamed(input: { operations: unknown; from: string; to: string }): JsonObject {
  const { operations, from, to } = input;
  const names = to.split('/');
  const changed = from.split('/').flatMap((part, at) => {
    const name = names[at];
    return name === undefined || name === part ? [] : [[bare(part), bare(name)] as const];
  });
  const newNames = new Map(changed);
  return Object.fromEntries(
    Object.entries(isObject(operations) ? operations : {}).map(([method, operation]) => [
      method,
      isObject(operation) ? withParameters(operation, newNames) : operation,
    ]),
  );
}

function withParameters(operation: JsonObject, newNames: Map<string, string>): JsonObject {
  if (newNames.size === 0 || !Array.isArray(operation.parameters)) return operation;
  const parameters = operation.parameters.filter(isObject).map((parameter) => {
    const name = parameter.in === 'path' ? newNames.get(String(parameter.name)) : undefined;
    return name ? { ...parameter, name, description: `The ${parameter.name}` } : parameter;
  });
  return { ...operation, parameters };
}

function bare(part: string): string {
  return part.replace(/[{}]/g, '');
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
