import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, getToast } from '@/components/ui/toast-store.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useRouteFocus } from '@/hooks/use-route-focus.ts';
import { SharedResultBanner } from '@/tools/shared/shared-result-banner.tsx';
import { useSharedResult } from '@/tools/shared/use-shared-result.ts';

const scrollIntoView = vi.fn();

beforeEach(() => {
  scrollIntoView.mockReset();
  dismissToast();
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

/** Shows a result for an address with a color, at once or when the visitor asks for it. */
function Tool({ isSlow = false }: { isSlow?: boolean }) {
  const [params, write] = useQueryParams();
  const [isCarried] = useState(params.has('color'));
  const [isLoaded, setLoaded] = useState(!isSlow);
  const result = useSharedResult(isCarried);
  return (
    <>
      {isCarried && isLoaded && (
        <SharedResultBanner result={result} text="Their color." ownHref="/tool" />
      )}
      <code>{useLocation().search}</code>
      <button type="button" onClick={() => setLoaded(true)}>
        Loaded
      </button>
      <button type="button" onClick={() => write({ color: 'blue' }, { replace: true })}>
        Blue
      </button>
      <button type="button" onClick={result.endShared}>
        Own
      </button>
    </>
  );
}

function Site({ isSlow = false }: { isSlow?: boolean }) {
  const navigate = useNavigate();
  useRouteFocus();
  return (
    <main>
      <Routes>
        <Route
          path="/start"
          element={
            <>
              <h1>Start</h1>
              <Link to="/linked?color=red">Open</Link>
            </>
          }
        />
        <Route
          path="*"
          element={
            <>
              <h1>Tools</h1>
              <Tool isSlow={isSlow} />
              <Link to="/start">Leave</Link>
            </>
          }
        />
      </Routes>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </main>
  );
}

type Entry = string | { pathname: string; search: string; state: unknown };

// Each test has a path of its own: the entries that were opened are remembered for the document.
function open(entry: Entry, isSlow = false) {
  return render(
    <MemoryRouter initialEntries={[entry]}>
      <Site isSlow={isSlow} />
    </MemoryRouter>,
  );
}

const banner = () => screen.queryByText('Someone shared this result with you.');

test('a copied link opens on its result, says whose it is, and loses its mark', () => {
  open('/a?color=red&via=link');
  expect(banner()).toBeVisible();
  expect(screen.getByText('Their color.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make your own' })).toHaveAttribute('href', '/tool');
  expect(screen.getByText('?color=red')).toBeInTheDocument();
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'start', behavior: 'instant' });
  expect(scrollIntoView.mock.contexts[0]).toBe(screen.getByRole('region'));
  expect(document.body).toHaveFocus();
});

test('a result in an address without the mark opens on it too, without a word', () => {
  const { container } = open('/b?color=red');
  expect(banner()).toBeNull();
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(scrollIntoView.mock.contexts[0]).toBe(container.querySelector('span'));
});

test('a copied link without a readable result says so, scrolls nowhere, and loses its mark', () => {
  open('/c?via=link');
  expect(banner()).toBeNull();
  expect(getToast()?.title).toBe('We can’t read the result in this link');
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.querySelector('code')).toHaveTextContent('');
});

test('an address that nobody copied opens the tool without a word', () => {
  open('/c2?flavor=sweet');
  expect(getToast()).toBeNull();
});

test('a reload still knows that the result was shared, until something is changed in it', async () => {
  const state = { isQueryWrite: true, isShared: true };
  const { unmount } = open({ pathname: '/d', search: '?color=red', state });
  expect(banner()).toBeVisible();
  expect(scrollIntoView).not.toHaveBeenCalled();
  unmount();
  open({ pathname: '/d', search: '?color=blue', state: { isQueryWrite: true } });
  expect(banner()).toBeNull();
});

test('the visitor may make the result their own', async () => {
  open('/e?color=red&via=link');
  await userEvent.click(screen.getByRole('button', { name: 'Own' }));
  expect(banner()).toBeNull();
});

test('a result that shows late is still scrolled to', () => {
  open('/f?color=red', true);
  expect(scrollIntoView).not.toHaveBeenCalled();
  // Not a click: the visitor has done nothing.
  act(() => screen.getByRole('button', { name: 'Loaded' }).click());
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('a visitor who has scrolled meanwhile is left alone', () => {
  open('/g?color=red', true);
  fireEvent.wheel(document.body);
  act(() => screen.getByRole('button', { name: 'Loaded' }).click());
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('a link of the site takes the focus along, and a step back does not scroll again', async () => {
  open('/start');
  await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(document.querySelector('span')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Tools' })).toBeVisible();
  expect(scrollIntoView).toHaveBeenCalledOnce();
});
