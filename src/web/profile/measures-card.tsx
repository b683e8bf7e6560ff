import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../contract/auth.ts';
import { updateUser } from '../../contract/users.ts';
import type { Measures } from '../../domain/measures.ts';
import { call, messageOf } from '../api.ts';
import { sessionKey } from '../queries/keys.ts';
import { Card } from '../ui/card.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { useToast } from '../ui/toaster.tsx';

type MeasuresCardProps = { user: User; onUserChanged: (user: User) => void };

/** How lengths, weights, weeks and days are read and written on every screen of this athlete. */
export function MeasuresCard({ user, onUserChanged }: MeasuresCardProps) {
  const save = useSaveMeasures(user, onUserChanged);
  const choose = <Name extends keyof Measures>(name: Name) => ({
    value: user.measures[name],
    disabled: save.isPending,
    onChange: (value: Measures[Name]) => save.mutate({ ...user.measures, [name]: value }),
  });
  return (
    <Card
      title="Units and week"
      lead="For every screen, chart and answer of yours. What is kept is not changed."
    >
      <div className="grid grid-cols-1 gap-3 min-[30rem]:grid-cols-2">
        <SegmentedControl
          label="Distance"
          choices={[
            { value: 'km', label: 'Kilometres' },
            { value: 'mi', label: 'Miles' },
          ]}
          {...choose('distance')}
        />
        <SegmentedControl
          label="Weight"
          choices={[
            { value: 'kg', label: 'Kilograms' },
            { value: 'lb', label: 'Pounds' },
          ]}
          {...choose('weight')}
        />
        <SegmentedControl
          label="Height"
          choices={[
            { value: 'cm', label: 'Centimetres' },
            { value: 'ft', label: 'Feet' },
          ]}
          {...choose('height')}
        />
        <SegmentedControl
          label="The week begins on"
          choices={[
            { value: 'sunday', label: 'Sunday' },
            { value: 'monday', label: 'Monday' },
          ]}
          {...choose('weekStart')}
        />
        <SegmentedControl
          label="Dates"
          choices={[
            { value: 'day-month', label: '20 Nov' },
            { value: 'month-day', label: 'Nov 20' },
          ]}
          {...choose('dates')}
        />
        <SegmentedControl
          label="Clock"
          choices={[
            { value: '24', label: '14:02' },
            { value: '12', label: '2:02 PM' },
          ]}
          {...choose('clock')}
        />
      </div>
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
