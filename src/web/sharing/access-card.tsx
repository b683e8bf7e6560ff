import { useRef, useState } from 'react';
import type { User } from '../../contract/session.ts';
import { LEFT_OUT_M } from '../../domain/recording/shared-route.ts';
import { messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { buttonLook } from '../ui/button-look.ts';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Icon } from '../ui/icons.tsx';
import { Switch } from '../ui/switch.tsx';
import { useToast } from '../ui/toaster.tsx';
import { type Sharing, useNewLink, useRoutesChoice, useShare } from './sharing.api.ts';

type AccessCardProps = {
  sharing: Sharing;
  userId: number;
  onUserChanged: (user: User) => void;
};

export function AccessCard({ sharing, userId, onUserChanged }: AccessCardProps) {
  const share = useShare(userId, onUserChanged);
  const say = useSettingToasts();
  // What was asked for shows at once, and goes back where it is refused.
  const isOn = share.isPending ? share.variables : sharing.trainerAccessEnabled;

  const change = (wished: boolean) => {
    if (!share.isPending) share.mutate(wished, say);
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
          <>
            <TrainerLink link={linkOf(sharing)} />
            <div className="mt-4 border-t border-line pt-4">
              <RoutesSwitch sharing={sharing} />
            </div>
          </>
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

/** Off for every new link: where an athlete runs is theirs to tell. */
function RoutesSwitch({ sharing }: { sharing: Sharing }) {
  const choose = useRoutesChoice();
  const say = useSettingToasts();
  return (
    <Switch
      label="Show Routes"
      hint={`The routes of the workouts listed, as shapes without a map, and without anything that lies within ${LEFT_OUT_M}\u00a0m of start or finish.`}
      checked={choose.isPending ? choose.variables : sharing.trainerSeesRoutes}
      onChange={(wished) => {
        if (!choose.isPending) choose.mutate(wished, say);
      }}
    />
  );
}

/** What is said when a setting was kept, or was not. */
function useSettingToasts() {
  const toast = useToast();
  return {
    onSuccess: () => toast({ title: 'Sharing settings updated successfully!', tone: 'good' }),
    onError: (refusal: Error) =>
      toast({
        title: 'Error',
        text: messageOf(refusal, 'Failed to update sharing settings'),
        tone: 'bad',
      }),
  } as const;
}

/** Where the operator says that people reach the server, else where this page was reached. */
function linkOf({ publicUrl, trainerUrl }: Sharing): string {
  return `${publicUrl ?? location.origin}/trainer/${trainerUrl}`;
}

/** The whole link to be seen, handed on, tried out and replaced. */
function TrainerLink({ link }: { link: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const toast = useToast();

  const copy = async () => {
    if (await copyText(link)) {
      toast({
        title: 'URL Copied',
        text: 'Trainer view URL has been copied to clipboard',
        tone: 'good',
      });
      return;
    }
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    toast({
      title: 'Error',
      text: 'Your browser does not let the link be copied. It is marked now: copy it yourself.',
      tone: 'bad',
    });
  };

  return (
    <div className="grid gap-4">
      <div>
        <p className="text-small font-semibold">Your trainer’s link</p>
        <p
          ref={shown}
          className="mt-1 rounded-box border border-edge bg-sunk px-3 py-2 text-small wrap-anywhere select-all"
        >
          {link}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon="copy" onClick={() => void copy()}>
          Copy URL
        </Button>
        <a href={link} target="_blank" rel="noopener noreferrer" className={buttonLook('quiet')}>
          <Icon name="external" size={16} />
          Preview
          <span className="sr-only">, opens in a new tab</span>
        </a>
        <NewLink />
      </div>
    </div>
  );
}

/** For a link that got into the wrong hands. */
function NewLink() {
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
        text="The link you have handed out stops working at once, for everybody who has it. The new one shows no routes."
        confirmLabel="Make a New Link"
        pendingLabel="Making it..."
        pending={newLink.isPending}
        onConfirm={make}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** False where the browser does not let it. Over plain http there is no clipboard to write to. */
async function copyText(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    await clipboard?.writeText(text);
    if (clipboard) return true;
  } catch {
    // Refused by a permission: the old way may still be open.
  }
  return copySelection(text);
}

function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
