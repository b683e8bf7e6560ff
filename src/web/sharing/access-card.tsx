import type { User } from '../../contract/auth.ts';
import { messageOf } from '../api.ts';
import { Card } from '../ui/card.tsx';
import { Switch } from '../ui/switch.tsx';
import { useToast } from '../ui/toaster.tsx';
import { type Sharing, useShare } from './sharing.api.ts';
import { TrainerLink } from './trainer-link.tsx';

type AccessCardProps = {
  sharing: Sharing;
  userId: number;
  onUserChanged: (user: User) => void;
};

export function AccessCard({ sharing, userId, onUserChanged }: AccessCardProps) {
  const share = useShare(userId, onUserChanged);
  const toast = useToast();
  // What was asked for shows at once, and goes back where it is refused.
  const isOn = share.isPending ? share.variables : sharing.trainerAccessEnabled;

  const change = (wished: boolean) => {
    if (share.isPending) return;
    share.mutate(wished, {
      onSuccess: () => toast({ title: 'Sharing settings updated successfully!', tone: 'good' }),
      onError: (refusal) =>
        toast({
          title: 'Error',
          text: messageOf(refusal, 'Failed to update sharing settings'),
          tone: 'bad',
        }),
    });
  };

  return (
    <Card title="Trainer access">
      <Switch
        label="Enable Trainer Access"
        hint="Whoever has your secret link can read along, without an account."
        checked={isOn}
        onChange={change}
      />
      <div className="mt-4 border-t border-line pt-4">
        {isOn && sharing.trainerUrl ? (
          <TrainerLink link={linkOf(sharing)} />
        ) : (
          <p className="text-body text-soft">
            Trainer access is currently disabled. Your link opens nothing until you turn it on
            again.
          </p>
        )}
      </div>
    </Card>
  );
}

/** Where the operator says that people reach the server, else where this page was reached. */
function linkOf({ publicUrl, trainerUrl }: Sharing): string {
  return `${publicUrl ?? location.origin}/trainer/${trainerUrl}`;
}
