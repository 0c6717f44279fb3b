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

test('Section and Card set their ground, so that text and links can match it', () => {
  render(
    <Section ground="ink" aria-label="Proof">
      <Card>inside</Card>
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Proof' })).toHaveAttribute('data-ground', 'ink');
  expect(screen.getByText('inside')).toHaveAttribute('data-ground', 'white');
});

test('Section and Card let the caller override their classes', () => {
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
  "a SpecLabel's figure reads %s, however it wraps",
  (value) => {
    render(<SpecLabel caption="Revenue" value={value} />);
    expect(screen.getByText(value)).toHaveTextContent(value);
    expect(screen.getByText(value).querySelectorAll('wbr').length).toBeGreaterThan(0);
  },
);

test('Badge states the risk in words next to the color', () => {
  render(<Badge tone="risk-high">High risk</Badge>);
  const badge = screen.getByText('High risk');
  expect(badge.querySelector('[aria-hidden="true"]')).toBeInTheDocument();
});

test('EmptyState says what is missing and offers a next step', () => {
  render(
    <EmptyState title="No factory yet" action={<a href="/call">Book a call</a>}>
      We look for one.
    </EmptyState>,
  );
  expect(screen.getByText('No factory yet')).toBeVisible();
  expect(screen.getByText('We look for one.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a call' })).toBeVisible();
});

test('small parts hide a skeleton from assistive technology, and hidden text only from sight', () => {
  render(
    <>
      <Skeleton data-testid="skeleton" />
      <VisuallyHidden>in US dollars</VisuallyHidden>
    </>,
  );
  expect(screen.getByTestId('skeleton')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('in US dollars')).toHaveClass('sr-only');
});

test('small parts separate with a perforation and label with a tag', () => {
  render(
    <>
      <Perforation />
      <Tag tone="butter">MOQ 100</Tag>
    </>,
  );
  expect(screen.getByRole('separator')).toBeInTheDocument();
  expect(screen.getByText('MOQ 100')).toHaveClass('bg-butter');
});
