import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../contract/auth.ts';
import {
  type OwnModel,
  ownModelBody,
  readOwnModel,
  removeOwnModel,
  saveOwnModel,
} from '../../contract/own-model.ts';
import { call, messageOf } from '../api.ts';
import { coachModelKey } from '../queries/keys.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toaster.tsx';

/** The athlete's own key to an outside model; nothing where the operator allows none. */
export function OwnModelCard({ user }: { user: User }) {
  const { data } = useQuery({
    queryKey: [...coachModelKey, user.id, 'own'],
    queryFn: ({ signal }) => call(readOwnModel, {}, { signal }),
  });
  if (!data || (data.providers.length === 0 && data.own === null)) return null;
  return (
    <Card
      title="AI model"
      lead="In AI Chat a model of yours can answer: your questions and what it looks up in your log then go to its service. What came through Strava does not."
    >
      {data.own ? <Own own={data.own} /> : <NewKey providers={data.providers} />}
    </Card>
  );
}

function Own({ own }: { own: NonNullable<OwnModel['own']> }) {
  const { run, isPending } = useChange('Your key was removed');
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {own.isUsable
          ? `${own.model} of ${own.provider} answers, with your key. The key is kept sealed and is never shown again.`
          : `Your key for ${own.model} of ${own.provider} cannot be used any more. Remove it, and enter it again.`}
      </p>
      <Button
        tone="quiet"
        pending={isPending}
        onClick={() => void run(() => call(removeOwnModel, {}))}
      >
        Remove key
      </Button>
    </div>
  );
}

function NewKey({ providers }: { providers: readonly string[] }) {
  const [provider, setProvider] = useState(providers[0] ?? '');
  const [model, setModel] = useState('');
  const [key, setKey] = useState('');
  const { run, isPending, refuse } = useChange('Your model answers from now on');
  const save = () => {
    const body = ownModelBody.safeParse({ provider, model, key });
    if (body.success) void run(() => call(saveOwnModel, { body: body.data }));
    else refuse(body.error.issues[0]?.message ?? '');
  };
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <SelectField
        label="Service"
        value={provider}
        choices={providers.map((name) => ({ value: name, label: name }))}
        onChange={setProvider}
      />
      <TextField label="Model" required value={model} onChange={setModel} />
      <TextField
        label="Key"
        type="password"
        autoComplete="off"
        required
        hint="As the service gave it to you. It is sealed, and never shown again."
        value={key}
        onChange={setKey}
      />
      <span>
        <Button type="submit" pending={isPending}>
          Save key
        </Button>
      </span>
    </form>
  );
}

function useChange(done: string) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const refuse = (text: string) => toast({ title: 'Validation Error', text, tone: 'bad' });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: () => Promise<OwnModel>) => change(),
  });
  const run = async (change: () => Promise<OwnModel>) => {
    try {
      await mutateAsync(change);
      await queryClient.invalidateQueries({ queryKey: coachModelKey });
      toast({ title: done, tone: 'good' });
    } catch (refusal) {
      const text = messageOf(refusal, 'Your model could not be changed.');
      toast({ title: 'Error', text, tone: 'bad' });
    }
  };
  return { run, refuse, isPending };
}
