import type { AudienceProductFields } from '@functions/_shared/domain/calc/audience-product.ts';
import { parseAudienceProduct } from '@functions/_shared/domain/calc/audience-product.ts';
import { calculateRevenue } from '@functions/_shared/domain/calc/revenue.ts';
import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import { kidsAlt } from '@/content/picture-alts.ts';
import { kidsCut } from '@/content/pictures.generated.ts';
import { formatInteger, formatPct1, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { exampleCopy as copy, figuresCopy } from './calculator-copy.ts';
import { exampleFields } from './example-fields.ts';
import { ProfitRange } from './profit-range.tsx';
import { WorkedExample } from './worked-example.tsx';

/** As if typed, so that the same parser reads both. */
function exampleIn(locale: string): Omit<AudienceProductFields, 'product'> {
  return {
    followers: toNumberText(12_000, locale),
    engagementRate: toNumberText(3.5, locale),
    price: toNumberText(28, locale),
    country: 'ai-choose',
  };
}

const rules = { isRateRequired: false, isProductRequired: false, productMaxLength: 300 };

type RevenueExampleProps = {
  fields: Omit<AudienceProductFields, 'product'>;
  locale: string;
};

/** What the revenue calculators show before a result: an example with what is typed so far. */
export function RevenueExample({ fields, locale }: RevenueExampleProps) {
  const { followers, engagementRate, price, country } = fields;
  const example = exampleIn(locale);
  const typed = exampleFields({ followers, engagementRate, price, country }, example);
  const own = parseAudienceProduct({ ...typed.fields, product: '' }, locale, rules);
  // A number that cannot be read yet leaves the example as it is.
  const parsed = own.ok ? own : parseAudienceProduct({ ...example, product: '' }, locale, rules);
  if (!parsed.ok) return null;
  const input = parsed.value;
  const results = calculateRevenue(input);
  return (
    <WorkedExample
      isOwn={typed.isOwn && own.ok}
      basis={copy.basis(
        formatInteger(input.followers),
        formatPct1(input.engagementRatePct),
        formatUsdCents(input.priceUsd),
      )}
      headline={{
        caption: figuresCopy.yearlyGrossProfit,
        value: formatUsdWhole(results.yearlyGrossProfit),
      }}
      range={<ProfitRange input={input} />}
      figures={[
        { caption: figuresCopy.totalOrderedUnits, value: formatInteger(results.totalOrderedUnits) },
        { caption: figuresCopy.unitCost, value: formatUsdCents(results.unitCost) },
        { caption: figuresCopy.monthlyRevenue, value: formatUsdWhole(results.monthlyRevenue) },
        { caption: figuresCopy.grossMargin, value: formatPct1(results.grossMargin) },
      ]}
      picture={{ name: 'kids-cut', file: kidsCut, alt: kidsAlt }}
    />
  );
}
