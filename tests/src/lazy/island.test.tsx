import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  type ComponentType,
  type Context,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useState,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { beforeEach, expect, test, vi } from 'vitest';
import { hydrateIslandsNow, island, loadIslands } from '@/lazy/island.tsx';

function Counter({ words }: { words: string }) {
  return (
    <button type="button" onClick={() => document.body.append('pressed')}>
      {words}
    </button>
  );
}

beforeEach(() => {
  document.body.replaceChildren();
});

/** Nothing ever comes into view, so that only the visitor's actions count. */
class FarAway {
  observe() {}
  disconnect() {}
}

type CounterIsland = ComponentType<{ words: string }>;

async function hydrate(load: () => Promise<typeof Counter>) {
  await hydratePage((Island) => <Island words="Press" />, load);
}

async function hydratePage(
  page: (Island: CounterIsland) => ReactNode,
  load: () => Promise<typeof Counter>,
  Observer: typeof FarAway | typeof InView = FarAway,
) {
  vi.stubGlobal('IntersectionObserver', Observer);
  const { prelude } = await prerender(page(island(async () => Counter)));
  const root = document.createElement('div');
  root.innerHTML = await new Response(prelude).text();
  document.body.append(root);
  await act(async () => {
    hydrateRoot(root, page(island(load)));
  });
}

test("an island is in the HTML and hydrates at the visitor's first action", async () => {
  const load = vi.fn(async () => Counter);
  await hydrate(load);
  expect(screen.getByRole('button', { name: 'Press' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();

  await act(async () => fireEvent.keyDown(window, { key: 'Tab' }));
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(document.body).toHaveTextContent('pressed');
});

test('a click before the island is hydrated is replayed', async () => {
  let arrive: (part: typeof Counter) => void = () => {};
  await hydrate(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await act(async () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Press' })));
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(document.body).not.toHaveTextContent('pressed');
  arrive(Counter);
  await waitFor(() => expect(document.body).toHaveTextContent('pressed'));
});

test('an island that failed to load stays readable, and the next action tries again', async () => {
  const load = vi.fn(async () => Counter);
  load.mockRejectedValueOnce(new TypeError('offline'));
  await hydrate(load);
  await act(async () => fireEvent.keyDown(window, { key: 'Tab' }));
  expect(screen.getByRole('button', { name: 'Press' })).toBeVisible();
  await act(async () => fireEvent.keyDown(window, { key: 'Tab' }));
  expect(load).toHaveBeenCalledTimes(2);
});

/** Everything is in view. */
class InView {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    queueMicrotask(() => this.callback([{ isIntersecting: true }]));
  }
  disconnect() {}
}

test('an island in view that failed to load tries again once, when the connection is back', async () => {
  const load = vi.fn(async () => Counter);
  load.mockRejectedValue(new TypeError('offline'));
  await hydratePage((Island) => <Island words="Press" />, load, InView);
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue(Counter);
  await act(async () => dispatchEvent(new Event('online')));
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(document.body).toHaveTextContent('pressed');
});

type SiteProps = {
  /** A separate one for the server and for the client, which may not share one. */
  Address: Context<string>;
  Island: CounterIsland;
};

/** Like the router: the change is a transition, and a context carries it. */
function Site({ Address, Island }: SiteProps) {
  const [address, setAddress] = useState('/first');
  return (
    <Address value={address}>
      <button type="button" onClick={() => startTransition(() => setAddress('/second'))}>
        Go on
      </button>
      <Place Address={Address} />
      <Island words="Press" />
    </Address>
  );
}

function Place({ Address }: Pick<SiteProps, 'Address'>) {
  const address = use(Address);
  if (address === '/second') hydrateIslandsNow();
  return <p>{address}</p>;
}

// Must be the second to last test: from here on, every island hydrates at once.
test('a change of the address is shown even if no action has hydrated the island', async () => {
  const load = vi.fn(async () => Counter);
  await hydratePage((Island) => <Site Address={createContext('')} Island={Island} />, load);
  expect(load).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Go on' })));
  expect(screen.getByText('/second')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('the next page loads with every island declared so far', async () => {
  const load = vi.fn(async () => Counter);
  island(load);
  await loadIslands();
  await loadIslands();
  expect(load).toHaveBeenCalledTimes(1);
});
