import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../contract/session.ts';
import { updateUser } from '../../contract/users.ts';
import type { Measures } from '../../domain/measures.ts';
import { call, messageOf } from '../api.ts';
import { useToast } from '../ui/toaster.tsx';
import { sessionKey } from './keys.ts';

/** The units and the week of an athlete, saved as they are chosen. */
export function useMeasures(user: User, onUserChanged: (user: User) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const save = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'measures' },
    mutationFn: (measures: Measures) =>
      call(updateUser, { params: { userId: user.id }, body: { measures } }),
    onSuccess: (saved) => {
      onUserChanged(saved);
      toast({ title: 'Saved', tone: 'good' });
      // Sums by week, and sentences that the server wrote, are asked for anew.
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0],
      });
    },
    onError: (refusal) => {
      const text = messageOf(refusal, 'Failed to update profile');
      toast({ title: 'Error', text, tone: 'bad' });
    },
  });
  return {
    value: save.isPending ? save.variables : user.measures,
    onChange: (measures: Measures) => save.mutate(measures),
  };
}
