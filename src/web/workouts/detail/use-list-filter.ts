import { useLocation, useSearch } from 'wouter';
import {
  LISTED_KINDS,
  type ListedKind,
  type ListOrder,
  NEWEST_FIRST,
  orderText,
  readOrder,
} from '../../../contract/workout-lists.ts';
import { isDay } from '../../../domain/calendar.ts';
import type { Group } from './workout-facts.ts';

/** What a list is narrowed to, as the calls write it; '' where it is not. */
export type ListFilter = {
  search: string;
  kind: ListedKind | '';
  from: string;
  to: string;
  /** Kilometres. */
  minDistance: string;
  maxDistance: string;
  /** For a kilometre, '4:30'. */
  minPace: string;
  maxPace: string;
  minHeartRate: string;
  maxHeartRate: string;
  shoe: string;
  tag: string;
};

/** A list as its address tells it. */
type ShownList = { filter: ListFilter; order: ListOrder; areWalks: boolean };

export const NO_FILTER: ListFilter = {
  search: '',
  kind: '',
  from: '',
  to: '',
  minDistance: '',
  maxDistance: '',
  minPace: '',
  maxPace: '',
  minHeartRate: '',
  maxHeartRate: '',
  shoe: '',
  tag: '',
};

/** Stands in the address, so that a reload and the way back find it again. */
export function useShownList(): [ShownList, (list: Partial<ShownList>) => void] {
  const [path, navigate] = useLocation();
  const list = readList(useSearch());
  return [list, (part) => navigate(path + queryOf({ ...list, ...part }), { replace: true })];
}

export function readList(search: string): ShownList {
  const asked = new URLSearchParams(search);
  return {
    filter: readFilter(asked),
    order: readOrder(asked.get('sort') ?? '') ?? NEWEST_FIRST,
    areWalks: asked.get('group') === 'walks',
  };
}

function readFilter(asked: URLSearchParams): ListFilter {
  const of = (name: keyof ListFilter) => asked.get(name)?.trim() ?? '';
  const fitting = (name: keyof ListFilter, fits: (text: string) => boolean) =>
    fits(of(name)) ? of(name) : '';
  const isDistance = (text: string) => DISTANCE.test(text);
  const isPace = (text: string) => PACE.test(text);
  const isHeartRate = (text: string) => HEART_RATE.test(text);
  return {
    search: of('search').slice(0, MOST_SEARCHED),
    kind: LISTED_KINDS.find((kind) => kind === of('kind')) ?? '',
    from: fitting('from', isDay),
    to: fitting('to', isDay),
    minDistance: fitting('minDistance', isDistance),
    maxDistance: fitting('maxDistance', isDistance),
    minPace: fitting('minPace', isPace),
    maxPace: fitting('maxPace', isPace),
    minHeartRate: fitting('minHeartRate', isHeartRate),
    maxHeartRate: fitting('maxHeartRate', isHeartRate),
    shoe: fitting('shoe', (text) => SHOE.test(text)),
    tag: of('tag').slice(0, LONGEST_TAG),
  };
}

export function queryOf({ filter, order, areWalks }: Partial<ShownList>): string {
  const set = Object.entries(filter ?? NO_FILTER).filter(([, value]) => value !== '');
  const sort = orderText(order ?? NEWEST_FIRST);
  if (sort !== orderText(NEWEST_FIRST)) set.push(['sort', sort]);
  if (areWalks) set.push(['group', 'walks']);
  return set.length > 0 ? `?${new URLSearchParams(set)}` : '';
}

export function isNarrowed(filter: ListFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** As the calls take it: without what is not narrowed. */
export function listedOf({ filter, areWalks }: ShownList, group: Group) {
  const set = Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [name, value === '' ? undefined : value]),
  ) as { [Name in keyof ListFilter]?: Exclude<ListFilter[Name], ''> };
  return { group: areWalks ? ('walks' as const) : group, ...set };
}

export const MOST_SEARCHED = 100;
const LONGEST_TAG = 30;
const DISTANCE = /^\d{1,4}(\.\d{1,3})?$/;
const PACE = /^\d{1,2}:[0-5]\d$/;
const HEART_RATE = /^[1-9]\d{1,2}$/;
const SHOE = /^[1-9]\d{0,8}$/;
