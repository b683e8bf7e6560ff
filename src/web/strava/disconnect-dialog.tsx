import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { StravaStatus } from '../../contract/strava.ts';
import { RESTS_ON, refresh } from '../queries/refresh.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toaster.tsx';
import { countText } from '../words/amounts.ts';
import { endConnection, statusQuery } from './strava.api.ts';

type DisconnectDialogProps = {
  open: boolean;
  status: Pick<StravaStatus, 'activitiesCount' | 'progress'>;
  onClose: () => void;
};

/** Ends the connection, and asks what becomes of what came through it. */
export function DisconnectDialog({ open, status, onClose }: DisconnectDialogProps) {
  const { activitiesCount, progress } = status;
  const [workouts, setWorkouts] = useState<'keep' | 'delete'>('keep');
  const close = () => {
    setWorkouts('keep');
    onClose();
  };
  const { disconnect, isPending } = useDisconnect(close);
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Disconnect Strava?"
      actions={
        <>
          <Button tone="quiet" data-first-focus onClick={close}>
            Cancel
          </Button>
          <Button
            tone="danger"
            pending={isPending}
            pendingLabel="Disconnecting…"
            onClick={() => disconnect(workouts)}
          >
            {workouts === 'delete' ? 'Disconnect and delete' : 'Disconnect'}
          </Button>
        </>
      }
    >
      <p className="text-body text-soft">
        Longrun gives its access back to Strava and fetches nothing more. You can connect again at
        any time.
      </p>
      {(activitiesCount > 0 || (progress?.known ?? 0) > 0) && (
        <Choices count={activitiesCount} chosen={workouts} onChoose={setWorkouts} />
      )}
    </Dialog>
  );
}

type ChoicesProps = {
  count: number;
  chosen: 'keep' | 'delete';
  onChoose: (workouts: 'keep' | 'delete') => void;
};

function Choices({ count, chosen, onChoose }: ChoicesProps) {
  const name = useId();
  const them = count > 1 ? 'them' : 'it';
  const what = count === 0 ? 'what came' : `the ${countText(count, 'workout')}`;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold">
        {`What becomes of ${what} from Strava?`}
      </legend>
      <div className="divide-y divide-line rounded-box border border-edge">
        <Choice
          name={name}
          isChosen={chosen === 'keep'}
          onChoose={() => onChoose('keep')}
          label={`Keep ${them}`}
        >
          In your log as before, still shown to you alone, and known again if you connect once more.
        </Choice>
        <Choice
          name={name}
          isChosen={chosen === 'delete'}
          onChoose={() => onChoose('delete')}
          label={`Delete ${them}`}
        >
          Out of your log and your figures, and not to be had back here: Strava itself keeps {them}.
          Workouts that came from elsewhere stay, without what Strava filled in.
        </Choice>
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  label: string;
  children: ReactNode;
};

function Choice({ name, isChosen, onChoose, label, children }: ChoiceProps) {
  const id = useId();
  return (
    <label className="tap flex items-start gap-3 px-3 py-2 text-small hover:bg-sunk has-checked:bg-accent-soft">
      <input
        type="radio"
        name={name}
        className="mt-0.5 size-4 shrink-0"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-medium">
          {label}
        </span>
        <span id={`${id}-hint`} className="block text-soft">
          {children}
        </span>
      </span>
    </label>
  );
}

function useDisconnect(onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: endConnection,
    onSuccess: (status, workouts) => {
      onDone();
      queryClient.setQueryData(statusQuery.queryKey, status);
      toast({
        title: 'Disconnected',
        text:
          workouts === 'delete'
            ? 'What came from Strava is out of your log.'
            : 'What came from Strava stays in your log.',
        tone: 'good',
      });
      void refresh(queryClient, RESTS_ON.strava);
    },
    onError: () => toast({ title: 'Error', text: 'Failed to disconnect.', tone: 'bad' }),
  });
  return { disconnect: mutate, isPending };
}
