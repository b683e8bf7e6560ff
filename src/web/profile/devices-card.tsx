import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '../../contract/auth.ts';
import type { Answer } from '../../contract/endpoint.ts';
import { call, messageOf } from '../api.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { useToast } from '../ui/toaster.tsx';
import { clockText } from '../words/clock-text.ts';
import { momentDayText } from '../words/day-text.ts';
import { nameDevice } from './name-device.ts';

/** Where the account is signed in; a lost phone is signed out from here. */
export function DevicesCard() {
  const query = useQuery(devicesQuery);
  const { data: devices, isError } = query;
  const endOthers = useEndOtherSessions();
  const toast = useToast();
  const hasOthers = devices?.some((device) => !device.current);

  const signOutOthers = () =>
    endOthers.mutate(undefined, {
      onSuccess: ({ ended }) =>
        toast({
          title: ended === 1 ? 'One device signed out' : `${ended} devices signed out`,
          tone: 'good',
        }),
      onError: (refusal) =>
        toast({
          title: 'Error',
          text: messageOf(refusal, 'The devices could not be signed out.'),
          tone: 'bad',
        }),
    });

  return (
    <Card
      title="Signed-in devices"
      lead="Sign out what you do not know or no longer use."
      action={
        hasOthers && (
          <Button tone="quiet" pending={endOthers.isPending} onClick={signOutOthers}>
            Sign out all others
          </Button>
        )
      }
    >
      {isError ? (
        <LoadFailure title="The devices could not be loaded" query={query} />
      ) : devices ? (
        <ul className="divide-y divide-line">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      ) : (
        <ListSkeleton rows={1} />
      )}
    </Card>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const end = useEndSession();
  const toast = useToast();
  const name = nameDevice(device.userAgent);
  const signOut = () =>
    end.mutate(device.id, {
      onError: (refusal) =>
        toast({
          title: 'Error',
          text: messageOf(refusal, `${name} could not be signed out.`),
          tone: 'bad',
        }),
    });
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="text-small font-semibold">{name}</p>
        <p className="text-small text-soft">
          {device.current ? 'Signed in' : 'Last used'} {when(device)}
        </p>
      </div>
      {device.current ? (
        <Badge tone="accent">This device</Badge>
      ) : (
        <Button
          tone="quiet"
          pending={end.isPending}
          onClick={signOut}
          aria-label={`Sign out ${name}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function when({ current, createdAt, lastUsedAt }: Device): string {
  const moment = current ? createdAt : lastUsedAt;
  return `${momentDayText(moment)}, ${clockText(new Date(moment))}`;
}

type Device = Answer<typeof listSessions>[number];

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  // Another device may have signed in since.
  refetchOnMount: 'always',
});

function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(endSession, { params: { sessionId: id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}
