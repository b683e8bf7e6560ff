import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../contract/auth.ts';
import { type ProfileChanges, updateUser } from '../../contract/users.ts';
import { createWeight } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { call } from '../api.ts';
import { weightKey } from '../queries/refresh.ts';

/** Only what was changed is sent: what another device changed meanwhile stays. */
export function useSaveProfile(user: User) {
  return useMutation({
    mutationFn: (changes: ProfileChanges) =>
      call(updateUser, { params: { userId: String(user.id) }, body: changes }),
  });
}

/** The weight that was just typed into the profile, also as a weigh-in; once for each key. */
export function useLogWeight() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...entry }: { key: string; date: Day; weight: number }) =>
      call(createWeight, { body: entry }, { headers: { 'idempotency-key': key } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: weightKey }),
  });
}
