import { productTrayContent as copy, productTrayLinks as links } from '@/content/product-tray.ts';
import { formatInteger, formatPct1, formatUsdShort, formatUsdWhole } from '@/lib/format.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { type ProfitSummary, productName, summarizeProfit } from '@/lib/visitor-product/summary.ts';

/** One thing that is known about the product, and the tool to work on it with. */
export type TrayCell = {
  id: 'profit' | 'price' | 'country' | 'quantity' | 'audience' | 'tariffLine';
  label: string;
  value: string;
  href: string;
};

/** What is known about a product besides its name, the profit first. */
export function trayCells(answers: ProductAnswers): TrayCell[] {
  const { priceUsd, country, quantities, followers, engagementRatePct, hts8 } = answers;
  const profit = summarizeProfit(answers);
  const audience = [
    followers === undefined ? [] : copy.followers(formatInteger(followers)),
    engagementRatePct === undefined ? [] : copy.engagement(formatPct1(engagementRatePct)),
  ].flat();
  const cells: (TrayCell | null)[] = [
    profit && {
      id: 'profit',
      label: copy.profit[profit.per],
      value: formatProfit(profit),
      href: links.calculator,
    },
    priceUsd === undefined
      ? null
      : {
          id: 'price',
          label: copy.cells.price,
          value: formatUsdShort(priceUsd),
          href: links.calculator,
        },
    country === undefined
      ? null
      : {
          id: 'country',
          label: copy.cells.country,
          value: copy.country(country),
          href: links.country(country),
        },
    quantities === undefined
      ? null
      : {
          id: 'quantity',
          label: copy.cells.quantity,
          value: copy.pieces(quantities.map(formatInteger).join(' / ')),
          href: links.quantity,
        },
    audience.length === 0
      ? null
      : {
          id: 'audience',
          label: copy.cells.audience,
          value: audience.join(', '),
          href: links.calculator,
        },
    hts8 === undefined
      ? null
      : { id: 'tariffLine', label: copy.cells.tariffLine, value: hts8, href: links.tariffLine },
  ];
  return cells.filter((cell) => cell !== null);
}

/** What the product is called in the tray. */
export function trayName(answers: ProductAnswers): string {
  if (Object.keys(answers).length === 0) return copy.empty;
  return productName(answers) ?? copy.unnamed;
}

function formatProfit({ per, grossProfitUsd }: ProfitSummary): string {
  return per === 'year' ? formatUsdWhole(grossProfitUsd) : formatUsdShort(grossProfitUsd);
}
