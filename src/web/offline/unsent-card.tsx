import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { useToday } from '../days/use-athletes-day.ts';
import { readDraft, removeDraft, writeDraft } from '../kept-entries/draft-store.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useToast } from '../ui/toaster.tsx';
import { dayText } from '../words/day-text.ts';
import { dropUnsent, keepUnsent, useUnsent, type Waiting } from './outbox.ts';
import { sendUnsent } from './send-unsent.ts';

export type UnsentCardProps = { userId: number; path: string };

/** On the screens that it belongs to: what is saved on this device and not yet sent. */
export default function UnsentCard({ userId, path }: UnsentCardProps) {
  const queryClient = useQueryClient();
  const isShown = SHOWN_ON.find(({ screens }) => screens.test(path))?.nouns ?? [];
  const unsent = useUnsent(userId).filter(({ noun }) => isShown.includes(noun));
  if (unsent.length === 0) return null;
  return (
    <div className="mb-6">
      <Card title="Waiting to be sent">
        <ul aria-label="Waiting to be sent" className="divide-y divide-line">
          {unsent.map((each) => (
            <li
              key={each.id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3"
            >
              <UnsentWords unsent={each} />
              <UnsentActions unsent={each} />
            </li>
          ))}
        </ul>
        {unsent.some(({ trouble }) => trouble === null) && (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 text-small text-soft">
            Kept on this device. It goes by itself once the server can be reached.
            <Button tone="quiet" icon="refresh" onClick={() => void sendUnsent(queryClient)}>
              Try now
            </Button>
          </p>
        )}
      </Card>
    </div>
  );
}

const LOG = ['workout'];
const SHOWN_ON = [
  { screens: /^\/(weight)/, nouns: ['weight entry'] },
  { screens: /^\/(run-details|workout-details|workouts)/, nouns: LOG },
  { screens: /^\/(calendar)?$/, nouns: ['workout', 'weight entry'] },
];

function UnsentWords({ unsent }: { unsent: Waiting }) {
  const { noun, action, day, lines, trouble } = unsent;
  const today = useToday();
  const what = { create: `New ${noun}`, update: `Change of a ${noun}`, delete: `Deleted ${noun}` };
  return (
    <div className="min-w-0 text-small">
      <p className="font-semibold">
        {what[action]}
        {day && `, ${dayText(day, today)}`}
      </p>
      {lines.length > 0 && (
        <p className="wrap-anywhere text-soft">{lines.map(lineText).join(' · ')}</p>
      )}
      {trouble && <p className="font-medium text-danger">{TROUBLE[trouble.is](trouble.message)}</p>}
    </div>
  );
}

function lineText({ label, before, after }: Waiting['lines'][number]): string {
  return before ? `${label} ${before} → ${after || 'nothing'}` : `${label} ${after}`;
}

const TROUBLE = {
  conflict: () =>
    'It was changed elsewhere in the meantime. Open it: each field shows what stands there and what you typed.',
  refused: (message: string) => `Not taken: ${message}`,
};

/** What the athlete can do about it: change it, or take it back. */
function UnsentActions({ unsent }: { unsent: Waiting }) {
  const [, navigate] = useLocation();
  const toast = useToast();
  const { userId, action, entryId, form, noun, trouble } = unsent;

  const openAgain = async () => {
    if (!form) return;
    const of = { userId, name: form.name };
    if (readDraft(of) !== null) {
      toast({
        title: 'Your form holds another workout',
        text: 'Save or discard that one first; this one stays here until then.',
      });
      navigate('/workouts');
      return;
    }
    writeDraft(of, form.draft);
    await dropUnsent(unsent);
    navigate('/workouts');
  };

  const takeBack = async () => {
    if (form && action === 'update') removeDraft({ userId, name: form.name });
    await dropUnsent(unsent);
    const { id: _id, ...again } = unsent;
    toast({
      title: 'Taken back: it is not sent',
      action: { label: 'Undo', onAction: () => void keepUnsent(again) },
    });
  };

  return (
    <p className="flex flex-wrap gap-2">
      {noun === 'workout' && action === 'update' && (
        <Link
          className="link tap inline-flex items-center px-3 text-small font-semibold"
          href={`/workouts/${entryId}/edit`}
        >
          {trouble ? 'Open it' : 'Change it'}
        </Link>
      )}
      {noun === 'workout' && action === 'create' && form && (
        <Button tone="quiet" icon="edit" onClick={() => void openAgain()}>
          Change it
        </Button>
      )}
      <Button tone="quiet" icon="remove" onClick={() => void takeBack()}>
        Take back
      </Button>
    </p>
  );
}
