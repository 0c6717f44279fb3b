import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LegalText } from '@/components/sections/legal-text.tsx';
import { legalWords } from '@/content/legal.ts';
import { privacySections } from '@/pages/privacy/sections-copy.ts';
import { termsSections } from '@/pages/terms/sections-copy.ts';

test.each([
  ['privacy', privacySections],
  ['terms', termsSections],
])('%s: the contents lead to every section', (_page, sections) => {
  const { container } = render(
    <MemoryRouter>
      <LegalText sections={sections} since="In effect since Dec 1, 2026." />
    </MemoryRouter>,
  );
  const contents = screen.getByRole('navigation', { name: legalWords.contents });
  expect(contents).toHaveTextContent('In effect since Dec 1, 2026.');
  for (const { id, title } of sections) {
    expect(within(contents).getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
    expect(container.querySelector(`#${id}`)).toHaveAccessibleName(title);
  }
});

test('every record of the privacy policy says how long it is kept', () => {
  render(
    <MemoryRouter>
      <LegalText sections={privacySections} since="" />
    </MemoryRouter>,
  );
  const records = privacySections.flatMap(({ records = [] }) => records);
  expect(records.length).toBeGreaterThan(5);
  for (const { title, figure } of records) {
    const record = screen.getByRole('heading', { name: title }).closest('li');
    expect(record).toHaveTextContent(figure);
    expect(figure).toMatch(/[Kk]ept/);
  }
});
