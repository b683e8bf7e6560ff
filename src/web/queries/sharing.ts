import { queryOptions } from '@tanstack/react-query';
import { readSharing } from '../../contract/sharing.ts';
import { call } from '../api.ts';
import { sharingKey } from './keys.ts';

export const sharingQuery = queryOptions({
  queryKey: sharingKey,
  queryFn: ({ signal }) => call(readSharing, {}, { signal }),
});
