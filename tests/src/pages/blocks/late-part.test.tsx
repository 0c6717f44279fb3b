import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Context, createContext, type ReactNode, startTransition, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  LatePart,
  loadLateParts,
  type PartCode,
  partCode,
  summonLateParts,
} from '@/pages/blocks/late-part.tsx';

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

/** Nothing ever comes near, so that only the visitor's moves count. */
class FarAway {
  observe() {}
  disconnect() {}
}

async function takenOver(load: () => Promise<typeof Counter>) {
  await hydrated((part) => <LatePart part={part} words="Press" />, load);
}

async function hydrated(
  page: (part: PartCode<string>) => ReactNode,
  load: () => Promise<typeof Counter>,
) {
  vi.stubGlobal('IntersectionObserver', FarAway);
  const { prelude } = await prerender(page(partCode(async () => Counter)));
  const root = document.createElement('div');
  root.innerHTML = await new Response(prelude).text();
  document.body.append(root);
  await act(async () => {
    hydrateRoot(root, page(partCode(load)));
  });
}

test('a part stands in the HTML and is fetched with the first move of the visitor', async () => {
  const load = vi.fn(async () => Counter);
  await takenOver(load);
  expect(screen.getByRole('button', { name: 'Press' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();

  await act(async () => fireEvent.keyDown(window, { key: 'Tab' }));
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(document.body).toHaveTextContent('pressed');
});

test('a tap that came before the part answered is done again', async () => {
  let arrive: (part: typeof Counter) => void = () => {};
  await takenOver(
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

test('a part that could not be fetched stays to be read, and the next move tries again', async () => {
  const load = vi.fn(async () => Counter);
  load.mockRejectedValueOnce(new TypeError('offline'));
  await takenOver(load);
  await act(async () => fireEvent.keyDown(window, { key: 'Tab' }));
  expect(screen.getByRole('button', { name: 'Press' })).toBeVisible();
  await act(async () => fireEvent.keyDown(window, { key: 'Tab' }));
  expect(load).toHaveBeenCalledTimes(2);
});

type SiteProps = {
  /** One of its own for the server and the client, which may not share one. */
  Address: Context<string>;
  part: PartCode<string>;
};

/** As the router does it: the change is a transition, and a context carries it. */
function Site({ Address, part }: SiteProps) {
  const [address, setAddress] = useState('/first');
  return (
    <Address value={address}>
      <button type="button" onClick={() => startTransition(() => setAddress('/second'))}>
        Go on
      </button>
      <Place Address={Address} />
      <LatePart part={part} words="Press" />
    </Address>
  );
}

function Place({ Address }: Pick<SiteProps, 'Address'>) {
  const address = use(Address);
  if (address === '/second') summonLateParts();
  return <p>{address}</p>;
}

// Last but one: parts stay summoned.
test('a change of the address is shown though no move has fetched the part', async () => {
  const load = vi.fn(async () => Counter);
  await hydrated((part) => <Site Address={createContext('')} part={part} />, load);
  expect(load).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Go on' })));
  expect(screen.getByText('/second')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('the next page is fetched with the parts that were put off', async () => {
  const load = vi.fn(async () => Counter);
  partCode(load);
  await loadLateParts();
  await loadLateParts();
  expect(load).toHaveBeenCalledTimes(1);
});
