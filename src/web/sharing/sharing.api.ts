import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../contract/endpoint.ts';
import type { User } from '../../contract/session.ts';
import { chooseRoutes, makeNewLink, type readSharing } from '../../contract/sharing.ts';
import { readUser, updateUser } from '../../contract/users.ts';
import { call } from '../api.ts';
import { sharingQuery } from '../queries/sharing.ts';

export type Sharing = Answer<typeof readSharing>;

/** The whole record goes back with one field changed: as it is now, not as it was when we came. */
export function useShare(userId: number, onUserChanged: (user: User) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (trainerAccessEnabled: boolean) => {
      const params = { userId };
      const record = await call(readUser, { params });
      return call(updateUser, { params, body: { ...record, trainerAccessEnabled } });
    },
    onSuccess: (user) => {
      const { trainerAccessEnabled } = user;
      queryClient.setQueryData(
        sharingQuery.queryKey,
        (known) => known && { ...known, trainerAccessEnabled },
      );
      onUserChanged(user);
    },
  });
}

/** Whether the link shows routes. */
export function useRoutesChoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (trainerSeesRoutes: boolean) => call(chooseRoutes, { body: { trainerSeesRoutes } }),
    onSuccess: ({ trainerSeesRoutes }) =>
      queryClient.setQueryData(
        sharingQuery.queryKey,
        (known) => known && { ...known, trainerSeesRoutes },
      ),
  });
}

export function useNewLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(makeNewLink, {}),
    onSuccess: ({ trainerUrl, trainerSeesRoutes }) =>
      queryClient.setQueryData(
        sharingQuery.queryKey,
        (known) => known && { ...known, trainerUrl, trainerSeesRoutes },
      ),
  });
}
