import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SiteFooter } from '@/components/layout/site-footer.tsx';

test('links to the anchors of the home page and to the contact address', () => {
  render(
    <MemoryRouter>
      <SiteFooter />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/#about');
  expect(screen.getByRole('link', { name: 'Capabilities' })).toHaveAttribute(
    'href',
    '/#capabilities',
  );
  expect(screen.getByRole('link', { name: 'Work' })).toHaveAttribute('href', '/#work');
  expect(screen.getByRole('link', { name: 'Email us' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
});

test('leads to the privacy policy, the terms and the mailbox, and says who runs the site', () => {
  render(
    <MemoryRouter>
      <SiteFooter />
    </MemoryRouter>,
  );
  const legal = screen.getByRole('navigation', { name: 'Legal' });
  expect(
    [...legal.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Privacy policy', '/privacy'],
    ['Terms of use', '/terms'],
    ['hello@example.com', 'mailto:hello@example.com'],
  ]);
  expect(screen.getByText(/^This copy of the site runs without a company/)).toBeVisible();
});
