import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { errorBody } from '../../../contract/errors.ts';
import { mergeTwinPaths } from './twin-paths.ts';

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
