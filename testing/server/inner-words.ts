/** What no answer may hold: a stack, a path of the server, its SQL, the names of what it is made of. */
export const INNER_WORDS =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|\/(home|root|tmp|usr|opt|srv|var|src)\/|sqlite|postgres|kysely|fastify|\bselect\b.+\bfrom\b|insert into|syntax error|FST_|ECONN|relation "/i;
