import type { TariffPart } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { screen, within } from '@testing-library/react';
import { aTariffResult } from '@tests/src/tools/assistant/rules/messages.ts';
import { expect, test } from 'vitest';
import { ask, press, settle, showAssistant } from './fakes.tsx';

const cardTitle = 'US import duty';

const mugs: TariffPart = {
  product: 'mugs',
  query: 'duty on mugs from Mexico',
  status: 'answered',
  confidence: 'medium',
  hsCodeUsed: '6912.00.44',
  lineDescription: 'Ceramic tableware > Mugs',
  duties: [
    {
      originCode: 'MX',
      originCountry: 'Mexico',
      totalRate: 20,
      totalRateText: '20%',
      usmcaTotalText: '0%',
      dutyUsd: null,
    },
  ],
  orders: [],
  unitValueUsd: null,
  quantity: null,
};

const bags: TariffPart = {
  ...mugs,
  product: 'bags',
  query: 'duty on bags from Mexico',
  status: 'choose-line',
  confidence: 'none',
  hsCodeUsed: null,
  lineDescription: null,
  duties: [],
};

async function showSeveral(overrides: Parameters<typeof aTariffResult>[0] = {}) {
  const shown = showAssistant();
  shown.services.lookupTariff.mockResolvedValueOnce(
    aTariffResult({ others: [mugs, bags], ...overrides }),
  );
  await ask('duty on cotton t-shirts from China, mugs and bags from Mexico');
  const parts = screen.getByRole('list', { name: 'The other goods you asked about' });
  return { ...shown, parts: [...parts.children] as HTMLElement[] };
}

test('each further kind of goods has a card with its line and total', async () => {
  const { parts } = await showSeveral();
  expect(screen.getByRole('article', { name: cardTitle })).toHaveTextContent(/^cotton t-shirts/);
  expect(parts).toHaveLength(2);
  expect(parts[0]).toHaveTextContent(/mugs.*6912\.00\.44.*from Mexico20%/);
  expect(parts[0]).toHaveTextContent('With a USMCA claim: 0%');
  expect(parts[0]).toHaveTextContent('Fairly confident in this code');
  expect(parts[1]).toHaveTextContent('The duty depends on which kind it is.');
  expect(parts[1]).not.toHaveTextContent('%');
});

test('what belongs beside a total stands on the card of the goods', async () => {
  const caveat = 'If this is a patented drug, Section 232 adds to it.';
  const { parts } = await showSeveral({ others: [{ ...mugs, caveats: [caveat] }] });
  expect(parts[0]).toHaveTextContent(caveat);
});

test('a comparison says once what belongs beside its totals', async () => {
  const { services } = showAssistant();
  const caveat = 'If this is a patented drug, Section 232 adds to it.';
  const china = { ...aTariffResult(), caveats: [caveat] };
  const india = { ...china, originCountry: 'India', originCode: 'IN' };
  services.lookupTariff.mockResolvedValueOnce(aTariffResult({ comparison: [india, china] }));
  await ask('compare the duty on aspirin from India and China');
  const card = screen.getByRole('article', { name: cardTitle });
  expect(within(card).getAllByText(caveat)).toHaveLength(1);
});

test('goods whose line is open are asked about alone, for the same day', async () => {
  const { services } = await showSeveral();
  await press('Ask about this one: bags');
  await settle();
  expect(services.lookupTariff).toHaveBeenLastCalledWith({
    query: 'duty on bags from Mexico',
    entryDate: '2026-11-28',
  });
});

test('a choice about the first goods leaves the others out', async () => {
  const question = {
    id: 'metal-weight',
    text: 'How much is metal?',
    options: [{ value: 'under-15', label: 'Less than 15%' }],
  };
  const { services } = await showSeveral({ questions: [question] });
  await press('Less than 15%');
  await settle();
  expect(services.lookupTariff).toHaveBeenLastCalledWith({
    query: 'cotton t-shirts',
    hsCode: '6109.10.00',
    originCode: 'CN',
    entryDate: '2026-11-28',
    answers: { 'metal-weight': 'under-15' },
  });
});

test('a ranking is a comparison in its order, with what a USMCA claim changes', async () => {
  const { services } = showAssistant();
  const china = aTariffResult();
  const mexico = {
    ...china,
    originCountry: 'Mexico',
    originCode: 'MX',
    totalRateText: '26.5%',
    usmca: { totalRate: 0, totalRateText: '0%', layers: [], condition: 'Made there.' },
  };
  services.lookupTariff.mockResolvedValueOnce(aTariffResult({ comparison: [mexico, china] }));
  await ask('which country has the lowest duty for cotton t-shirts');
  const rows = within(screen.getByRole('article', { name: cardTitle })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/^Mexico26\.5%.*With a USMCA claim: 0%/);
  expect(rows[1]).toHaveTextContent(/^China36\.5%/);
  expect(rows[1]).not.toHaveTextContent('USMCA');
});
