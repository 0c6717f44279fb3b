import { scenarioConversionPct } from '@functions/_shared/domain/calc/margins.assumptions.ts';
import { revenueAddress } from '@functions/_shared/domain/tool-inputs/revenue-address.ts';
import {
  conversions,
  writeVisitorReport,
} from '@functions/send-tool-notification/visitor-report.ts';
import { expect, test } from 'vitest';
import { notificationOf } from '@/tools/revenue-calculator/screen/submission-requests.ts';
import { aCalculation } from './fakes.ts';

test('the scenarios of the report are those of the page', () => {
  const { low, expected, high } = scenarioConversionPct.value;
  expect(conversions).toEqual([low, expected, high].map((pct) => `${pct}%`));
});

test.each([
  ['styles', aCalculation()],
  [
    'an analysis',
    aCalculation({
      designInspiration: {
        type: 'auto',
        analysis: { aesthetic: 'soft cottage', colors: ['sage', 'navy'] },
      },
      chosenCost: { unitCostUsd: 3.1, pieces: 500, product: 'Tote bags', source: 'live' },
    }),
  ],
])('the link in the report opens the same result, with %s', (_what, calculation) => {
  const { details } = notificationOf({
    id: '00000000-0000-4000-8000-000000000001',
    email: 'fern@example.com',
    calculation,
    timestamp: '2026-11-27T10:00:00.000Z',
  });
  const { bodyText } = writeVisitorReport(details, {
    siteUrl: 'https://site.example',
    functionsUrl: 'https://api.example/functions/v1',
    bookingUrl: undefined,
  });
  const link = /Open your result: (\S+)/.exec(bodyText)?.[1] ?? '';
  const url = new URL(link);
  expect([url.origin, url.pathname, url.hash]).toEqual([
    'https://site.example',
    '/',
    '#calculator',
  ]);
  // With the pictures and the partners that the report was sent with.
  expect(url.searchParams.get('pf')).toBe('1');
  url.searchParams.delete('pf');
  expect(url.searchParams.toString()).toBe(revenueAddress.toParams(calculation.request).toString());
});
