import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { TestimonialCard } from '@/components/sections/testimonial-card.tsx';
import { brandTestimonial } from '@/tools/real-pricing-card/copy.ts';
import { RealPricingCard } from '@/tools/real-pricing-card/index.tsx';

test("'Get Custom Quote' leads to the sourcing page", () => {
  render(<RealPricingCard />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Get Custom Quote' })).toHaveAttribute(
    'href',
    '/sourcing',
  );
});

test('the card compares our production time with the market average', () => {
  render(<RealPricingCard />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '30-45 days',
    '45-60 days',
  ]);
});

test('the testimonial lists the results of its client', () => {
  render(<TestimonialCard {...brandTestimonial} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Customer retention up 60%',
    '5 locations',
    'A private label in every store',
  ]);
});
