import type { QueryClient } from '@tanstack/react-query';
import type { User } from '../../contract/session.ts';
import type { Measures } from '../../domain/measures.ts';
import { sessionKey } from './keys.ts';

/** Whose units everything is written in: those of the athlete who is signed in, or else a visitor's. */
export function athleteOr(queryClient: QueryClient, visitors: Measures): () => Measures {
  return () => queryClient.getQueryData<User | null>(sessionKey)?.measures ?? visitors;
}
