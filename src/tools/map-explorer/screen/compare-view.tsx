import {
  type CountryInCategory,
  countryInCategory,
} from '@functions/_shared/domain/country-by-category.ts';
import {
  type CountryProfile,
  countryProfile,
  type SourcingCategory,
  sourcingCategories,
  sourcingRating,
} from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { sampleDuty } from '@functions/_shared/domain/tariff/sample-duties.ts';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CloseButton } from '@/components/ui/close-button.tsx';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { formatInteger } from '@/lib/format.ts';
import { Flag } from '@/tools/shared/flag.tsx';
import { mapExplorerCopy } from '../copy.ts';
import { defaultDutyCategory } from '../rules/map-scale.ts';

const { categoryLabel, compare, duty, panel, risks } = mapExplorerCopy;

type CompareViewProps = {
  category: SourcingCategory | null;
  compared: readonly MapCountry[];
  /** The day of entry, 'YYYY-MM-DD'. */
  entryDay: string;
  onRemove: (country: MapCountry) => void;
  onClear: () => void;
};

/** Two or three countries side by side. */
export function CompareView({ category, compared, entryDay, onRemove, onClear }: CompareViewProps) {
  const profiles = compared.map(countryProfile);
  return (
    <section aria-labelledby="compare-title" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id="compare-title" className="text-display-3">
          {compare.title}
        </h3>
        {compared.length > 0 && (
          <Button variant="tertiary" size="sm" onClick={onClear}>
            {compare.clear}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-muted empty:hidden">
        {compared.length < 2 && compare.prompt(2 - compared.length)}
      </p>
      {profiles.length >= 2 && (
        <>
          <CompareTable category={category} profiles={profiles} onRemove={onRemove} />
          <p className="mt-3 text-sm text-muted">{duty.basis(entryDay)}</p>
        </>
      )}
    </section>
  );
}

type CompareTableProps = {
  category: SourcingCategory | null;
  profiles: readonly CountryProfile[];
  onRemove: (country: MapCountry) => void;
};

function CompareTable({ category, profiles, onRemove }: CompareTableProps) {
  return (
    <TableScroller
      titleId="compare-title"
      className="mt-4 rounded-card border-[1.5px] border-ink bg-white"
    >
      <table aria-labelledby="compare-title" className="w-full min-w-max border-collapse text-left">
        <thead>
          <tr>
            <th scope="col" className={fieldCell}>
              {compare.field}
            </th>
            {profiles.map(({ id, name }) => (
              <th key={id} scope="col" className="border-b-[1.5px] border-ink p-3 align-top">
                <span className="flex items-center justify-between gap-2 text-title">
                  <span>
                    <Flag country={id} />
                    {name}
                  </span>
                  <CloseButton label={compare.remove(name)} onClick={() => onRemove(id)} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(category).map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className={fieldCell}>
                {label}
              </th>
              {profiles.map((profile) => (
                <td
                  key={profile.id}
                  className="w-64 min-w-44 max-w-80 border-t border-dashed border-ink/40 p-3 align-top"
                >
                  {value(profile)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

type CompareRow = { label: string; value: (profile: CountryProfile) => ReactNode };

/** The rating of the chosen category, or without one all five, and other facts to compare. */
function compareRows(category: SourcingCategory | null): CompareRow[] {
  const of = (profile: CountryProfile) => countryInCategory(profile, category);
  const withCategory = (label: string) => `${label}, ${panel.forCategory(category ?? 'apparel')}`;
  const ratings = (category === null ? sourcingCategories : [category]).map((rated) => ({
    label: compare.rating(categoryLabel(rated)),
    value: (profile: CountryProfile) => {
      const rating = sourcingRating(profile.id, rated);
      return `${panel.rating(rating)}, ${panel.ratingWord(rating)}`;
    },
  }));
  return [
    ...ratings,
    {
      label: compare.daysToDoor,
      value: (profile) => compare.days(daysToPort(profile, of(profile))),
    },
    { label: withCategory(panel.leadTime), value: (profile) => of(profile).leadTime.text },
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
      label: withCategory(panel.minimumOrder),
      value: (profile) => {
        const { from, to } = of(profile).minimumOrderUnits;
        return panel.units(formatInteger(from), formatInteger(to));
      },
    },
    { label: panel.language, value: (profile) => profile.generalInfo.languageBarrier.text },
    { label: panel.timezone, value: (profile) => profile.generalInfo.timezoneDiff.text },
    { label: panel.certifications, value: (profile) => of(profile).certifications.join(', ') },
    {
      label: panel.brands,
      value: (profile) => {
        const { notableBrands, category: shown } = of(profile);
        return notableBrands.join(', ') || panel.noBrands(shown);
      },
    },
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

/** Making and sailing together, the shortest and the longest usual. */
function daysToPort(
  { transitEastCoastDays }: CountryProfile,
  { leadTimeDays }: CountryInCategory,
): { from: number; to: number } {
  return {
    from: leadTimeDays.from + transitEastCoastDays.from,
    to: leadTimeDays.to + transitEastCoastDays.to,
  };
}

/** Stays in view while the countries scroll sideways on a phone. */
const fieldCell =
  'sticky left-0 w-32 max-w-32 border-r border-t border-dashed border-ink/40 bg-white p-3 align-top spec-print font-normal text-muted sm:w-44 sm:max-w-44';
