import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NewTabHint } from '@/components/layout/new-tab-hint.tsx';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { PrefetchContext } from '@/hooks/use-prefetch.ts';

function renderLink(href: string, prefetch = vi.fn()) {
  render(
    <PrefetchContext value={prefetch}>
      <MemoryRouter>
        <SiteLink href={href}>Read on</SiteLink>
        <NewTabHint />
      </MemoryRouter>
    </PrefetchContext>,
  );
  return { link: screen.getByRole('link', { name: 'Read on' }), prefetch };
}

test('opens a web address in a new tab, safely, and says so in its description', () => {
  const { link } = renderLink('https://example.com/intake');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAccessibleDescription('Opens in a new tab');
});

test.each(['/about', 'mailto:hello@example.com'])('opens %s in place', (href) => {
  const { link } = renderLink(href);
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
});

test.each([
  ['a pointer comes near', fireEvent.pointerEnter],
  ['a finger touches it', fireEvent.touchStart],
  ['the focus reaches it', fireEvent.focus],
])('prefetches a page when %s', (_, event) => {
  const { link, prefetch } = renderLink('/about');
  event(link);
  expect(prefetch).toHaveBeenCalledWith('/about');
});

test('never prefetches other sites', () => {
  const { link, prefetch } = renderLink('https://example.com/intake');
  fireEvent.focus(link);
  expect(prefetch).not.toHaveBeenCalled();
});
