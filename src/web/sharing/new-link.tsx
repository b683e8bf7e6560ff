import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useToast } from '../ui/toaster.tsx';
import { useNewLink } from './sharing.api.ts';

/** For a link that got into the wrong hands. */
export function NewLink() {
  const [isAsking, setAsking] = useState(false);
  const newLink = useNewLink();
  const toast = useToast();

  const make = () =>
    newLink.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        toast({
          title: 'New link made',
          text: 'The old one does not work any more. Give your trainer the new one.',
          tone: 'good',
        });
      },
      onError: ({ message }) => toast({ title: 'Error', text: message, tone: 'bad' }),
    });

  return (
    <>
      <Button tone="quiet" icon="refresh" onClick={() => setAsking(true)}>
        Make a New Link
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Make a new link?"
        text="The link you have handed out stops working at once, for everybody who has it."
        confirmLabel="Make a New Link"
        pendingLabel="Making it..."
        pending={newLink.isPending}
        onConfirm={make}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
