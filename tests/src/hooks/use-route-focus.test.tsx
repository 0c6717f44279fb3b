import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { Link, MemoryRouter, Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useRouteFocus } from '@/hooks/use-route-focus.ts';

const scrollTo = vi.fn();
const scrollIntoView = vi.fn();

beforeEach(() => {
  scrollTo.mockReset();
  scrollIntoView.mockReset();
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
  setScroll(0);
});

function setScroll(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

function Arrival() {
  return <p role="status">{useRouteFocus()}</p>;
}

function Page({ title, children }: { title: string; children?: ReactNode }) {
  document.title = title;
  return (
    <main>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

/** A tool whose buttons write their names into the address. */
function Tool() {
  const [params, write] = useQueryParams();
  return (
    <>
      <code>{params.get('cost')}</code>
      {['4', '5'].map((cost) => (
        <button key={cost} type="button" onClick={() => write({ cost }, { replace: true })}>
          {cost}
        </button>
      ))}
      <button type="button" onClick={() => write({ cost: '4' })}>
        Search
      </button>
    </>
  );
}

function renderSite(start = '/') {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[start]}>
        <Link to="/">Home</Link>
        <Link to="/#work">Work</Link>
        <Link to="/about">About</Link>
        <Link to="/about?tab=2" replace>
          Tab
        </Link>
        <BackButton />
        <Tool />
        <Routes>
          <Route path="/" element={<Page title="Home page" />} />
          <Route path="/about" element={<Page title="About page" />} />
          <Route path="/old" element={<Navigate to="/about" replace />} />
        </Routes>
        <Arrival />
      </MemoryRouter>
    </StrictMode>,
  );
}

function addSection(id: string) {
  const section = document.createElement('section');
  section.id = id;
  screen.getByRole('main').append(section);
  return section;
}

test('the first page keeps the scroll position and the focus', () => {
  renderSite();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('another page starts at its top, with its heading focused and its title announced', async () => {
  renderSite();
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('heading', { name: 'About page' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('About page');
});

test('a change of the query moves nothing', async () => {
  renderSite('/about');
  await userEvent.click(screen.getByRole('link', { name: 'Tab' }));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Tab' })).toHaveFocus();
});

test.each(['/about?cost=4', '/about', '/about?cost=5', '/#work', '/?cost=4#work'])(
  'at %s a query written by a tool moves neither the page nor the focus',
  async (start) => {
    renderSite(start);
    addSection('work');
    await act(async () => {});
    scrollIntoView.mockReset();
    for (const name of ['4', '4', 'Search', 'Search', '5', '4']) {
      const button = screen.getByRole('button', { name });
      await userEvent.click(button);
      expect(button).toHaveFocus();
    }
    expect(screen.getByText('4', { selector: 'code' })).toBeVisible();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);

test('the same search submitted twice is one history entry', async () => {
  renderSite('/about');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('', { selector: 'code' })).toBeEmptyDOMElement();
});

test('after a tool wrote its query, links to the page still go to its top and its anchors', async () => {
  renderSite('/#work');
  const work = addSection('work');
  await userEvent.click(screen.getByRole('button', { name: '4' }));
  scrollIntoView.mockReset();
  await userEvent.click(screen.getByRole('link', { name: 'Work' }));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(work).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('a link to the current page goes to its top', async () => {
  renderSite('/about');
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('an anchor on the same page is scrolled to smoothly and focused', async () => {
  renderSite();
  const work = addSection('work');
  await userEvent.click(screen.getByRole('link', { name: 'Work' }));
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
  expect(work).toHaveFocus();
});

test('an anchor that loads later is still reached', async () => {
  renderSite('/about');
  await userEvent.click(screen.getByRole('link', { name: 'Work' }));
  expect(scrollIntoView).not.toHaveBeenCalled();
  const work = addSection('work');
  await waitFor(() => expect(work).toHaveFocus());
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' });
});

test("the first address's anchor is reached without moving the focus", async () => {
  renderSite('/#work');
  addSection('work');
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' }));
  expect(document.body).toHaveFocus();
});

test('going back restores the scroll position', async () => {
  renderSite();
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  act(() => setScroll(640));
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  act(() => setScroll(0));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  expect(screen.getByRole('heading', { name: 'About page' })).toHaveFocus();
});

test('a redirect on arrival does not count as a navigation', () => {
  renderSite('/old');
  expect(screen.getByRole('heading', { name: 'About page' })).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a malformed anchor breaks nothing', () => {
  renderSite('/#50%');
  expect(screen.getByRole('heading', { name: 'Home page' })).toBeVisible();
});
