import { useLocation, useSearch } from 'wouter';
import { LISTED_KINDS, type ListedKind } from '../../../contract/workouts.ts';
import { isDay } from '../../../domain/calendar.ts';

/** What a list is narrowed to, as its fields hold it; '' where it is not. */
export type ListFilter = {
  search: string;
  kind: ListedKind | '';
  from: string;
  to: string;
  minDistance: string;
  maxDistance: string;
};

export const NO_FILTER: ListFilter = {
  search: '',
  kind: '',
  from: '',
  to: '',
  minDistance: '',
  maxDistance: '',
};

/** Stands in the address, so that a reload and the way back find it again. */
export function useListFilter(): [ListFilter, (filter: ListFilter) => void] {
  const [path, navigate] = useLocation();
  const filter = readFilter(useSearch());
  return [filter, (next) => navigate(path + queryOf(next), { replace: true })];
}

export function readFilter(search: string): ListFilter {
  const asked = new URLSearchParams(search);
  const of = (name: keyof ListFilter) => asked.get(name)?.trim() ?? '';
  const dayOf = (name: 'from' | 'to') => (isDay(of(name)) ? of(name) : '');
  const distanceOf = (name: 'minDistance' | 'maxDistance') =>
    DISTANCE.test(of(name)) ? of(name) : '';
  return {
    search: of('search').slice(0, MOST_SEARCHED),
    kind: LISTED_KINDS.find((kind) => kind === of('kind')) ?? '',
    from: dayOf('from'),
    to: dayOf('to'),
    minDistance: distanceOf('minDistance'),
    maxDistance: distanceOf('maxDistance'),
  };
}

export function queryOf(filter: ListFilter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== '');
  return set.length > 0 ? `?${new URLSearchParams(set)}` : '';
}

/** As the calls take it: without what is not narrowed. */
export function setFieldsOf({ search, kind, from, to, minDistance, maxDistance }: ListFilter) {
  return {
    search: search || undefined,
    kind: kind || undefined,
    from: from || undefined,
    to: to || undefined,
    minDistance: minDistance || undefined,
    maxDistance: maxDistance || undefined,
  };
}

export const MOST_SEARCHED = 100;
/** Kilometres, as the call takes them. */
const DISTANCE = /^\d{1,4}(\.\d{1,3})?$/;
