import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  chooseOperatorsModel,
  type OwnModel,
  ownModelBody,
  readOwnModel,
  removeOwnModel,
  saveOwnModel,
} from '../../contract/own-model.ts';
import type { User } from '../../contract/session.ts';
import { call, messageOf } from '../api.ts';
import { coachModelKey } from '../queries/keys.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toaster.tsx';

/** Which outside model may answer, and what it came to; nothing where no model can be asked. */
export function OwnModelCard({ user }: { user: User }) {
  const { data } = useQuery({
    queryKey: [...coachModelKey, user.id, 'own'],
    queryFn: ({ signal }) => call(readOwnModel, {}, { signal }),
  });
  if (!data) return null;
  const takesKeys = data.providers.length > 0 || data.own !== null;
  if (!takesKeys && data.operators === null) return null;
  return (
    <Card
      title="AI model"
      lead="In AI Chat a language model can answer: your questions and what it looks up in your log then go to its service. What came through Strava does not."
    >
      <div className="grid gap-4">
        {data.operators && <Operators operators={data.operators} hasOwn={data.own !== null} />}
        {takesKeys && (data.own ? <Own own={data.own} /> : <NewKey providers={data.providers} />)}
        <Used used={data.usedThisMonth} />
      </div>
    </Card>
  );
}

/** The model of the operator, which an athlete can do without. */
function Operators(props: { operators: NonNullable<OwnModel['operators']>; hasOwn: boolean }) {
  const { model, host, isAsked } = props.operators;
  const done = isAsked ? 'The built-in coach answers from now on' : `${model} answers from now on`;
  const { run, isPending } = useChange(props.hasOwn ? 'Saved' : done);
  return (
    <div className="grid gap-1">
      <Switch
        label={`Answers by ${model} at ${host}`}
        checked={isAsked}
        disabled={isPending}
        onChange={(next) => void run(() => call(chooseOperatorsModel, { body: { isAsked: next } }))}
      />
      <p className="text-small text-soft">
        {props.hasOwn
          ? 'Your own model answers in its place as long as your key is here.'
          : 'Switched off, the built-in coach answers on this server, and nothing goes to a model.'}
      </p>
    </div>
  );
}

function Used({ used }: { used: OwnModel['usedThisMonth'] }) {
  const { questions, tokens, ownTokens } = used;
  if (questions === 0) return null;
  const figure = (count: number) => count.toLocaleString('en');
  const parts = [
    `${figure(questions)} ${questions === 1 ? 'question' : 'questions'}`,
    tokens > 0 && `${figure(tokens)} tokens of this server’s model`,
    ownTokens > 0 && `${figure(ownTokens)} tokens with your key, which its service charges for`,
  ];
  return <p className="text-small text-soft">This month: {parts.filter(Boolean).join(', ')}.</p>;
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
