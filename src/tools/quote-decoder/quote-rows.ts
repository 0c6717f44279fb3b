import { formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import {
  countryOfOrigin,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Span } from '@functions/_shared/domain/supplier-reply/quote-text.ts';
import type {
  DayRange,
  QuoteAmount,
  QuoteStep,
  Said,
  SupplierQuote,
} from '@functions/_shared/domain/supplier-reply/supplier-quote.ts';
import { formatInteger } from '@/lib/format.ts';
import { decoderCopy } from './screen-copy.ts';

const { values: copy, fields } = decoderCopy;

/** One value of a field as it is shown, with the words that it comes from. */
export type QuoteEntry = Readonly<{ text: string; source: Span }>;

export type QuoteRow = Readonly<{
  id: keyof typeof fields;
  label: string;
  /** The entries of each mail; an empty list is "not stated". */
  cells: readonly (readonly QuoteEntry[])[];
}>;

type Reader = (quote: SupplierQuote) => readonly QuoteEntry[];

const readers: Readonly<Record<keyof typeof fields, Reader>> = {
  prices: ({ priceSteps }) => priceSteps.map((step) => entry(step, priceText(step.value))),
  minimum: (quote) => minimumOf(quote),
  delivery: ({ incoterms }) =>
    incoterms.map((each) =>
      entry(each, [each.value.term, each.value.place].filter((part) => part !== null).join(' ')),
    ),
  lead: ({ leadTime }) => {
    if (leadTime === null) return [];
    const { from, isWorkingDays } = leadTime.value;
    const days = copy.days(daysText(leadTime.value), isWorkingDays);
    return [entry(leadTime, from === null ? days : `${days} ${copy.after[from]}`)];
  },
  sample: ({ sample }) => {
    if (sample === null) return [];
    const { price, isFree, isRefundable } = sample;
    return [
      ...(price === null
        ? isFree === null
          ? []
          : [entry(isFree, isFree.value ? copy.free : copy.notFree)]
        : [entry(price, amountText(price.value))]),
      ...(isRefundable === null
        ? []
        : [entry(isRefundable, isRefundable.value ? copy.refunded : copy.notRefunded)]),
    ];
  },
  sampleTime: ({ sample }) =>
    sample?.days
      ? [
          entry(
            sample.days,
            copy.days(daysText(sample.days.value), sample.days.value.isWorkingDays),
          ),
        ]
      : [],
  tooling: ({ tooling }) => {
    if (tooling === null) return [];
    const { price, isRefundable } = tooling;
    return [
      entry(price, price.value.amount === 0 ? copy.noCharge : amountText(price.value)),
      ...(isRefundable === null
        ? []
        : [entry(isRefundable, isRefundable.value ? copy.refunded : copy.notRefunded)]),
    ];
  },
  carton: ({ packing }) => only(packing?.unitsPerCarton, formatInteger),
  cartonSize: ({ packing }) => only(packing?.cartonSizeCm, (sides) => `${sides.join(' × ')} cm`),
  cartonWeight: ({ packing }) => only(packing?.cartonWeightKg, (kg) => copy.kilograms(String(kg))),
  payment: ({ payment }) => [
    ...only(payment?.depositPct, (pct) => copy.deposit(pct)),
    ...only(payment?.balance, (time) => copy.balance[time]),
  ],
  methods: ({ payment }) => (payment?.methods ?? []).map((each) => entry(each, each.value)),
  validity: ({ validity }) =>
    only(validity, ({ days, until }) =>
      until === null ? copy.validDays(days ?? 0) : copy.until(formatCalendarDay(until)),
    ),
  certificates: ({ certificates }) =>
    certificates.map((each) =>
      entry(each, `${each.value.name}${copy.certificate[each.value.status]}`),
    ),
  origin: ({ origin }) => only(origin, originName),
  hs: ({ hsCode }) => only(hsCode, (code) => code),
};

const rowIds: readonly (keyof typeof fields)[] = [
  'prices',
  'minimum',
  'delivery',
  'lead',
  'sample',
  'sampleTime',
  'tooling',
  'carton',
  'cartonSize',
  'cartonWeight',
  'payment',
  'methods',
  'validity',
  'certificates',
  'origin',
  'hs',
];

/** The mails side by side, a row a field. */
export function quoteRows(quotes: readonly SupplierQuote[]): readonly QuoteRow[] {
  return rowIds.map((id) => ({ id, label: fields[id], cells: quotes.map(readers[id]) }));
}

/** Whether a mail states anything at all. */
export function saysNothing(quote: SupplierQuote): boolean {
  return rowIds.every((id) => readers[id](quote).length === 0);
}

/** The words of an entry in one line, shortened in the middle where a table lies between. */
export function wordsOf({ text }: SupplierQuote, { from, to }: Span): string {
  const words = text
    .slice(from, to)
    .replace(/\s{1,200}/g, ' ')
    .trim();
  return words.length <= 140 ? words : `${words.slice(0, 68)} … ${words.slice(-68)}`;
}

/** "US$3.20", "€0.42"; up to four decimals, since small goods cost fractions of a cent. */
export function amountText({ amount, currency }: QuoteAmount): string {
  if (currency === null) return `${amount}, ${copy.noCurrency}`;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 4,
  }).format(amount);
}

