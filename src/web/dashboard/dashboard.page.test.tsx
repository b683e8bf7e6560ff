import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import DashboardPage from './dashboard.page.tsx';

test('without an account it says that user data is not found, and offers to load again', () => {
  const page = renderToStaticMarkup(<DashboardPage user={null} />);
  expect(page).toContain('User data not found');
  expect(page).toMatch(/<button[^>]*>.*Load again/);
});
