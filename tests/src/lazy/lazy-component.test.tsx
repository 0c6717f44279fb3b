import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from '@/lazy/lazy-component.tsx';

/** The environment's own; only what is used here. */
declare const jsdom: {
  virtualConsole: { on: (event: 'jsdomError', listener: (error: Error) => void) => void };
};

function Plot({ name }: { name: string }) {
  return <p>Plot of {name}</p>;
}

/** A component that fails to load this many times before it loads. */
function partThatFails(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return Plot;
  });
  return { load, Part: lazyComponent(load) };
}

function renderPart(Part: ReturnType<typeof partThatFails>['Part']) {
  return render(
    <>
      <p>The figures</p>
      <Suspense fallback={<p>Loading</p>}>
        <Part name="profit" />
      </Suspense>
    </>,
  );
}

test('shows the component with its props once it is loaded', async () => {
  renderPart(partThatFails(0).Part);
  expect(await screen.findByText('Plot of profit')).toBeInTheDocument();
});

test('that fails to load leaves its surroundings usable and can be retried', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = userEvent.setup();
  const { Part, load } = partThatFails(2);
  renderPart(Part);
  expect(await screen.findByRole('alert')).toHaveTextContent('didn’t load');
  expect(screen.getByText('The figures')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Plot of profit')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
});

test('that fails again although the device is online can only be reloaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const asked = vi.fn();
  // How jsdom, which cannot load pages, says that one was asked for.
  jsdom.virtualConsole.on('jsdomError', ({ message }) => asked(message));
  const user = userEvent.setup();
  renderPart(partThatFails(2).Part);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Reload the page' }));
  expect(asked).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('navigation'));
});

test('retries when the connection is back', async () => {
  renderPart(partThatFails(1).Part);
  await screen.findByRole('alert');
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByText('Plot of profit')).toBeInTheDocument();
});

test('is fetched again when it is mounted again', async () => {
  const { Part } = partThatFails(1);
  const first = renderPart(Part);
  await screen.findByRole('alert');
  first.unmount();
  renderPart(Part);
  expect(await screen.findByText('Plot of profit')).toBeInTheDocument();
});
