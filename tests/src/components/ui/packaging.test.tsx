import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from '@/components/ui/badge.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Perforation } from '@/components/ui/perforation.tsx';
import { Section } from '@/components/ui/section.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { Tag } from '@/components/ui/tag.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';

test('Section and Card say which ground they are printed on, so that text and links can fit it', () => {
  render(
    <Section ground="ink" aria-label="Proof">
      <Card>inside</Card>
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Proof' })).toHaveAttribute('data-ground', 'ink');
  expect(screen.getByText('inside')).toHaveAttribute('data-ground', 'white');
});

test('Section and Card let their classes be overridden', () => {
  render(<Card className="p-10">inside</Card>);
  expect(screen.getByText('inside')).toHaveClass('p-10', 'base:sm:p-6');
});

test('SpecLabel is a term and its value', () => {
  render(
    <SpecSheet>
      <SpecLabel caption="Profit margin" value="80.0%" note="of the price" />
    </SpecSheet>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Profit margin');
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    '80.0%',
    'of the price',
  ]);
});

test.each(['$24,000', '$480,000,000,000,000', '80.0%', '90 days', '1,2,'])(
  'a figure in a SpecLabel reads %s, however it breaks',
  (value) => {
    render(<SpecLabel caption="Revenue" value={value} />);
    expect(screen.getByText(value)).toHaveTextContent(value);
    expect(screen.getByText(value).querySelectorAll('wbr').length).toBeGreaterThan(0);
  },
);

test('Badge says the risk in words beside the color', () => {
  render(<Badge tone="risk-high">High risk</Badge>);
  const badge = screen.getByText('High risk');
  expect(badge.querySelector('[aria-hidden="true"]')).toBeInTheDocument();
});

test('EmptyState says what is missing and offers the way on', () => {
  render(
    <EmptyState title="No factory yet" action={<a href="/call">Book a call</a>}>
      We look for one.
    </EmptyState>,
  );
  expect(screen.getByText('No factory yet')).toBeVisible();
  expect(screen.getByText('We look for one.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a call' })).toBeVisible();
});

test('small parts hides a skeleton from assistive technology, and hidden text from the eye only', () => {
  render(
    <>
      <Skeleton data-testid="skeleton" />
      <VisuallyHidden>in US dollars</VisuallyHidden>
    </>,
  );
  expect(screen.getByTestId('skeleton')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('in US dollars')).toHaveClass('sr-only');
});

test('small parts separates by a perforation and labels by a tag', () => {
  render(
    <>
      <Perforation />
      <Tag tone="butter">MOQ 100</Tag>
    </>,
  );
  expect(screen.getByRole('separator')).toBeInTheDocument();
  expect(screen.getByText('MOQ 100')).toHaveClass('bg-butter');
});
