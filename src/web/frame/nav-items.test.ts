import { expect, test } from 'vitest';
import { isCurrent, navItems } from './nav-items.ts';

const labelsOf = (isAdmin: boolean) => navItems({ isAdmin }).map((item) => item.label);

test('the sidebar has the screens in their order, the Admin Panel for administrators', () => {
  const athlete = [
    'Dashboard',
    'Calendar',
    'Log Workout',
    'Run Details',
    'Workout Details',
    'Analytics',
    'Race Goals',
    'Weight Tracking',
    'Shoes',
    'AI',
    'Profile & Settings',
    'Sharing',
  ];
  expect(labelsOf(false)).toEqual(athlete);
  expect(labelsOf(true)).toEqual([...athlete, 'Admin Panel']);
});

test('the bottom bar has five screens', () => {
  const bottom = navItems({ isAdmin: true }).filter((item) => item.bottomLabel);
  expect(bottom.map((item) => [item.bottomLabel, item.href])).toEqual([
    ['Dashboard', '/'],
    ['Log', '/workouts'],
    ['Runs', '/run-details'],
    ['Analytics', '/analytics'],
    ['AI', '/ai'],
  ]);
});

test('both addresses of Race Goals mark the same item', () => {
  const races = navItems({ isAdmin: false }).filter((item) => isCurrent(item, '/race-goals'));
  expect(races.map((item) => item.href)).toEqual(['/races']);
  expect(navItems({ isAdmin: false }).filter((item) => isCurrent(item, '/'))).toHaveLength(1);
  const below = navItems({ isAdmin: false }).filter((item) => isCurrent(item, '/run-details/5'));
  expect(below.map(({ label }) => label)).toEqual(['Run Details']);
});
