import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Accordion } from '@/components/ui/accordion.tsx';

const items = [
  { id: 'moq', title: 'What is the smallest order?', content: '100 units' },
  { id: 'fob', title: 'What does FOB mean?', content: 'Free on board' },
];

test('Accordion puts each question in a heading of the given level', () => {
  render(<Accordion items={items} headingLevel={4} />);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
});

test('Accordion has at most one item open, and it can be closed', async () => {
  const user = userEvent.setup();
  render(<Accordion items={items} />);
  const [first, second] = screen.getAllByRole('button');
  if (!first || !second) throw new Error('two questions expected');
  await user.click(first);
  expect(screen.getByText('100 units')).toBeVisible();
  await user.click(second);
  expect(screen.queryByText('100 units')).not.toBeInTheDocument();
  expect(second).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Enter}');
  expect(second).toHaveAttribute('aria-expanded', 'false');
});

test('Accordion starts with the given item open', () => {
  render(<Accordion items={items} defaultOpenId="fob" />);
  expect(screen.getByRole('region', { name: 'What does FOB mean?' })).toHaveTextContent(
    'Free on board',
  );
});

test('Accordion prints every answer if asked to, and otherwise only the open one', () => {
  render(
    <>
      <Accordion items={items} printsAll />
      <Accordion items={[{ id: 'tba', title: 'And here?', content: 'stays closed' }]} />
    </>,
  );
  act(() => window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('100 units')).toBeVisible();
  expect(screen.getByText('Free on board')).toBeVisible();
  expect(screen.queryByText('stays closed')).not.toBeInTheDocument();
  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('100 units')).not.toBeInTheDocument();
});
