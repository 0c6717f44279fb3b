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
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
});
