import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { User } from '../../contract/session.ts';
import type { Measures } from '../../domain/measures.ts';
import { sessionKey } from './keys.ts';

const SESSION = hashKey(sessionKey);

/**
 * Whose units everything is written in: those of the athlete who is signed in, or else a visitor's.
 * Every figure asks, of a long recording some hundred thousand times: it is looked up by its hash.
 */
export function athleteOr(queryClient: QueryClient, visitors: Measures): () => Measures {
  const cache = queryClient.getQueryCache();
  return () => cache.get<User | null>(SESSION)?.state.data?.measures ?? visitors;
}
