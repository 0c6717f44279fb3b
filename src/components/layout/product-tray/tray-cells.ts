import { productTrayContent as copy, productTrayLinks as links } from '@/content/product-tray.ts';
import { preferredOrdering } from '@/hooks/measured-ordering.ts';
import { formatInteger, formatPct1, formatUsdShort, formatUsdWhole } from '@/lib/format.ts';
import type { AnswerName, ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { AnswerSource, VisitorProduct } from '@/lib/visitor-product/products.ts';
import { type ProfitSummary, productName, summarizeProfit } from '@/lib/visitor-product/summary.ts';

/** One thing that is known about the product, and the tool to work on it with. */
export type TrayCell = {
  id: 'profit' | 'price' | 'country' | 'quantity' | 'audience' | 'inHands' | 'tariffLine';
  label: string;
  value: string;
  /** Where it came from, in a short line. */
  source: string;
  href: string;
};

/** What is known about a product besides its name, the profit first. */
export function trayCells(product: Pick<VisitorProduct, 'answers' | 'origins'>): TrayCell[] {
  const { answers } = product;
  const { priceUsd, country, quantities, followers, engagementRatePct, launchDay, hts8 } = answers;
  const profit = summarizeProfit(
    answers,
    priceUsd === undefined
      ? undefined
      : preferredOrdering({ product: answers.product ?? '', priceUsd }),
  );
  const audience = [
    followers === undefined ? [] : copy.followers(formatInteger(followers)),
    engagementRatePct === undefined ? [] : copy.engagement(formatPct1(engagementRatePct)),
  ].flat();
  const from = (...names: readonly AnswerName[]) =>
    copy.sources.from([...new Set(names.flatMap((name) => sourceOf(product, name) ?? []))]);
  const cells: (TrayCell | null)[] = [
    profit && {
      id: 'profit',
      label: copy.profit[profit.basis][profit.per],
      value: formatProfit(profit),
      source:
        profit.basis === 'fob'
          ? copy.sources.fob[profit.per]
          : copy.sources.landed(sourceOf(product, 'landedProfit') ?? 'earlier'),
      href: links.calculator,
    },
    priceUsd === undefined
      ? null
      : {
          id: 'price',
          label: copy.cells.price,
          value: formatUsdShort(priceUsd),
          source: from('priceUsd'),
          href: links.calculator,
        },
    country === undefined
      ? null
      : {
          id: 'country',
          label: copy.cells.country,
          value: copy.country(country),
          source: from('country'),
          href: links.country(country),
        },
    quantities === undefined
      ? null
      : {
          id: 'quantity',
          label: copy.cells.quantity,
          value: copy.pieces(quantities.map(formatInteger).join(' / ')),
          source: from('quantities'),
          href: links.quantity,
        },
    audience.length === 0
      ? null
      : {
          id: 'audience',
          label: copy.cells.audience,
          value: audience.join(', '),
          source: from('followers', 'engagementRatePct'),
          href: links.calculator,
        },
    launchDay === undefined
      ? null
      : {
          id: 'inHands',
          label: copy.cells.inHands,
          value: copy.inHands(launchDay),
          source: from('launchDay'),
          href: links.inHands,
        },
    hts8 === undefined
      ? null
      : {
          id: 'tariffLine',
          label: copy.cells.tariffLine,
          value: hts8,
          source: from('hts8'),
          href: links.tariffLine,
        },
  ];
  return cells.filter((cell) => cell !== null);
}

/** Where the product's words came from, as a sentence; null where there are none. */
export function traySource(product: Pick<VisitorProduct, 'answers' | 'origins'>): string | null {
  const name = product.answers.product === undefined ? 'kindId' : 'product';
  const source = sourceOf(product, name);
  return source === null ? null : copy.sources.name(source);
}

/** Null for an answer that is not known. */
function sourceOf(
  { answers, origins }: Pick<VisitorProduct, 'answers' | 'origins'>,
  name: AnswerName,
): AnswerSource | null {
  return answers[name] === undefined ? null : (origins[name]?.from ?? 'earlier');
}

/** What the product is called in the tray. */
export function trayName(answers: ProductAnswers): string {
  if (Object.keys(answers).length === 0) return copy.empty;
  return productName(answers) ?? copy.unnamed;
}

function formatProfit({ per, profitUsd }: ProfitSummary): string {
  return per === 'year' ? formatUsdWhole(profitUsd) : formatUsdShort(profitUsd);
}
