import { guideChapters } from '@functions/_shared/domain/guide.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { GuideBlock } from '@/pages/shared/guide-block.tsx';
import { guideBlock } from '@/pages/shared/guide-block-copy.ts';

test('the guide can be read without an email address, and each chapter has its link', () => {
  render(
    <MemoryRouter>
      <GuideBlock />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: guideBlock.read.label })).toHaveAttribute(
    'href',
    '/guide',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  for (const { id, title } of guideChapters) {
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/guide#${id}`);
  }
});
