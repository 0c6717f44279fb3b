import { guideChapters } from '@functions/_shared/domain/guide.ts';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { BelowTheFold } from '@/pages/guide/below.tsx';
import { guideSections } from '@/pages/guide/below-copy.ts';
import { chapterTexts } from '@/pages/guide/chapters-copy.ts';

beforeEach(() => {
  render(
    <MemoryRouter>
      <BelowTheFold />
    </MemoryRouter>,
  );
});

test('shows six chapters with all their parts, sources and the tool that goes on', () => {
  for (const { id, title } of guideChapters) {
    const chapter = screen.getByRole('region', { name: title });
    expect(chapter).toHaveAttribute('id', id);
    const { parts, sources, tool } = chapterTexts[id];
    for (const part of parts) {
      expect(within(chapter).getByRole('heading', { name: part.title })).toBeVisible();
    }
    for (const source of sources) expect(within(chapter).getByText(source)).toBeVisible();
    expect(within(chapter).getByRole('link', { name: tool.label })).toHaveAttribute(
      'href',
      tool.href,
    );
  }
});

test('offers the PDF twice and sends it once an address is there', () => {
  const links = screen.getAllByRole('link', { name: guideSections.pdf });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute('href', '/creators-brand-building-guide.pdf');
    expect(link).toHaveAttribute('download');
  }
  expect(screen.getByRole('button', { name: 'Send me the guide' })).toBeVisible();
});

test('a chapter has between 650 and 1,100 words, sources included', () => {
  for (const { id } of guideChapters) {
    const text = screen.getByRole('region', { name: nameOf(id) }).textContent ?? '';
    const words = text.split(/\s+/).length;
    expect(words, id).toBeGreaterThan(650);
    expect(words, id).toBeLessThan(1100);
  }
});

function nameOf(id: string): string {
  return guideChapters.find((chapter) => chapter.id === id)?.title ?? '';
}
