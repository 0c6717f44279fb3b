import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AppRoutes, pageAt, prefetchPage } from '@/app/router.tsx';
import { routes } from '@/app/routes.ts';
import { paths } from '@/config/paths.ts';
import { redirects } from '@/hooks/canonical-address.ts';

vi.mock('@/hooks/use-page-tracking.ts', () => ({ usePageTracking: () => {} }));

function Address() {
  const { pathname, search, hash } = useLocation();
  return (
    <output aria-label="address">{`${useNavigationType()} ${pathname}${search}${hash}`}</output>
  );
}

function visit(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppRoutes />
      <Address />
    </MemoryRouter>,
  );
  return screen.findByRole('heading', { level: 1 }, { timeout: 15_000 });
}

function headings(): Record<string, RegExp> {
  return {
    [paths.home]: /^Your Brand BFF$/,
    [paths.about]: /talking about/,
    [paths.sourcing]: /right factory/,
    [paths.howWeWork]: /hand in hand/,
    [paths.buildIt]: /sketch/,
    [paths.growIt]: /second order/,
    [paths.fulfillment]: /Packed with care/,
    [paths.privateClients]: /By referral only/,
    [paths.media]: /Show people/,
    [paths.swag]: /Merchandise/,
    [paths.voiceAssistant]: /Your question/,
    [paths.gripSocksFactory]: /Grip socks/,
    [paths.factorySearch]: /Who can make it/,
    [paths.brandVision]: /your brand earn/,
    [paths.assumptions]: /numbers behind/,
    [paths.inHandsPlanner]: /in time/,
    [paths.quoteDecoder]: /really say/,
    [paths.guide]: /Brand Building Guide/,
    [paths.privacy]: /know about you/,
    [paths.terms]: /plain words/,
    [paths.demandTest]: /followers buy it/,
  };
}

test('every path of the site is a page or a redirect', () => {
  const answered = [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)];
  expect(answered.toSorted()).toEqual(Object.values(paths).toSorted());
});

test.each(Object.entries(headings()))('%s shows its page with one head', async (path, heading) => {
  expect(await visit(path)).toHaveTextContent(heading);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('main')).toHaveLength(1);
  for (const selector of [
    'title',
    'meta[name="description"]',
    'meta[name="keywords"]',
    'link[rel="canonical"]',
    'meta[property="og:title"]',
    'meta[property="og:image"]',
    'meta[name="twitter:card"]',
  ]) {
    expect(document.head.querySelectorAll(selector), selector).toHaveLength(1);
  }
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://example.com${path}`,
  );
});

test('every demand test shows the page that they share, which no search engine lists', async () => {
  expect(await visit(`${paths.drop}/bcdfghjkmn`)).toHaveTextContent('Would you buy this?');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('no two pages share a title or a description', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('/src/pages/*/copy.ts', {
    eager: true,
  });
  const metas = Object.values(modules)
    .flatMap((exports) => Object.values(exports))
    .flatMap((page) =>
      typeof page === 'object' && page !== null && 'meta' in page ? [page.meta] : [],
    );
  expect(metas.length).toBeGreaterThanOrEqual(routes.length);
  const texts = metas.flatMap((meta) => Object.values(meta ?? {}).slice(0, 2));
  expect(new Set(texts).size).toBe(texts.length);
});

test('/pricing becomes /how-we-work and leaves no history entry', async () => {
  await visit(paths.pricing);
  expect(screen.getByLabelText('address')).toHaveTextContent(`REPLACE ${paths.howWeWork}`);
});

test.each([
  ['/About?from=mail#stories', '/about?from=mail#stories'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/Pricing/?from=mail', '/how-we-work?from=mail'],
])('%s becomes %s without showing the 404 page', async (path, address) => {
  await visit(path);
  expect(screen.getByLabelText('address')).toHaveTextContent(`REPLACE ${address}`);
});

test('an unknown address says so, logs the path and links home', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await visit('/no/such/page')).toHaveTextContent('Oops! Page not found');
  expect(warn).toHaveBeenCalledWith('404: no page at', '/no/such/page');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await userEvent.click(screen.getByRole('link', { name: 'Back to home' }));
  expect(await screen.findByRole('heading', { name: 'Your Brand BFF' })).toBeVisible();
});

test('a factory search keeps its query in the address and offers a person', async () => {
  await visit(`${paths.factorySearch}?q=grip+socks`);
  expect(screen.getByRole('searchbox')).toHaveValue('grip socks');
  expect(screen.getByRole('link', { name: 'Send this request by email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:.*grip%20socks/),
  );
  expect(screen.getByRole('link', { name: 'Ask for quotes' })).toHaveAttribute(
    'href',
    '/sourcing?tool=rfq&product=grip+socks',
  );
  const book = screen.getByRole('link', { name: /^Book a sourcing call/ });
  const booking = new URL(book.getAttribute('href') ?? '');
  expect(booking.searchParams.get('result')).toMatch(/\/factory-search\?q=grip\+socks$/);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'tin candles{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Send this request by email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*tin%20candles/),
    ),
  );
});

test('prefetching looks only at the path and ignores other sites', () => {
  const prefetch = vi.spyOn(pageAt(paths.about), 'prefetch').mockImplementation(() => {});
  prefetchPage('/about?from=menu#stories');
  prefetchPage('/nowhere');
  expect(prefetch).toHaveBeenCalledTimes(1);
});
