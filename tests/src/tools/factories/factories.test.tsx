import type { ManufacturingCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aFactory,
  aFactoryAnswer,
  anInfeasibleAnswer,
} from '@tests/src/tools/revenue-calculator/screen/fakes.ts';
import { describe, expect, test, vi } from 'vitest';
import { factoriesCopy } from '@/tools/factories/copy.ts';
import { FactorySection } from '@/tools/factories/index.tsx';
import type { FactorySearch } from '@/tools/factories/rules/factory-search.ts';
import { FactoryCard } from '@/tools/factories/screen/factory-card.tsx';
import { FactoryList } from '@/tools/factories/screen/factory-list.tsx';

test('a factory card hides the name from view and from screen readers, and names the partner by a letter', () => {
  render(<FactoryCard factory={aFactory({ isSample: false })} partnerName="Premium Partner B" />);
  expect(screen.getByRole('heading', { name: 'Premium Partner B' })).toBeVisible();
  const name = screen.getByText('Saigon Canvas Works');
  expect(name).toHaveClass('blur-[6px]', 'select-none');
  expect(name).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Name shared on your call')).toBeInTheDocument();
});

test('a factory card of a sample has no name, neither shown nor promised', () => {
  render(<FactoryCard factory={aFactory()} partnerName="Premium Partner B" />);
  expect(screen.getByText('Sample profile')).toBeVisible();
  expect(screen.queryByText('Saigon Canvas Works')).toBeNull();
  expect(screen.queryByText('Name shared on your call')).toBeNull();
});

test('a factory card says why it is shown', () => {
  const factory = aFactory({ reason: 'Makes tote bags in canvas.' });
  render(<FactoryCard factory={factory} partnerName="Premium Partner A" />);
  expect(screen.getByText('Makes tote bags in canvas.')).toBeVisible();
});

test('the list says what none of the factories offers', () => {
  const unmet = 'None of these offers $3 or less each; the closest come first.';
  render(
    <FactorySection
      search={{ status: 'found', country: null, response: { ...aFactoryAnswer(), unmet } }}
      category={undefined}
      onSearch={() => {}}
    />,
  );
  expect(screen.getByText(unmet)).toBeVisible();
});

describe('a factory card beside the visitor’s numbers', () => {
  const factory = aFactory({ minOrder: 300, unitPriceUsd: { min: 1.5, max: 9 } });
  const sentences = () => screen.queryByRole('list', { name: 'Next to your numbers' })?.textContent;

  test('holds price and minimum order against them', () => {
    render(
      <FactoryCard
        factory={factory}
        partnerName="Premium Partner A"
        order={{ unitCostUsd: 10.08, monthlyOrders: 54.9 }}
      />,
    );
    expect(
      screen.getByText('Your estimate is $10.08; they usually charge $1.50 to $9.'),
    ).toBeVisible();
    expect(
      screen.getByText('At 55 orders a month, their minimum of 300 lasts about 5 months.'),
    ).toBeVisible();
  });

  test('leaves out a price that nobody named, and orders that show as 0', () => {
    render(
      <FactoryCard
        factory={aFactory()}
        partnerName="Premium Partner A"
        order={{ unitCostUsd: 10.08, monthlyOrders: 0.4 }}
      />,
    );
    expect(sentences()).toBeUndefined();
  });

  test('says nothing of them where none are known', () => {
    render(<FactoryCard factory={factory} partnerName="Premium Partner A" />);
    expect(sentences()).toBeUndefined();
  });
});

test('a factory card shows minimum order, lead time and place', () => {
  render(<FactoryCard factory={aFactory()} partnerName="Premium Partner A" />);
  expect(screen.getByText('1,500 units')).toBeVisible();
  expect(screen.getByText('30-45 days')).toBeVisible();
  expect(screen.getByText('Ho Chi Minh City, Vietnam')).toBeVisible();
});

test('a factory card lists at most three certifications and three specialties', () => {
  const factory = aFactory({
    certifications: ['A', 'B', 'C', 'D'],
    specialties: ['E', 'F', 'G', 'H'],
  });
  render(<FactoryCard factory={factory} partnerName="Premium Partner A" />);
  const certifications = screen.getByRole('list', { name: 'Certifications' });
  expect(within(certifications).getAllByRole('listitem')).toHaveLength(3);
  const specialties = screen.getByRole('list', { name: 'Specialties' });
  expect(within(specialties).getAllByRole('listitem')).toHaveLength(3);
});

test('a factory card says when certifications are not confirmed', () => {
  const factory = aFactory({ certifications: [] });
  render(<FactoryCard factory={factory} partnerName="Premium Partner A" />);
  expect(screen.getByText('Not confirmed yet')).toBeVisible();
});

test('a factory card marks only sample data as such', () => {
  const { rerender } = render(<FactoryCard factory={aFactory()} partnerName="Premium Partner A" />);
  expect(screen.getByText('Sample profile')).toBeVisible();
  rerender(<FactoryCard factory={aFactory({ isSample: false })} partnerName="Premium Partner A" />);
  expect(screen.queryByText('Sample profile')).toBeNull();
});

test('a factory card is unlocked by booking a call in a new tab', () => {
  render(<FactoryCard factory={aFactory()} partnerName="Premium Partner A" />);
  const unlock = screen.getByRole('link', { name: /^Unlock with a call: Premium Partner A/ });
  expect(unlock).toHaveAttribute('href', factoriesCopy.bookingUrl);
  expect(unlock).toHaveAttribute('target', '_blank');
});

test('the factory list shows that a search is running', () => {
  render(<FactoryList factories={null} />);
  expect(screen.getByText('Searching our verified manufacturing network...')).toBeVisible();
});

