import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MAIN_ID, SkipLink } from '@/components/layout/skip-link.tsx';

test('moves the focus past the header and leaves the address unchanged', async () => {
  render(
    <>
      <SkipLink />
      <main id={MAIN_ID} tabIndex={-1} />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
