import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PathChooser } from '@/components/sections/path-chooser.tsx';
import { outsideLinks } from '@/config/paths.ts';
import { pathChooser } from '@/pages/home/path-chooser-copy.ts';

const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  scrollIntoView.mockReset();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
  render(
    <MemoryRouter>
      <PathChooser words={pathChooser} />
    </MemoryRouter>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

function choose(name: RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
}

test('shows the four cards with nothing open', () => {
  expect(pathChooser.cards.map((card) => card.id)).toEqual([
    'creator',
    'retail',
    'ecommerce',
    'starter',
  ]);
  expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(4);
});

test.each([
  [/^Creator/, 'Start My Creator Brand'],
  [/^Retail/, 'Upgrade My Retail Business'],
  [/^E-commerce/, 'Scale My E-Commerce'],
  [/^Starting/, 'Turn My Idea Into Reality'],
])(
  '%s opens three reasons, a testimonial with three results, and its call to action',
  (card, cta) => {
    choose(card);
    const panel = within(screen.getByRole('region'));
    expect(panel.getAllByRole('heading', { level: 4 })).toHaveLength(3);
    expect(within(panel.getByRole('figure')).getAllByRole('listitem')).toHaveLength(3);
    const link = panel.getByRole('link', { name: cta });
    expect(link).toHaveAttribute('href', outsideLinks.intakeForm);
    expect(link).toHaveAttribute('target', '_blank');
  },
);

test('the built HTML contains every panel, hidden when scripting is enabled', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(
    <MemoryRouter>
      <PathChooser words={pathChooser} />
    </MemoryRouter>,
  );
  const panels = [...html.querySelectorAll('section section')];
  expect(panels.map((panel) => panel.querySelector('h3')?.textContent)).toEqual(
    pathChooser.cards.map(({ detail }) => detail.heading),
  );
  for (const panel of panels) expect(panel.parentElement).toHaveClass('scripting:hidden');
});

test('the same card closes its panel', () => {
  choose(/^Creator/);
  choose(/^Creator/);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('button', { name: /^Creator/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('another card replaces the open panel', () => {
  choose(/^Creator/);
  choose(/^Retail/);
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Upgrade My Retail Business' })).toBeVisible();
});

test('scrolls to the panel after 100 ms', () => {
  choose(/^Creator/);
  act(() => vi.advanceTimersByTime(99));
  expect(scrollIntoView).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
});

test('does not scroll if the card was closed again at once', () => {
  choose(/^Creator/);
  choose(/^Creator/);
  act(() => vi.advanceTimersByTime(200));
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('jumps instead of scrolling smoothly for visitors who prefer reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...new EventTarget(),
    matches: query.includes('reduce'),
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }));
  choose(/^Creator/);
  act(() => vi.advanceTimersByTime(100));
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' });
});

test('a free call can be booked in a new tab', () => {
  const link = screen.getByRole('link', { name: 'Book a Free Call' });
  expect(link).toHaveAttribute('href', outsideLinks.booking);
  expect(link).toHaveAttribute('target', '_blank');
});
