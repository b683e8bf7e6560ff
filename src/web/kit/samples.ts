import type { WorkoutItem } from '../ui/workout-list.tsx';

/** Invented values; the kit shows parts, not anybody's log. */
export const WORKOUTS: readonly WorkoutItem[] = [
  {
    key: 1,
    href: '/run-details',
    date: 'Thu 20 Nov',
    kind: 'Long run',
    distance: '18.2',
    time: '1:39:10',
    pace: '5:27',
    bpm: '148',
    zoneMinutes: [8, 58, 20, 10, 3],
    note: 'Last 4 km at half-marathon effort. Two gels, legs fine.',
  },
  {
    key: 2,
    href: '/run-details',
    date: 'Tue 18 Nov',
    kind: 'Intervals',
    distance: '10.4',
    time: '0:52:06',
    pace: '5:01',
    bpm: '161',
    zoneMinutes: [6, 12, 10, 16, 8],
    note: '6 × 800 m, all within 3 s.',
  },
  {
    key: 3,
    href: '/workout-details',
    date: 'Mon 17 Nov',
    kind: 'Strength',
    distance: null,
    time: '0:45',
    pace: null,
    bpm: null,
    zoneMinutes: [0, 0, 0, 0, 0],
    note: 'Lower body, heavy day.',
  },
];

export const WEEKS = [
  { day: '9/27', run: 28, cross: 0, strength: '' },
  { day: '10/4', run: 31, cross: 0, strength: '0.8 h' },
  { day: '10/11', run: 38, cross: 6, strength: '' },
  { day: '10/18', run: 42, cross: 0, strength: '0.8 h' },
  { day: '10/25', run: 29, cross: 12, strength: '' },
  { day: '11/1', run: 45, cross: 0, strength: '1.5 h' },
  { day: '11/8', run: 48, cross: 4, strength: '' },
  { day: '11/15', run: 30, cross: 6, strength: '0.8 h' },
].map(({ day, run, cross, strength }, index, all) => ({
  key: day,
  label: `Week ${day}`,
  shortLabel: day,
  values: [run, cross],
  isCurrent: index === all.length - 1,
  note: strength ? `${strength} strength` : undefined,
}));

export const PACES_BY_TYPE = [
  { key: 'easy', label: 'Outdoor Easy', points: [352, 349, 351, 345, null, 343] },
  { key: 'long', label: 'Outdoor Long', points: [341, null, 336, null, 331, 327] },
  { key: 'interval', label: 'Outdoor Interval', points: [309, 311, null, 304, 301, null] },
  { key: 'treadmill', label: 'Treadmill', points: [null, 330, null, 328, null, null] },
].map(({ key, label, points }, index) => ({
  key,
  label,
  points: points
    .map((y, x) => ({ x: x * 4 + index, y, label: `Nov ${x * 4 + index + 1}` }))
    .filter((point) => point.y !== null),
}));

export const WEIGHTS = [84.2, 84.0, 83.6, 83.8, 83.1, 82.9, 82.4, 82.6, 82.0, 81.7].map((y, x) => ({
  x: x * 7,
  y,
  label: `${['Sep', 'Oct', 'Nov'][Math.floor(x / 3.4)]} ${1 + ((x * 7) % 28)}`,
}));
