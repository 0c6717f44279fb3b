import { isFactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { list, record, text } from '@functions/_shared/domain/schema.ts';
import type { QuoteCurrency } from '@functions/_shared/domain/supplier-reply/supplier-reply.ts';
import type { QuoteChoices } from './rules/one-basis.ts';
import type { OwnRates } from './rules/piece-price.ts';

/** The key in the tab's storage: mails are private, so nothing of them is kept longer or sent. */
export const decoderKey = 'quote_decoder';

/** As many mails as fit side by side. */
export const maxMails = 3;
/** Longer texts are cut where they are read. */
export const maxMailLength = 30_000;

export type PastedMail = Readonly<{ text: string; choices: QuoteChoices }>;

/** What the visitor put in; numbers as typed. */
export type DecoderState = Readonly<{
  product: string;
  units: string;
  zip: string;
  mails: readonly PastedMail[];
  /** As typed, US dollars for one unit. */
  rates: Readonly<Partial<Record<QuoteCurrency, string>>>;
}>;

export const emptyMail: PastedMail = { text: '', choices: { country: null, term: null } };

export const emptyDecoder: DecoderState = {
  product: '',
  units: '',
  zip: '',
  mails: [emptyMail],
  rates: {},
};

const currencies: readonly QuoteCurrency[] = ['EUR', 'CNY', 'GBP', 'TRY', 'INR', 'MXN'];

/** Reads what the tab stored, where anyone may have edited it. */
export function storedDecoder(raw: unknown): DecoderState {
  const { product, units, zip, mails, rates } = record(raw);
  const typedRates = record(rates);
  const read = list<PastedMail>((each) => {
    const { text: mail, choices } = record(each);
    const { country, term } = record(choices);
    return {
      text: text(mail).slice(0, maxMailLength),
      choices: {
        country: isFactoryCountry(country) ? country : null,
        term: typeof term === 'string' && /^[A-Z]{3}$/.test(term) ? term : null,
      },
    };
  })(mails).slice(0, maxMails);
  return {
    product: text(product).slice(0, 300),
    units: text(units).slice(0, 20),
    zip: text(zip).slice(0, 10),
    mails: read.length === 0 ? [emptyMail] : read,
    rates: Object.fromEntries(
      currencies.flatMap((currency) => {
        const typed = text(typedRates[currency]).slice(0, 12);
        return typed === '' ? [] : [[currency, typed]];
      }),
    ),
  };
}

/** The visitor's rates that are numbers above 0. */
export function ownRatesOf(rates: DecoderState['rates']): OwnRates {
  return Object.fromEntries(
    Object.entries(rates).flatMap(([currency, typed]) => {
      const value = Number((typed ?? '').replace(',', '.'));
      return Number.isFinite(value) && value > 0 && value < 1000 ? [[currency, value]] : [];
    }),
  );
}
