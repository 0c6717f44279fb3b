import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPage } from '@/app/lazy-page.ts';
import { LoadingBar } from '@/app/loading-bar.tsx';

function Hello() {
  return <h1>Hello</h1>;
}

test('a page is fetched once, whether prefetched or shown', async () => {
  const load = vi.fn(async () => Hello);
  const page = lazyPage(load);
  page.prefetch();
  page.prefetch();
  render(
    <Suspense>
      <page.Component />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a click retries a failed prefetch', async () => {
  const load = vi.fn(async () => Hello);
  load.mockRejectedValueOnce(new TypeError('offline'));
  const page = lazyPage(load);
  page.prefetch();
  await vi.waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'));
  render(
    <Suspense>
      <page.Component />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
});

test('the loading bar shows while a requested page is loading', async () => {
  let arrive: (page: typeof Hello) => void = () => {};
  const arrival = new Promise<typeof Hello>((resolve) => {
    arrive = resolve;
  });
  const page = lazyPage(() => arrival);
  page.prefetch();
  const { rerender } = render(<LoadingBar />);
  expect(screen.queryByRole('progressbar')).toBeNull();

  rerender(
    <>
      <LoadingBar />
      <Suspense>
        <page.Component />
      </Suspense>
    </>,
  );
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  await act(async () => arrive(Hello));
  expect(screen.queryByRole('progressbar')).toBeNull();
});