test('the factory list offers a call when nothing was found', () => {
  render(<FactoryList factories={[]} />);
  expect(screen.getByText("We're expanding our network for this product category")).toBeVisible();
  expect(
    screen.getByRole('link', { name: /Book a Call to Discuss Custom Sourcing/ }),
  ).toHaveAttribute('href', factoriesCopy.bookingUrl);
});

test('each call from the factories carries the link to the result', () => {
  const resultUrl = 'https://site.example/?v=1&p=25#calculator';
  const result = () => new URL(hrefOf(/Call|call/)).searchParams.get('result');
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  const { rerender } = render(<FactoryList factories={[aFactory()]} resultUrl={resultUrl} />);
  expect(result()).toBe(resultUrl);
  rerender(<FactoryList factories={[]} resultUrl={resultUrl} />);
  expect(result()).toBe(resultUrl);
});

test('the factory list shows at most three partners, A to C', () => {
  const factories = ['1', '2', '3', '4'].map((id) => aFactory({ id }));
  render(<FactoryList factories={factories} />);
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
      <FactorySection search={search} formCountry={formCountry} onSearch={onSearch} />,
    );
    return { onSearch, view, user: userEvent.setup() };
  }

  const alert = () => screen.queryByRole('region', { name: 'Manufacturing Alert' });

  test('shows the alert when the country is unsuitable, and searches a suggested one', async () => {
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
    ['the country is suitable', aFactoryAnswer({ alternativeSuggestion: 'Try Vietnam.' })],
    ['there is no suggestion', aFactoryAnswer({ feasible: false, alternativeSuggestion: null })],
  ])('shows no alert when %s', (_, response) => {
    renderSection({ status: 'found', country: null, response });
    expect(alert()).toBeNull();
  });

  test('names the country searched instead, and says that the figures still use the other', () => {
    renderSection({ status: 'found', country: 'vietnam', response: aFactoryAnswer() });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Showing partners in Vietnam. Your figures above still use China. Change "Made in" to compare.',
    );
  });

  test('does not send to the form for a country that it does not offer', () => {
    renderSection({ status: 'found', country: 'india', response: aFactoryAnswer() });
    expect(screen.getByRole('status').textContent).toBe(
      'Showing partners in India. Your figures above still use China.',
    );
  });

  test('names countries with their article inside a sentence', () => {
    renderSection({ status: 'found', country: 'vietnam', response: aFactoryAnswer() }, 'usa');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Showing partners in Vietnam. Your figures above still use the USA.',
    );
  });

  test('takes the focus when a search in another country starts, since the pressed button is gone', () => {
    renderSection({ status: 'searching', country: 'vietnam' });
    expect(screen.getByRole('status')).toHaveTextContent('Searching Vietnam...');
    expect(screen.getByRole('heading', { name: factoriesCopy.title })).toHaveFocus();
  });

  test('does not take the focus when the form starts the search', () => {
    renderSection({ status: 'searching', country: null });
    expect(screen.getByRole('heading', { name: factoriesCopy.title })).not.toHaveFocus();
  });

  test.each([null, 'vietnam'] as const)('can be retried after a failure (%s)', async (country) => {
    const { onSearch, user } = renderSection({ status: 'failed', country });
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith(country);
  });

  test('says what was understood', () => {
    const response = aFactoryAnswer({ understoodAs: 'tote bag, canvas, an order of 100 units' });
    renderSection({ status: 'found', country: null, response });
    expect(
      screen.getByText('We read this as: tote bag, canvas, an order of 100 units.'),
    ).toBeVisible();
  });

  test('calls partners matched when they are', () => {
    renderSection({ status: 'found', country: null, response: aFactoryAnswer() });
    expect(screen.getByText(factoriesCopy.intro)).toBeVisible();
  });

  test.each<[string, Exclude<FactorySearch, { status: 'idle' }>]>([
    ['a search', { status: 'searching', country: null }],
    ['a failure', { status: 'failed', country: null }],
    ['an alert', { status: 'found', country: null, response: anInfeasibleAnswer }],
    [
      'an alert with partners',
      { status: 'found', country: null, response: aFactoryAnswer({ feasible: false }) },
    ],
    [
      'an empty list',
      { status: 'found', country: null, response: aFactoryAnswer({ factories: [] }) },
    ],
  ])('claims no match over %s', (_, search) => {
    renderSection(search);
    expect(screen.queryByText(factoriesCopy.intro)).toBeNull();
  });

  test('says when partners make only goods in the same trade', () => {
    const response = aFactoryAnswer({ factories: [aFactory({ match: 'trade' })] });
    renderSection({ status: 'found', country: null, response });
    expect(screen.getByText(factoriesCopy.sameTradeIntro)).toBeVisible();
    expect(screen.queryByText(factoriesCopy.intro)).toBeNull();
  });

  test('lists factories of the same category apart, with what they make', () => {
    const other = aFactory({
      id: 'other',
      match: 'category',
      specialties: ['dog bowls', 'leashes', 'dog treats', 'cat toys'],
    });
    const response = aFactoryAnswer({ factories: [], otherFactories: [other] });
    render(
      <FactorySection
        search={{ status: 'found', country: null, response }}
        category="pets"
        onSearch={() => {}}
      />,
    );
    const list = screen.getByRole('list', { name: 'These make other pet products, not yours' });
    expect(list).toHaveTextContent('Makes dog bowls, leashes and dog treats.');
    expect(list).toHaveTextContent('Sample profile');
    expect(screen.getByText("We're expanding our network for this product category")).toBeVisible();
    expect(screen.queryByText('Premium Partner A')).toBeNull();
  });

  test('explains sample data below the list', () => {
    renderSection({ status: 'found', country: null, response: aFactoryAnswer() });
    expect(screen.getByText(/These are sample profiles/)).toBeVisible();
  });
});
