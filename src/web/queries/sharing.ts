import { queryOptions } from '@tanstack/react-query';
import { readSharing } from '../../contract/sharing.ts';
import { call } from '../api.ts';

export const sharingKey = ['sharing'] as const;

export const sharingQuery = queryOptions({
  queryKey: sharingKey,
  queryFn: ({ signal }) => call(readSharing, {}, { signal }),
});

/** What a trainer's link shows. */
export const trainerKey = ['trainer'] as const;