function entry({ source }: Said<unknown>, text: string): QuoteEntry {
  return { text, source };
}

function only<Value>(
  said: Said<Value> | null | undefined,
  show: (value: Value) => string,
): QuoteEntry[] {
  return said ? [entry(said, show(said.value))] : [];
}

function priceText({
  unitPrice,
  currency,
  unit,
  fromQuantity,
  toQuantity,
  incoterm,
}: QuoteStep): string {
  const amount =
    currency === null ? String(unitPrice) : amountText({ amount: unitPrice, currency });
  const price = copy.price(amount, unit);
  const quantity =
    fromQuantity !== null && toQuantity !== null
      ? copy.between(formatInteger(fromQuantity), formatInteger(toQuantity))
      : fromQuantity !== null
        ? copy.from(formatInteger(fromQuantity))
        : toQuantity !== null
          ? copy.upTo(formatInteger(toQuantity))
          : '';
  const text = [price, quantity, incoterm === null ? '' : `(${incoterm})`]
    .filter((part) => part !== '')
    .join(' ');
  return currency === null ? `${text}, ${copy.noCurrency}` : text;
}

function minimumOf({ minimumOrder, hasNoMinimum, text }: SupplierQuote): QuoteEntry[] {
  if (minimumOrder === null) {
    const at = /no (?:moq|minimum)|without (?:moq|minimum)/i.exec(text);
    return hasNoMinimum
      ? [
          {
            text: copy.noMinimum,
            source: { from: at?.index ?? 0, to: (at?.index ?? 0) + (at?.[0].length ?? 0) },
          },
        ]
      : [];
  }
  const { quantity, unit, per } = minimumOrder.value;
  const isMoney = /^[A-Z]{3}$/.test(unit);
  const count = isMoney
    ? `${unit} ${formatInteger(quantity)}`
    : `${formatInteger(quantity)} ${pluralOf(unit, quantity)}`;
  return [entry(minimumOrder, `${count}${per === null ? '' : copy.per(per)}`)];
}

function pluralOf(unit: string, count: number): string {
  if (count === 1 || unit === 'dozen') return unit;
  return /x$/.test(unit) ? `${unit}es` : `${unit}s`;
}

function daysText({ low, high }: DayRange): string {
  return low === high ? String(low) : copy.range(String(low), String(high));
}

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' });

/** "Turkey", as the site names it, also of a country that we have no factories in. */
export function originName(code: string): string {
  const country = countryOfOrigin(code);
  return country === undefined ? (countryNames.of(code) ?? code) : factoryCountryLabels[country];
}
