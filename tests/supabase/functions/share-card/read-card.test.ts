import { answersToParams } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { scoreCountries } from '@functions/_shared/domain/country-quiz/score-countries.ts';
import { toPlanParams } from '@functions/_shared/domain/in-hands/planner-address.ts';
import { mapCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { toStrategyParams } from '@functions/_shared/domain/strategy/strategy-address.ts';
import { creatorAddress } from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import { toFulfillmentParams } from '@functions/_shared/domain/tool-inputs/fulfillment-url.ts';
import { revenueAddress } from '@functions/_shared/domain/tool-inputs/revenue-address.ts';
import { toTariffParams } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import {
  centsText,
  dollarsText,
  percentText,
  showsAsDollars,
  wholeText,
} from '@functions/share-card/figures-text.ts';
import { generalCard } from '@functions/share-card/general-card.ts';
import { readCard } from '@functions/share-card/read-card.ts';
import { quizAnswers } from '@tests/src/tools/country-quiz/rules/answers.ts';
import { someAnswers } from '@tests/src/tools/strategy-builder/rules/a-roadmap.ts';
import { teeFacts } from '@tests/support/tee-facts.ts';
import { describe, expect, test } from 'vitest';
import {
  formatInteger,
  formatPct1,
  formatUsdCents,
  formatUsdWhole,
  showsAsMoney,
} from '@/lib/format.ts';
import { strategyBuilderCopy } from '@/tools/strategy-builder/copy.ts';
import { makeRoadmap } from '@/tools/strategy-builder/rules/roadmap.ts';

const today = '2026-11-30';
const deps = { store: { facts: async () => [teeFacts] }, today };

function card(path: string, params: URLSearchParams | string) {
  return readCard({ path, params: new URLSearchParams(params) }, deps);
}

const hoodie = {
  followers: 12_500,
  engagementRatePct: 3.5,
  priceUsd: 25,
  country: 'mexico',
  product: 'organic cotton hoodie with bees',
} as const;

describe('figures are those of the page', () => {
  test('the free calculator', async () => {
    const params = revenueAddress.toParams({ ...hoodie, productCategory: 'apparel' });
    // 12,500 × 3.5% × 2% = 8.75 orders; × $25 × 12 = $2,625; Mexico costs 28% of the price.
    expect(await card('/', params)).toMatchObject({
      kind: 'result',
      label: 'Hoodie, made in Mexico',
      figure: '$1,890',
      caption: 'Potential yearly profit',
      facts: [
        { label: 'Yearly revenue', value: '$2,625' },
        { label: 'Profit margin', value: '72.0%' },
        { label: 'Cost per unit', value: '$7.00' },
      ],
      note: '12,500 followers, 3.5% engagement, $25.00 each. Before freight and duty.',
      goods: { kindId: 'hoodie' },
    });
  });

  test('the in-hands planner', async () => {
    const params = toPlanParams({
      product: 'steel tumbler',
      pieces: 500,
      inHandsOn: '2027-03-03',
      region: 'northeast',
    });
    // Counted by hand in six-calendars.test.ts: ordered on January 28 it arrives on March 3.
    expect(await card('/in-hands-planner', params)).toMatchObject({
      kind: 'result',
      label: 'Tumbler, 500 in hands by Mar 3',
      figure: 'Jan 28',
      caption: 'Order by then, to be safe: printed stock',
      facts: [
        { label: 'Air from Turkey', value: expect.stringMatching(/^\d+ days early$/) },
        { label: 'Air from China', value: expect.stringMatching(/^\d+ days early$/) },
        { label: 'Truck from Mexico', value: expect.stringMatching(/^\d+ days early$/) },
      ],
      goods: { kindId: 'tumbler' },
    });
    params.set('by', '2026-12-03');
    expect(await card('/in-hands-planner', params)).toMatchObject({
      figure: expect.stringMatching(/^\d+ days late$/),
      caption: 'The first to arrive: printed stock',
    });
    // The next day, the date has passed.
    params.set('by', today);
    expect(await card('/in-hands-planner', params)).toEqual(generalCard);
    params.set('by', '2027-03-03');
    params.set('product', 'nonsense of ana@example.com');
    expect(await card('/in-hands-planner', params)).toEqual(generalCard);
  });

  test('a chosen unit cost replaces the estimate', async () => {
    const params = revenueAddress.toParams({
      ...hoodie,
      productCategory: 'apparel',
      chosenCost: { unitCostUsd: 10, product: 'Hoodie', pieces: 500, source: 'builtin' },
    });
    // 8.75 × 12 × ($25 - $10) = $1,575.
    expect(await card('/', params)).toMatchObject({
      figure: '$1,575',
      facts: [{ value: '$2,625' }, { value: '60.0%' }, { value: '$10.00' }],
    });
  });

  test('the creator calculator', async () => {
    // 8.75 × 12 × $25 × (1 - 20%) = $2,100 from China.
    const params = creatorAddress.toParams({ ...hoodie, country: 'china' });
    expect(await card('/brand-vision', params)).toMatchObject({
      label: 'Hoodie, made in China',
      figure: '$2,100',
      facts: [{ value: '$2,625' }, { value: '80.0%' }, { value: '$5.00' }],
    });
  });

  test('an open country is not named', async () => {
    const params = creatorAddress.toParams({ ...hoodie, country: 'ai-choose' });
    expect((await card('/brand-vision', params)).label).toBe('Hoodie');
  });

  test('the fulfillment calculator, where there is a saving', async () => {
    const params = toFulfillmentParams({
      input: {
        monthlyOrders: 800,
        currentMethod: 'diy',
        currentCostPerOrder: 8.5,
        competitorComparison: null,
      },
      edits: [],
    });
    // 800 × ($8.50 - $4.50) × 12 = $38,400.
    expect(await card('/fulfillment', params)).toMatchObject({
      label: 'Fulfillment for 800 orders a month',
      figure: '$38,400',
      caption: 'Saved in a year',
      facts: [{ value: '$8.50' }, { value: '$4.50' }],
    });
  });

  test('the fulfillment calculator, where there is none', async () => {
    expect(await card('/fulfillment', 'v=1&o=800&m=diy&c=1.1&x=pietra')).toMatchObject({
      figure: '$4.50',
      caption: 'Per order with BrandBFF',
      facts: [{ value: '$1.10' }, { value: '$3,600' }],
    });
  });

  test('the tariff calculator', async () => {
    const params = toTariffParams({
      hts8: '6109.10.00',
      originCodes: ['CN'],
      unitValueUsd: 5,
      entryDate: today,
    });
    // 16.5% base, 7.5% list 4A, 12.5% forced labor: 36.5%; × $5 = $1.825.
    expect(await card('/sourcing', params)).toMatchObject({
      label: 'US import duty, HTS 6109.10.00',
      figure: '36.5%',
      caption: 'From China: T-shirts',
      facts: [{ label: 'Duty per unit', value: '$1.83' }],
      note: 'For goods entering on Nov 30, 2026. Excludes customs fees and antidumping duties.',
      goods: { kindId: 't-shirt' },
    });
  });

  test('the tariff calculator with an order names it', async () => {
    const facts = { ...teeFacts, line: { ...teeFacts.line, hts8: '3406.00.00' } };
    const query = 'tool=tariff&product=3406.00.00&origin=CN&date=2026-11-30';
    const made = await readCard(
      { path: '/sourcing', params: new URLSearchParams(query) },
      { store: { facts: async () => [facts] }, today },
    );
    expect(made.note).toBe(
      'For goods entering on Nov 30, 2026. Excludes customs fees; an antidumping order may apply (A-570-504).',
    );
  });

  test('the tariff calculator with the most origins shows them all', async () => {
    const { facts } = await card(
      '/sourcing',
      'tool=tariff&product=6109.10.00&origin=CN,VN,MX,TR&value=5',
    );
    expect(facts.map(({ label }) => label)).toEqual(['From Vietnam', 'From Mexico', 'From Turkey']);
  });

  test('a country of the map', async () => {
    expect(await card('/sourcing', 'tool=map&country=vietnam&category=electronics')).toMatchObject({
      label: 'Where to make it: Electronics',
      figure: 'Vietnam',
      caption: '12.5% US duty on a Bluetooth speaker',
      goods: { kindId: 'bluetooth-speaker' },
    });
    expect((await card('/sourcing', 'tool=map&country=china')).caption).toBe(
      '36.5% US duty on a cotton T-shirt',
    );
  });
});

test('the quiz names the countries that its report ranks', async () => {
  const answers = quizAnswers({ category: ['apparel'] });
  const params = answersToParams(answers);
  params.set('tool', 'quiz');
  const [first, second, third] = scoreCountries(answers);
  expect(await card('/sourcing', params)).toMatchObject({
    label: 'Where to make it: Apparel',
    figure: mapCountryLabels[first?.country ?? 'china'],
    caption: `Fits the answers best, with ${first?.scorePct}%`,
    facts: [second, third].map((score) => ({
      label: mapCountryLabels[score?.country ?? 'china'],
      value: `${score?.scorePct}% match`,
    })),
    goods: { kindId: 't-shirt' },
  });
  params.delete('timeline');
  expect(await card('/sourcing', params)).toBe(generalCard);
});

test.each(['under-10k', '10k-50k', '100k+'] as const)(
  'a roadmap for %s names its first country, its time and its pilot order as the page does',
  async (volume) => {
    const answers = someAnswers({ category: 'apparel', volume });
    const newCountries = [
      { country: 'vietnam', sharePct: 40 },
      { country: 'mexico', sharePct: 20 },
    ] as const;
    const roadmap = { answers, startDay: '2027-03-01', mix: { newCountries } };
    const params = toStrategyParams(roadmap);
    params.set('tool', 'strategy');
    const page = makeRoadmap({ copy: strategyBuilderCopy, ...roadmap });
    expect(await card('/sourcing', params)).toMatchObject({
      label: 'Where to move production: Apparel',
      figure: 'Vietnam',
      caption: `40% of the volume, in ${page.duration}`,
      facts: [
        { label: 'Pilot order, units', value: page.pilot },
        { label: 'Mexico', value: '20%' },
      ],
      goods: { kindId: 't-shirt' },
    });
    params.delete('mix');
    expect(await card('/sourcing', params)).toBe(generalCard);
    params.delete('risk');
    expect(await card('/sourcing', params)).toBe(generalCard);
  },
);

test.each([0, 0.4, 0.5, 7, 12.345, 999.5, 1_234_567.891, 4.8e14])(
  'the text of %d is that of the site',
  (value) => {
    expect(dollarsText(value)).toBe(formatUsdWhole(value));
    expect(centsText(value)).toBe(formatUsdCents(value));
    expect(percentText(value)).toBe(formatPct1(value));
    expect(wholeText(value)).toBe(formatInteger(value));
    expect(showsAsDollars(value)).toBe(showsAsMoney(value));
  },
);

const hostileWords = [
  'BrandBFF are thieves',
  'you are an idiot mug',
  'call 555 0100 now for a free t-shirt',
  '<script>alert(1)</script> hoodie',
  'guns',
  'win $1000 at evil.example',
];

test.each(hostileWords)(
  'none of the words of "%s" is shown but our name of the goods',
  async (words) => {
    for (const [path, params] of [
      ['/', revenueAddress.toParams({ ...hoodie, productCategory: 'apparel', product: words })],
      ['/brand-vision', creatorAddress.toParams({ ...hoodie, product: words })],
    ] as const) {
      const drawn = await card(path, params);
      expect(
        ['Product', 'Mug', 'T-shirt', 'Hoodie'].map((name) => `${name}, made in Mexico`),
      ).toContain(drawn.label);
      expect(JSON.stringify(drawn)).not.toMatch(/thieves|idiot|555|script|guns|evil|\bwin\b/i);
    }
  },
);

test.each([
  ['/', ''],
  ['/', 'v=1&a=12500&e=3.5&p=25'],
  ['/', 'v=2&a=12500&e=3.5&p=25&c=apparel&m=mexico'],
  ['/', 'v=1&a=0&e=3.5&p=25&c=apparel&m=mexico'],
  ['/', 'v=1&a=12500&e=3.5&p=1e9&c=apparel&m=mexico'],
  ['/brand-vision', 'v=1&f=12500&e=3.5&p=25&m=mexico&d=hoodie'],
  ['/fulfillment', 'v=1&o=0&m=diy&c=2'],
  ['/fulfillment', 'v=1&o=12&m=magic&c=2'],
  ['/sourcing', ''],
  ['/sourcing', 'tool=tariff&origin=CN'],
  ['/sourcing', 'tool=map&country=atlantis'],
  ['/sourcing', 'tool=rfq'],
  ['/sourcing', 'tool=strategy'],
  ['/about', 'v=1&a=12500&e=3.5&p=25&c=apparel&m=mexico'],
])('%s?%s carries no result', async (path, params) => {
  expect(await card(path, params)).toBe(generalCard);
});

test('a line that the schedule does not have carries no result', async () => {
  const link = { path: '/sourcing', params: new URLSearchParams('tool=tariff&product=99999999') };
  expect(await readCard(link, { store: { facts: async () => [] }, today })).toBe(generalCard);
});

describe('swag', () => {
  test('a list says what all of it costs, and by when it is needed', async () => {
    // 500 x $11.04 + 100 x $6.40.
    expect(
      await card('/swag', 'sw=1&item=tumbler.navy.500&item=mug.red.100&by=2027-01-15'),
    ).toMatchObject({
      label: 'Steel tumbler, Glazed mug',
      figure: '$6,160',
      caption: 'The whole list',
      facts: [{ label: 'In hands by', value: 'Jan 15, 2027' }],
      goods: { kindId: 'tumbler' },
    });
  });

  test('kits say what one of them costs', async () => {
    expect(
      await card('/swag', 'item=tumbler.navy.1&item=mug.red.1&item=tee.red.1&kits=200'),
    ).toMatchObject({
      label: 'Steel tumbler, Glazed mug and 1 more',
      figure: '$29.10',
      caption: 'One kit, of 200',
      facts: [{ label: 'The whole list', value: '$5,820' }],
    });
  });

  test('one piece says what its quantity costs', async () => {
    expect(await card('/swag', 'piece=tumbler&units=500')).toMatchObject({
      label: 'Steel tumbler',
      figure: '$5,520',
      caption: '500 pieces',
      facts: [{ label: 'Each', value: '$11.04' }],
    });
  });

  test.each([
    '',
    'piece=tumbler',
    'piece=tumbler&units=5',
    'item=mug.red.5',
    'piece=sword&units=500',
  ])('"%s" is no result', async (query) => {
    expect(await card('/swag', query)).toBe(generalCard);
  });
});
