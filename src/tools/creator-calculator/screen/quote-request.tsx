import { unitCostSharePctFor } from '@functions/_shared/domain/calc/revenue.ts';
import { volumeSlider } from '@functions/_shared/domain/calc/volume.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import {
  isFactoryCountry,
  manufacturingCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { Mail } from 'lucide-react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { askedRfqQuery } from '@/lib/asked-rfq-query.ts';
import { cn } from '@/lib/cn.ts';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { maxTextLengths } from '@/lib/visitor-product/answers.ts';
import { creatorResultsCopy } from '../results-copy.ts';

const { quotes: copy } = creatorResultsCopy;

type QuoteRequestProps = {
  input: CreatorInput;
  unitCostUsd: number;
  /** Units of the first order; undefined for the usual ones. */
  orderUnits: number | undefined;
};

/** What a factory needs to quote, taken from the answers and ready to send. */
export function QuoteRequest({
  input,
  unitCostUsd,
  orderUnits = volumeSlider.defaultUnits,
}: QuoteRequestProps) {
  const titleClass = usePartTitleClass(copy.title);
  const cost = formatUsdCents(unitCostUsd);
  const asked = askedRfqQuery({
    product: cutText(input.product, maxTextLengths.product),
    origin: isFactoryCountry(input.country) ? input.country : undefined,
    quantity: orderUnits,
  });
  const lines = [
    { term: copy.lines.product, value: input.product },
    {
      term: copy.lines.quantity,
      value: copy.quantity(formatInteger(orderUnits)),
    },
    {
      term: copy.lines.country,
      value:
        input.country === 'ai-choose'
          ? copy.countryOpen
          : manufacturingCountryLabels[input.country],
    },
    { term: copy.lines.targetCost, value: copy.targetCost(cost) },
  ];
  return (
    <section
      aria-labelledby="quotes-title"
      data-ground="sky"
      data-print="hide"
      className="grid gap-8 rounded-card border-[1.5px] border-ink p-6 sm:p-8 lg:grid-cols-2"
    >
      <div className="flex flex-col items-start gap-3">
        <h3 id="quotes-title" className={cn('text-display-3', titleClass)}>
          {copy.title}
        </h3>
        <p className="max-w-measure">{copy.text(cost, `${unitCostSharePctFor(input.country)}%`)}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
          <SiteLink href={`${copy.rfqPath}?${asked}`} className={buttonClass()}>
            {copy.rfq}
          </SiteLink>
          <SiteLink
            href={copy.emailHref(
              input.product,
              lines.map(({ term, value }) => `${term}: ${value}`),
            )}
            className={buttonClass({ variant: 'tertiary' })}
          >
            <Mail aria-hidden="true" />
            {copy.email}
          </SiteLink>
        </div>
      </div>
      <dl data-ground="white" className="self-start rounded-field border border-ink px-5 py-2">
        {lines.map(({ term, value }) => (
          <div
            key={term}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-dashed border-ink/40 py-2.5 last:border-b-0"
          >
            <dt className="spec-print text-muted">{term}</dt>
            <dd className="min-w-0 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
