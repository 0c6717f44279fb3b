import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TechSheet } from '@/components/sections/tech-sheet.tsx';

test('the details of a drawing are read out once, as a list in their order', () => {
  render(
    <TechSheet
      callouts={[
        { text: 'Cuff', xPercent: 20, yPercent: 10 },
        { text: 'Heel', xPercent: 80, yPercent: 60 },
      ]}
      figures={[{ value: '1.5 mm', label: 'smallest dot' }]}
    >
      <p>The drawing</p>
    </TechSheet>,
  );
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['1Cuff', '2Heel']);
  for (const label of screen.getAllByText('Cuff')) {
    const isRead = label.closest('[aria-hidden="true"]') === null;
    expect(isRead).toBe(label.closest('li') !== null);
  }
  expect(screen.getByText('smallest dot').nextElementSibling).toHaveTextContent('1.5 mm');
});
