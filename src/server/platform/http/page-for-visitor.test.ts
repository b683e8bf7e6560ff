import { expect, test } from 'vitest';
import { pageForVisitor } from './page-for-visitor.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <link rel="stylesheet" href="/assets/app.css">
    <link rel="modulepreload" href="/assets/sign-in.js" data-for="signed-out">
    <link rel="modulepreload" href="/assets/frame.js" data-for="signed-in">
    <link rel="modulepreload" href="/assets/dashboard.js" data-for="signed-in /">
  </head>
</html>`;

const linked = (visitor: { seemsSignedIn: boolean; path: string }) =>
  [...pageForVisitor(PAGE, visitor).matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file);

test('a visitor who is not signed in fetches the sign-in screen ahead', () => {
  const visitor = { seemsSignedIn: false, path: '/' };
  expect(linked(visitor)).toEqual(['app.css', 'sign-in.js']);
  expect(pageForVisitor(PAGE, visitor)).toContain('<html data-signed-in="no" lang="en">');
});

test('a visitor who is signed in fetches the frame ahead', () => {
  const visitor = { seemsSignedIn: true, path: '/workouts' };
  expect(linked(visitor)).toEqual(['app.css', 'frame.js']);
  expect(pageForVisitor(PAGE, visitor)).toContain('<html data-signed-in="yes" lang="en">');
});

test('one address may need more than the others', () => {
  expect(linked({ seemsSignedIn: true, path: '/' })).toEqual([
    'app.css',
    'frame.js',
    'dashboard.js',
  ]);
});
