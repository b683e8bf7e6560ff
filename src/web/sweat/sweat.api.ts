import { queryOptions } from '@tanstack/react-query';
import * as contract from '../../contract/sweat.ts';
import { call } from '../api.ts';
import type { KeptKind } from '../kept-entries/kept-kind.ts';
import { sweatKey } from '../queries/keys.ts';
import { RESTS_ON, refresh } from '../queries/refresh.ts';

/** The athlete's sweat tests, the latest first. */
export function sweatTestsQuery(userId: number) {
  return queryOptions({
    queryKey: [...sweatKey, userId],
    queryFn: ({ signal }) => call(contract.listSweatTests, { params: { userId } }, { signal }),
  });
}

export const SWEAT_TESTS: KeptKind<contract.SweatTest, contract.SweatTestBodyJson> = {
  noun: 'sweat test',
  said: {
    created: 'Sweat test added',
    updated: 'Sweat test updated',
    deleted: 'Sweat test deleted',
    failedToCreate: 'Failed to add the sweat test',
  },
  create: (body, options) => call(contract.createSweatTest, { body }, options),
  update: (id, body, options) => call(contract.updateSweatTest, { params: { id }, body }, options),
  remove: (id) => call(contract.deleteSweatTest, { params: { id } }),
  restore: (id) => call(contract.restoreSweatTest, { params: { id } }),
  putBack: (former, _saved, options) =>
    SWEAT_TESTS.update(former.id, contract.sweatTestBodyToJson(former), options),
  shownIn: ({ userId }) => sweatTestsQuery(userId).queryKey,
  refresh: (queryClient) => refresh(queryClient, RESTS_ON.sweat),
};
