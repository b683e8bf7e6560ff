import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../contract/auth.ts';
import { updateUser } from '../../contract/users.ts';
import type { Measures } from '../../domain/measures.ts';
import { call, messageOf } from '../api.ts';
import { sessionKey } from '../queries/keys.ts';
import { Card } from '../ui/card.tsx';
import { MeasuresFields } from '../ui/measures-fields.tsx';
import { useToast } from '../ui/toaster.tsx';

type MeasuresCardProps = { user: User; onUserChanged: (user: User) => void };

/** How lengths, weights, weeks and days are read and written on every screen of this athlete. */
export function MeasuresCard({ user, onUserChanged }: MeasuresCardProps) {
  const save = useSaveMeasures(user, onUserChanged);
  return (
    <Card
      title="Units and week"
      lead="For every screen, chart and answer of yours. What is kept is not changed."
    >
      <MeasuresFields value={user.measures} disabled={save.isPending} onChange={save.mutate} />
    </Card>
  );
}

/** Sums by week, and sentences that the server wrote, are asked for anew. */
function useSaveMeasures(user: User, onUserChanged: (user: User) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (measures: Measures) =>
      call(updateUser, { params: { userId: String(user.id) }, body: { measures } }),
    onSuccess: (saved) => {
      onUserChanged(saved);
      toast({ title: 'Saved', tone: 'good' });
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0],
      });
    },
    onError: (refusal) => {
      const text = messageOf(refusal, 'Failed to update profile');
      toast({ title: 'Error', text, tone: 'bad' });
    },
  });
}
