import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { RouteError } from '@/app/route-error.tsx';
import { RouteErrorBoundary } from '@/app/route-error-boundary.tsx';

beforeEach(() => {
  // React itself logs every caught error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Broken({ error }: { error: Error | null }) {
  if (error) throw error;
  return <h1>Fine again</h1>;
}

function tree(error: Error | null, resetKey = '/a') {
  return (
    <MemoryRouter>
      <RouteErrorBoundary resetKey={resetKey}>
        <Broken error={error} />
      </RouteErrorBoundary>
    </MemoryRouter>
  );
}

test.each([
  'Failed to fetch dynamically imported module: https://x.example/assets/about.js',
  'error loading dynamically imported module: https://x.example/assets/about.js',
  'Importing a module script failed.',
])('says that a page could not be loaded: %s', (message) => {
  render(tree(new TypeError(message)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page didn’t load');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
});

test('says that any other error is our fault', () => {
  render(tree(new Error('undefined is not a function')));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something broke on our end');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('reloads when asked', async () => {
  const onReload = vi.fn();
  render(
    <MemoryRouter>
      <RouteError error={new Error('x')} onReload={onReload} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

test('resets when another page is chosen, and not before', () => {
  const { rerender } = render(tree(new Error('x')));
  rerender(tree(null));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(tree(null, '/b'));
  expect(screen.getByRole('heading', { name: 'Fine again' })).toBeVisible();
});
