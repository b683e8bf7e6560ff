import { queryOptions } from '@tanstack/react-query';
import { readTrainerView } from '../../contract/sharing.ts';
import { call } from '../api.ts';
import { trainerKey } from '../queries/sharing.ts';

export function trainerViewQuery(trainerUrl: string) {
  return queryOptions({
    queryKey: [...trainerKey, trainerUrl],
    queryFn: ({ signal }) => call(readTrainerView, { params: { trainerUrl } }, { signal }),
  });
}
