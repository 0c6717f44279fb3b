import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { creatorReportCopy } from '@/tools/creator-calculator/report-copy.ts';
import { analyzeCreator } from '@/tools/creator-calculator/rules/creator-analysis.ts';
import {
  type CreatorReportInput,
  creatorReport,
  type ReportPartners,
} from '@/tools/creator-calculator/rules/creator-report.ts';
import { assumptionRows } from '@/tools/shared/assumptions.tsx';

/** Noon, so that the day is the same in every time zone. */
export const madeOn = new Date(2026, 10, 28, 12);

/** 100,000 × 5% × 2% = 100 orders; × $20 = $2,000 a month; Mexico costs 28%. */
export function aCreatorInput(overrides: Partial<CreatorInput> = {}): CreatorInput {
  return {
    followers: 100_000,
    engagementRatePct: 5,
    product: 'Soy candle & lid',
    priceUsd: 20,
    country: 'mexico',
    styles: [],
    ...overrides,
  };
}

export function aPartnerAnswer(overrides: Partial<ReportPartners> = {}): ReportPartners {
  return {
    found: [
      {
        country: 'mexico',
        location: 'Puebla',
        minOrder: 1500,
        leadTime: '30-45 days',
        priceRange: '$2-7',
        reason: 'Makes soy candles.',
        isSample: true,
      },
    ],
    searchedCountry: null,
    alert: null,
    ...overrides,
  };
}

export function aReport(
  inputOverrides: Partial<CreatorInput> = {},
  overrides: Partial<CreatorReportInput> = {},
) {
  const input = aCreatorInput(inputOverrides);
  return creatorReport({
    words: creatorReportCopy,
    input,
    analysis: analyzeCreator(input),
    partners: aPartnerAnswer(),
    pictures: [],
    assumptions: assumptionRows(input),
    shareUrl: 'https://example.com/brand-vision?v=c1&f=100000',
    madeOn,
    ...overrides,
  });
}
