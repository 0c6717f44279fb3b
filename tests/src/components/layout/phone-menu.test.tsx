import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PhoneMenu } from '@/components/layout/phone-menu.tsx';

async function openMenu(at = '/') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <PhoneMenu />
      <button type="button">Behind</button>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

test('shows the same groups as the desktop navigation', async () => {
  const menu = await openMenu();
  for (const name of ['Solutions', 'Capabilities', 'AI Powered Tools']) {
    expect(menu.getByRole('region', { name })).toBeVisible();
  }
  expect(menu.getAllByRole('link')).toHaveLength(19);
});

test('closes when a link is chosen', async () => {
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('link', { name: /For Businesses/ }));
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('closes when the current page is chosen', async () => {
  const menu = await openMenu('/about');
  await userEvent.click(menu.getByRole('link', { name: 'About' }));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('closes by its button', async () => {
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('closes on Escape and returns the focus', async () => {
  await openMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('closes when the focus moves behind it', async () => {
  await openMenu();
  screen.getByRole('button', { name: 'Behind' }).focus();
  expect(await screen.findByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('the page behind it does not scroll while it is open', async () => {
  await openMenu();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(document.documentElement.style.overflow).toBe('');
});
