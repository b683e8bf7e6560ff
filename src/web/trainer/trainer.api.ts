import { queryOptions } from '@tanstack/react-query';
import { readTrainerView } from '../../contract/sharing.ts';
import { call } from '../api.ts';

export function trainerViewQuery(trainerUrl: string) {
  return queryOptions({
    queryKey: ['api', 'trainer', trainerUrl],
    queryFn: ({ signal }) => call(readTrainerView, { params: { trainerUrl } }, { signal }),
  });
}
