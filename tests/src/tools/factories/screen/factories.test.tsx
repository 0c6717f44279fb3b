import type { ManufacturingCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aFactory,
  aFactoryAnswer,
  anInfeasibleAnswer,
} from '@tests/src/tools/revenue-calculator/screen/fakes.ts';
import { describe, expect, test, vi } from 'vitest';
import { factoriesContent as words } from '@/tools/factories/copy.ts';
import { FactoryCard } from '@/tools/factories/screen/factory-card.tsx';
import { FactoryList } from '@/tools/factories/screen/factory-list.tsx';
import type { FactorySearch } from '@/tools/factories/screen/factory-search.ts';
import { FactorySection } from '@/tools/factories/screen/factory-section.tsx';

test('a factory card hides the name from eye and ear and calls the partner by a letter', () => {
  render(<FactoryCard words={words} factory={aFactory()} partnerName="Premium Partner B" />);
  expect(screen.getByRole('heading', { name: 'Premium Partner B' })).toBeVisible();
  const name = screen.getByText('Saigon Canvas Works');
  expect(name).toHaveClass('blur-[6px]', 'select-none');
  expect(name).toHaveAttribute('aria-hidden', 'true');
});

test('a factory card shows minimum order, lead time and place', () => {
  render(<FactoryCard words={words} factory={aFactory()} partnerName="Premium Partner A" />);
  expect(screen.getByText('1,500 units')).toBeVisible();
  expect(screen.getByText('30-45 days')).toBeVisible();
  expect(screen.getByText('Ho Chi Minh City, Vietnam')).toBeVisible();
});

test('a factory card lists at most three certifications and three specialties', () => {
  const factory = aFactory({
    certifications: ['A', 'B', 'C', 'D'],
    specialties: ['E', 'F', 'G', 'H'],
  });
  render(<FactoryCard words={words} factory={factory} partnerName="Premium Partner A" />);
  const certifications = screen.getByRole('list', { name: 'Certifications' });
  expect(within(certifications).getAllByRole('listitem')).toHaveLength(3);
  const specialties = screen.getByRole('list', { name: 'Specialties' });
  expect(within(specialties).getAllByRole('listitem')).toHaveLength(3);
});

test('a factory card says where certifications are not confirmed, instead of leaving a gap', () => {
  const factory = aFactory({ certifications: [] });
  render(<FactoryCard words={words} factory={factory} partnerName="Premium Partner A" />);
  expect(screen.getByText('Not confirmed yet')).toBeVisible();
});

test('a factory card marks sample data, and only sample data', () => {
  const { rerender } = render(
    <FactoryCard words={words} factory={aFactory()} partnerName="Premium Partner A" />,
  );
  expect(screen.getByText('Sample data')).toBeVisible();
  rerender(
    <FactoryCard
      words={words}
      factory={aFactory({ isSample: false })}
      partnerName="Premium Partner A"
    />,
  );
  expect(screen.queryByText('Sample data')).toBeNull();
});

test('a factory card unlocks by booking a call in a new tab', () => {
  render(<FactoryCard words={words} factory={aFactory()} partnerName="Premium Partner A" />);
  const unlock = screen.getByRole('link', { name: /^Unlock with a call: Premium Partner A/ });
  expect(unlock).toHaveAttribute('href', words.bookingUrl);
  expect(unlock).toHaveAttribute('target', '_blank');
});

test('the factory list says that it is searching', () => {
  render(<FactoryList words={words} factories={null} />);
  expect(screen.getByText('Searching our verified manufacturing network...')).toBeVisible();
});

test('the factory list offers a call when nothing was found', () => {
  render(<FactoryList words={words} factories={[]} />);
  expect(screen.getByText("We're expanding our network for this product category")).toBeVisible();
  expect(
    screen.getByRole('link', { name: /Book a Call to Discuss Custom Sourcing/ }),
  ).toHaveAttribute('href', words.bookingUrl);
});

test('the factory list shows three partners at most, A to C', () => {
  const factories = ['1', '2', '3', '4'].map((id) => aFactory({ id }));
  render(<FactoryList words={words} factories={factories} />);
  const names = screen.getAllByRole('heading', { level: 4 }).map((node) => node.textContent);
  expect(names).toEqual(['Premium Partner A', 'Premium Partner B', 'Premium Partner C']);
});

describe('the factory section', () => {
  function renderSection(
    search: Exclude<FactorySearch, { status: 'idle' }>,
    formCountry: ManufacturingCountry = 'china',
  ) {
    const onSearch = vi.fn();
    const view = render(
      <FactorySection
        words={words}
        search={search}
        formCountry={formCountry}
        onSearch={onSearch}
      />,
    );
    return { onSearch, view, user: userEvent.setup() };
  }

  const alert = () => screen.queryByRole('region', { name: 'Manufacturing Alert' });

  test('raises the alert when the country does not suit, and searches a suggested one', async () => {
    const { onSearch, user } = renderSection({
      status: 'found',
      country: null,
      response: anInfeasibleAnswer,
    });
    expect(alert()).toBeVisible();
    expect(screen.getByText('China is not the best place for this. Vietnam is.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search India' }));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('india');
  });

  test.each([
    ['the country suits', aFactoryAnswer({ alternativeSuggestion: 'Try Vietnam.' })],
    ['there is no suggestion', aFactoryAnswer({ feasible: false, alternativeSuggestion: null })],
  ])('raises no alert when %s', (_, response) => {
    renderSection({ status: 'found', country: null, response });
    expect(alert()).toBeNull();
  });

  test('says which country is searched instead, and that the figures keep theirs', () => {
    renderSection({ status: 'found', country: 'vietnam', response: aFactoryAnswer() });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Showing partners in Vietnam. Your figures above still use China.',
    );
  });

  test('names countries as sentences take them', () => {
    renderSection({ status: 'found', country: 'vietnam', response: aFactoryAnswer() }, 'usa');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Showing partners in Vietnam. Your figures above still use the USA.',
    );
  });

  test('takes the focus when a search elsewhere begins, since the pressed button is gone', () => {
    renderSection({ status: 'searching', country: 'vietnam' });
    expect(screen.getByRole('status')).toHaveTextContent('Searching Vietnam...');
    expect(screen.getByRole('heading', { name: words.title })).toHaveFocus();
  });

  test('does not take the focus for the search of the form', () => {
    renderSection({ status: 'searching', country: null });
    expect(screen.getByRole('heading', { name: words.title })).not.toHaveFocus();
  });

  test.each([null, 'vietnam'] as const)(
    'can be tried again after a failure (%s)',
    async (country) => {
      const { onSearch, user } = renderSection({ status: 'failed', country });
      await user.click(screen.getByRole('button', { name: 'Search again' }));
      expect(onSearch).toHaveBeenCalledExactlyOnceWith(country);
    },
  );

  test('explains sample data once below the list', () => {
    renderSection({ status: 'found', country: null, response: aFactoryAnswer() });
    expect(screen.getByText(/These are sample profiles/)).toBeVisible();
  });
});
