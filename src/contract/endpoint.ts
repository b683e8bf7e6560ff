import type * as z from 'zod/mini';

/**
 * Who may call a route.
 * `public`: anyone. `session`: any signed-in account, also a deactivated one.
 * `activeAthlete`: a signed-in, active account. `admin`: an active administrator.
 * `shareLink`: whoever holds an athlete's secret link (path parameter `trainerUrl`).
 */
export type Access = 'public' | 'session' | 'activeAthlete' | 'admin' | 'shareLink';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  access: Access;
  /** What a caller without a credential is told, where the usual words are not the ones. */
  signInMessage?: string;
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body is a file's bytes, up to this many, instead of JSON. */
  bodyBytes?: number;
  /** The body is a form's files, each handed on as it arrives. */
  formFiles?: { field: string; mostBytes: number; mostFiles: number };
  /** The most bytes of JSON, where the usual megabyte is too little. */
  jsonBytes?: number;
  /** The JSON goes on as the bytes that were sent: a file, read where nobody else waits. */
  jsonAsSent?: true;
  /** Whole numbers past 2^53 arrive as the text that was sent: ids of others would be rounded. */
  longIds?: true;
  status?: 200 | 201 | 202 | 204;
  response: z.ZodMiniType;
};

/** Declares one call for both sides. Without `access` it does not compile. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
/** An id stands in a path as the number that it is. */
type InPath<S> = { [Name in keyof In<S>]: In<S>[Name] | number };
type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** What a caller passes: `params`, `query` and `body`, each only where the endpoint declares it. */
export type CallInput<E extends Endpoint> = {
  [K in 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: In<E[K]>;
} & {
  [K in 'params' as E[K] extends z.ZodMiniType ? K : never]: InPath<E[K]>;
};

/** What a handler receives once the contract's schemas have parsed the request. */
export type Params<E extends Endpoint> = Out<E['params']>;
export type Query<E extends Endpoint> = Out<E['query']>;
export type Body<E extends Endpoint> = Out<E['body']>;

/** What the call answers with, in JSON: kilometres and 'H:MM'. */
export type AnswerJson<E extends Endpoint> = z.input<E['response']>;

/** The answer once its schema has read it: metres and seconds. */
export type Answer<E extends Endpoint> = z.output<E['response']>;

/** A declared path with its parameters filled in, and the query behind it. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const pairs = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}
