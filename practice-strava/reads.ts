import type { PracticeActivity } from './activity.ts';
import {
  badRequest,
  type CallName,
  exactJson,
  jsonResponse,
  notFound,
  type PracticeRequest,
  type PracticeResponse,
  refusal,
} from './messages.ts';
import {
  athleteShape,
  detailedShape,
  lapShapes,
  streamShapes,
  summaryShape,
  zoneShapes,
} from './shapes.ts';
import type { World } from './world.ts';

/** How much of Strava is there: a recording played back knows pages and nothing else. */
export type Coverage = {
  /** Pages of a fixed size; per_page, before and after are not looked at. */
  fixedPages: number | null;
  hasDetails: boolean;
  hasStreams: boolean;
};

export const EVERYTHING: Coverage = { fixedPages: null, hasDetails: true, hasStreams: true };
export const RECORDED_ONLY: Coverage = { fixedPages: 30, hasDetails: false, hasStreams: false };

export type Reader = { athleteId: string; scopes: string[] };

type Read = { world: World; coverage: Coverage; reader: Reader; request: PracticeRequest };

const DEFAULT_PAGE = 30;
const LARGEST_PAGE = 200;

/** Whose address it is, by the names under which faults and counts are request for. */
export function readCallOf(path: string): { name: CallName; id: string } | undefined {
  const match =
    /^\/api\/v3\/(?:(athlete)(\/activities)?|activities\/(\d+)(?:\/(laps|zones|streams))?)$/.exec(
      path,
    );
  if (!match) return undefined;
  const [, athlete, list, id = '', part] = match;
  if (athlete) return { name: list ? 'listActivities' : 'athlete', id };
  return { name: PARTS[part ?? ''] ?? 'other', id };
}

const PARTS: Record<string, CallName> = {
  '': 'activity',
  laps: 'laps',
  zones: 'zones',
  streams: 'streams',
};

export function respondToRead(call: { name: CallName; id: string }, read: Read): PracticeResponse {
  const { world, coverage, reader, request } = read;
  if (call.name === 'athlete') {
    const athlete = world.athletes.get(reader.athleteId);
    return athlete ? jsonResponse(200, exactJson(athleteShape(athlete, 3))) : notFound();
  }
  if (!reader.scopes.some((scope) => scope.startsWith('activity:read'))) {
    return refusal(401, 'Authorization Error', {
      resource: 'AccessToken',
      field: 'activity:read_permission',
      code: 'missing',
    });
  }
  if (call.name === 'listActivities') return listResponse(read);
  const activity = visibleTo(world, reader).find(({ id }) => id === call.id);
  if (!activity) return notFound();
  if (call.name === 'streams') {
    if (!coverage.hasStreams || activity.manual) return notFound();
    return streamsResponse(activity, request);
  }
  if (!coverage.hasDetails) return notFound();
  if (call.name === 'laps') return jsonResponse(200, exactJson(lapShapes(activity)));
  if (call.name === 'zones') return jsonResponse(200, exactJson(zoneShapes(activity)));
  return jsonResponse(200, exactJson(detailedShape(activity)));
}

function listResponse({ world, coverage, reader, request: { query } }: Read): PracticeResponse {
  const all = visibleTo(world, reader);
  const page = wholeNumber(query.get('page')) ?? 1;
  if (coverage.fixedPages !== null) {
    return pageResponse({ activities: newestFirst(all), page, perPage: coverage.fixedPages });
  }
  const perPage = wholeNumber(query.get('per_page')) ?? DEFAULT_PAGE;
  if (perPage > LARGEST_PAGE || perPage < 1) return badRequest('Application', 'per_page');
  if (page < 1) return badRequest('Application', 'page');
  const before = wholeNumber(query.get('before'));
  const after = wholeNumber(query.get('after'));
  const within = all.filter(
    ({ startMs }) =>
      (before === undefined || startMs < before * 1000) &&
      (after === undefined || startMs > after * 1000),
  );
  // Strava turns the order round as soon as `after` is given.
  const newest = newestFirst(within);
  return pageResponse({
    activities: after === undefined ? newest : newest.reverse(),
    page,
    perPage,
  });
}

function pageResponse(input: {
  activities: PracticeActivity[];
  page: number;
  perPage: number;
}): PracticeResponse {
  const { activities, page, perPage } = input;
  const shown = activities.slice((page - 1) * perPage, page * perPage);
  return jsonResponse(200, `[${shown.map(summaryText).join(',')}]`);
}

const summaries = new WeakMap<PracticeActivity, string>();

function summaryText(activity: PracticeActivity): string {
  const kept = summaries.get(activity) ?? exactJson(summaryShape(activity));
  summaries.set(activity, kept);
  return kept;
}

function streamsResponse(activity: PracticeActivity, { query }: PracticeRequest): PracticeResponse {
  const streams = streamShapes(activity, (query.get('keys') ?? '').split(','));
  if (query.get('key_by_type') === 'true') return jsonResponse(200, exactJson(streams));
  const list = Object.entries(streams).map(([type, stream]) => ({ type, ...stream }));
  return jsonResponse(200, exactJson(list));
}

function visibleTo(world: World, { athleteId, scopes }: Reader): PracticeActivity[] {
  const seesPrivate = scopes.includes('activity:read_all');
  return world.activitiesOf(athleteId).filter(({ isPrivate }) => seesPrivate || !isPrivate);
}

function newestFirst(activities: PracticeActivity[]): PracticeActivity[] {
  return activities.sort((a, b) => b.startMs - a.startMs || Number(BigInt(b.id) - BigInt(a.id)));
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^-?\d{1,12}$/.test(text) ? Number(text) : undefined;
}
