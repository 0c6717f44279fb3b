import {
  type CountryProfile,
  type SourcingCategory,
  sourcingCategories,
  sourcingRating,
} from '@functions/_shared/domain/country-profiles.ts';
import { sampleDuty } from '@functions/_shared/domain/tariff/sample-duties.ts';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { formatInteger } from '@/lib/format.ts';
import type { MapExplorerContent } from '../copy.ts';
import { defaultDutyCategory } from '../rules/map-scale.ts';

type CompareRow = { label: string; value: (profile: CountryProfile) => ReactNode };

/** What two countries are compared by: the chosen category's rating, or without one all five. */
export function compareRows(
  { compare, panel, duty, risks, categoryLabel }: MapExplorerContent,
  category: SourcingCategory | null,
): CompareRow[] {
  const ratings = (category === null ? sourcingCategories : [category]).map((rated) => ({
    label: compare.rating(categoryLabel(rated)),
    value: (profile: CountryProfile) => {
      const rating = sourcingRating(profile.id, rated);
      return `${panel.rating(rating)}, ${panel.ratingWord(rating)}`;
    },
  }));
  return [
    ...ratings,
    { label: panel.leadTime, value: (profile) => profile.generalInfo.typicalLeadTime.text },
    { label: panel.shipping, value: (profile) => profile.generalInfo.shippingToUS.text },
    {
      label: duty.title(category),
      value: ({ id }) => {
        const { totalPct, usmcaTotalPct } = sampleDuty(category ?? defaultDutyCategory, id);
        return usmcaTotalPct === null
          ? duty.pct(totalPct)
          : `${duty.pct(totalPct)}; ${duty.usmca(usmcaTotalPct)}`;
      },
    },
    {
      label: panel.minimumOrder,
      value: ({ minimumOrderUnits: { from, to } }) =>
        panel.units(formatInteger(from), formatInteger(to)),
    },
    { label: panel.language, value: (profile) => profile.generalInfo.languageBarrier.text },
    { label: panel.timezone, value: (profile) => profile.generalInfo.timezoneDiff.text },
    { label: panel.certifications, value: (profile) => profile.certifications.join(', ') },
    { label: panel.brands, value: (profile) => profile.notableBrands.join(', ') },
    { label: panel.trade, value: (profile) => profile.tradeAgreements.text },
    {
      label: panel.geopolitical,
      value: ({ geopoliticalRisk, geopoliticalRiskReason }) => (
        <>
          <Badge tone={`risk-${geopoliticalRisk}`}>{risks[geopoliticalRisk]}</Badge>{' '}
          {geopoliticalRiskReason.text}
        </>
      ),
    },
    { label: panel.maturity, value: (profile) => profile.supplyChainMaturity.text },
    { label: panel.bestFor, value: (profile) => profile.bestFor },
  ];
}
