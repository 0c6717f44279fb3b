import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { DesktopNavigation } from '@/components/layout/desktop-navigation.tsx';
import { PhoneMenu } from '@/components/layout/phone-menu.tsx';
import { SiteHeader } from '@/components/layout/site-header.tsx';
import { outsideLinks } from '@/config/paths.ts';

afterEach(() => {
  vi.useRealTimers();
  scrollTo(0);
});

function scrollTo(top: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

function renderHeader(at = '/') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <SiteHeader navigation={<DesktopNavigation />} phoneMenu={<PhoneMenu />} />
      <main>Elsewhere</main>
    </MemoryRouter>,
  );
}

// Both menus are in the document; the stylesheet, which jsdom does not apply, shows one of them.
function desktop() {
  const [navigation] = screen.getAllByRole('navigation', { name: 'Main' });
  if (!navigation) throw new Error('no desktop navigation');
  return within(navigation);
}

function dropdown(name: string) {
  return desktop().getByRole('button', { name });
}

function hover(name: string, pointerType = 'mouse') {
  const item = dropdown(name).closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  fireEvent.pointerEnter(item, { pointerType });
  return item;
}

test('turns translucent only once the page is scrolled by more than 10 px', () => {
  renderHeader();
  const header = screen.getByRole('banner');
  expect(header).toHaveAttribute('data-scrolled', 'false');
  scrollTo(10);
  expect(header).toHaveAttribute('data-scrolled', 'false');
  scrollTo(11);
  expect(header).toHaveAttribute('data-scrolled', 'true');
  scrollTo(0);
  expect(header).toHaveAttribute('data-scrolled', 'false');
});

test('links to the portal and to the intake form in new tabs', () => {
  renderHeader();
  const portal = screen.getByRole('link', { name: 'Client Portal' });
  const intake = screen.getByRole('link', { name: 'Build With KIRA' });
  expect(portal).toHaveAttribute('href', outsideLinks.clientPortal);
  expect(intake).toHaveAttribute('href', outsideLinks.intakeForm);
  for (const link of [portal, intake]) expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  ['Solutions', ['For Businesses /swag', 'For E-commerce /sourcing']],
  ['Capabilities', ['Sourcing /sourcing', 'Swag /swag', 'Fulfillment /fulfillment']],
  [
    'AI Powered Tools',
    [
      'Sourcing Tools /sourcing',
      'RFQ Generator /sourcing?tool=rfq',
      'Tariff Calculator /sourcing?tool=tariff',
      'Move my catalog /move-my-catalog',
      'In-hands date planner /in-hands-planner',
      'Quote decoder /quote-decoder',
      'Brand potential calculator /brand-vision',
      'Product ideas /brand-vision?ideas=open#calculator',
      'Demand test /demand-test',
      'Ask KIRA /voice-assistant',
    ],
  ],
])('%s lists its pages in order', async (name, expected) => {
  renderHeader();
  await userEvent.click(dropdown(name));
  const item = dropdown(name).closest('li');
  const links = item ? within(item).getAllByRole('link') : [];
  expect(
    links.map((link) => `${link.firstElementChild?.textContent} ${link.getAttribute('href')}`),
  ).toEqual(expected);
});

test('a click opens a dropdown and another one closes it', async () => {
  renderHeader();
  const trigger = dropdown('Solutions');
  expect(desktop().queryByRole('link', { name: /For Businesses/ })).toBeNull();
  await userEvent.click(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(desktop().getByRole('link', { name: /For Businesses/ })).toBeVisible();
  await userEvent.click(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('a mouse opens a dropdown by hovering, and may leave it briefly', () => {
  vi.useFakeTimers();
  renderHeader();
  const trigger = dropdown('Capabilities');
  const item = hover('Capabilities');
  act(() => vi.advanceTimersByTime(100));
  expect(trigger).toHaveAttribute('aria-expanded', 'true');

  fireEvent.pointerLeave(item, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(150));
  fireEvent.pointerEnter(item, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(1000));
  expect(trigger).toHaveAttribute('aria-expanded', 'true');

  fireEvent.pointerLeave(item, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(300));
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('the click after a hover keeps the dropdown open when the mouse leaves', () => {
  vi.useFakeTimers();
  renderHeader();
  const trigger = dropdown('Capabilities');
  const item = hover('Capabilities');
  act(() => vi.advanceTimersByTime(100));
  fireEvent.click(trigger);
  fireEvent.pointerLeave(item, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(1000));
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
});

test('a touch does not open a dropdown by hovering', () => {
  vi.useFakeTimers();
  renderHeader();
  hover('Capabilities', 'touch');
  act(() => vi.advanceTimersByTime(1000));
  expect(dropdown('Capabilities')).toHaveAttribute('aria-expanded', 'false');
});

test('only one dropdown is open at a time', async () => {
  renderHeader();
  await userEvent.click(dropdown('Solutions'));
  await userEvent.click(dropdown('AI Powered Tools'));
  expect(dropdown('Solutions')).toHaveAttribute('aria-expanded', 'false');
  expect(dropdown('AI Powered Tools')).toHaveAttribute('aria-expanded', 'true');
});

test.each(['{Enter}', ' '])('the key "%s" opens a dropdown', async (key) => {
  renderHeader();
  dropdown('Solutions').focus();
  await userEvent.keyboard(key);
  expect(dropdown('Solutions')).toHaveAttribute('aria-expanded', 'true');
});

test('arrow keys move through an open dropdown and wrap at its ends', async () => {
  renderHeader();
  dropdown('Solutions').focus();
  await userEvent.keyboard('{ArrowDown}');
  const businesses = desktop().getByRole('link', { name: /For Businesses/ });
  const ecommerce = desktop().getByRole('link', { name: /For E-commerce/ });
  await waitFor(() => expect(businesses).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(ecommerce).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(businesses).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(ecommerce).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(businesses).toHaveFocus();
});

test('ArrowUp opens a dropdown at its last link', async () => {
  renderHeader();
  dropdown('Solutions').focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() =>
    expect(desktop().getByRole('link', { name: /For E-commerce/ })).toHaveFocus(),
  );
});

test('Escape closes a dropdown and returns the focus to its button', async () => {
  renderHeader();
  dropdown('Solutions').focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(desktop().getByRole('link', { name: /For Businesses/ })).toHaveFocus(),
  );
  await userEvent.keyboard('{Escape}');
  expect(dropdown('Solutions')).toHaveAttribute('aria-expanded', 'false');
  expect(dropdown('Solutions')).toHaveFocus();
});

test('Tab past the last link closes a dropdown', async () => {
  renderHeader();
  await userEvent.click(dropdown('Solutions'));
  await userEvent.tab();
  await userEvent.tab();
  expect(dropdown('Solutions')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(dropdown('Solutions')).toHaveAttribute('aria-expanded', 'false');
});

test('a press outside closes a dropdown', async () => {
  renderHeader();
  await userEvent.click(dropdown('Solutions'));
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(dropdown('Solutions')).toHaveAttribute('aria-expanded', 'false');
});

test('choosing a link closes its dropdown and marks the current group', async () => {
  renderHeader();
  await userEvent.click(dropdown('Capabilities'));
  await userEvent.click(desktop().getByRole('link', { name: /Fulfillment/ }));
  expect(dropdown('Capabilities')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(dropdown('Capabilities'));
  expect(desktop().getByRole('link', { name: /Fulfillment/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the link of the current page is marked', () => {
  renderHeader('/how-we-work');
  expect(desktop().getByRole('link', { name: 'How We Work' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(desktop().getByRole('link', { name: 'About' })).not.toHaveAttribute('aria-current');
});
