import { expect, test } from 'vitest';
import { pageForVisitor } from './page-for-visitor.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <link rel="stylesheet" href="/assets/app.css">
    <link rel="modulepreload" href="/assets/sign-in.js" data-for="signed-out">
    <link rel="modulepreload" href="/assets/frame.js" data-for="signed-in">
    <link rel="modulepreload" href="/assets/dashboard.js" data-for="signed-in /">
    <link rel="modulepreload" href="/assets/trainer.js" data-for="link-holder">
  </head>
</html>`;

const linked = (visitor: Parameters<typeof pageForVisitor>[1]) =>
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

test('whoever comes by a secret link needs nothing of the rest, signed in or not', () => {
  for (const seemsSignedIn of [false, true]) {
    const visitor = { seemsSignedIn, path: '/trainer/x', holdsLink: true };
    expect(linked(visitor)).toEqual(['app.css', 'trainer.js']);
  }
});
