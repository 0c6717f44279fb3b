import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { Estimate } from '@functions/_shared/domain/money/estimate.ts';
import { fobUsdFor } from '@functions/_shared/domain/money/fob-price.ts';
import type { Span } from '@functions/_shared/domain/supplier-reply/quote-text.ts';
import type {
  MailWarning,
  SupplierQuote,
} from '@functions/_shared/domain/supplier-reply/supplier-quote.ts';
import type { OneBasis } from './one-basis.ts';
import { piecesIn } from './piece-price.ts';

/** What a buyer stops at: what the mail shows, and what needs the order or the usual price. */
export type QuoteFlagKind =
  | MailWarning
  | 'half the usual price'
  | 'minimum above order'
  | 'certificate only promised'
  | 'free mailbox';

export type QuoteFlag = Readonly<{
  kind: QuoteFlagKind;
  /** The words it comes from. */
  source: Span;
  /** What the sentence about it names: an amount, the usual price, certificates. */
  detail: string;
}>;

/** Below this share of the usual price, a price is more likely a mistake or a fraud than a bargain. */
export const suspiciousShare = 0.5;

export type FlagInput = Readonly<{
  units: number;
  basis: OneBasis | null;
  response: LandedCostResponse | null;
  formatUsd: (usd: number) => string;
  formatCount: (count: number) => string;
}>;

/** The flags of one quote, the gravest first. */
export function quoteFlags(quote: SupplierQuote, input: FlagInput): readonly QuoteFlag[] {
  const warnings = quote.warnings.map(
    ({ value, source }): QuoteFlag => ({ kind: value, source, detail: '' }),
  );
  const flags = [
    ...warnings,
    ...halfPrice(input),
    ...minimumAbove(quote, input),
    ...onlyPromised(quote),
    ...freeMailbox(quote),
  ];
  return flags.toSorted((a, b) => gravity.indexOf(a.kind) - gravity.indexOf(b.kind));
}

const gravity: readonly QuoteFlagKind[] = [
  'bank account changed',
  'personal account',
  'half the usual price',
  'all in advance',
  'expired',
  'no incoterm',
  'price without quantity',
  'minimum above order',
  'certificate only promised',
  'free mailbox',
];

/** The quoted price without the voyage, held against the usual FOB price at this order size. */
function halfPrice({ basis, response, units, formatUsd }: FlagInput): QuoteFlag[] {
  if (!basis?.isKnown || basis.country === null || response?.goods == null) return [];
  const usual = fobUsdFor(response.goods.unitPricesUsd, units, basis.country);
  const quoted = basis.delivered.dutiableUsd;
  if (quoted.high >= usual.likely * suspiciousShare) return [];
  return [
    {
      kind: 'half the usual price',
      source: basis.price.step.source,
      detail: `${formatUsd(quoted.likely)} against ${rangeText(usual, formatUsd)}`,
    },
  ];
}

function rangeText({ low, high }: Estimate, formatUsd: (usd: number) => string): string {
  return `${formatUsd(low)} to ${formatUsd(high)}`;
}

function minimumAbove(
  { minimumOrder }: SupplierQuote,
  { units, formatCount }: FlagInput,
): QuoteFlag[] {
  if (minimumOrder === null) return [];
  const { quantity, unit } = minimumOrder.value;
  // A minimum in money is held against nothing here.
  const isMoney = /^[A-Z]{3}$/.test(unit);
  const pieces = isMoney ? undefined : piecesIn(unit);
  if (pieces === undefined || quantity * pieces <= units) return [];
  return [
    {
      kind: 'minimum above order',
      source: minimumOrder.source,
      detail: formatCount(quantity * pieces),
    },
  ];
}

function onlyPromised({ certificates }: SupplierQuote): QuoteFlag[] {
  const promised = certificates.filter(({ value }) => value.status !== 'has');
  const [first] = promised;
  return first === undefined
    ? []
    : [
        {
          kind: 'certificate only promised',
          source: first.source,
          detail: promised.map(({ value }) => value.name).join(', '),
        },
      ];
}

const freeMail =
  /[\w.+-]{1,64}@(?:gmail|hotmail|yahoo|outlook|live|aol|163|126|qq|foxmail|sina|mail|yandex|icloud)\.[a-z]{2,3}(?:\.[a-z]{2})?(?![\w.])/i;
const largeCompany =
  /(?<!\p{L})(?:(?:over|more than|about)?\s?\d{3,5}\s?(?:\+\s?)?(?:workers|employees|staff)|group co|holding|listed company|(?:largest|biggest|leading) (?:manufacturer|factory|supplier|producer))(?!\p{L})|集团/iu;

/** A free mailbox of a company that calls itself large. */
function freeMailbox({ text }: SupplierQuote): QuoteFlag[] {
  const address = freeMail.exec(text);
  if (address === null || !largeCompany.test(text)) return [];
  const { index } = address;
  return [
    {
      kind: 'free mailbox',
      source: { from: index, to: index + address[0].length },
      detail: address[0],
    },
  ];
}
