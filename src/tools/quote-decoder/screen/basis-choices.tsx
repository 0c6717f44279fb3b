import {
  factoryCountries,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { deliveryTerms } from '@functions/_shared/domain/money/delivered-quote.ts';
import { planningRatesUsd } from '@functions/_shared/domain/money/exchange-rates.assumptions.ts';
import type { QuoteCurrency } from '@functions/_shared/domain/supplier-reply/supplier-reply.ts';
import { Field } from '@/components/ui/field.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { countryOf, termOf } from '../rules/one-basis.ts';
import { decoderCopy } from '../screen-copy.ts';
import type { JudgedMail } from './landed-answer.tsx';
import type { QuoteDecoderState } from './use-quote-decoder.ts';

const { basis: copy, mails } = decoderCopy;

const countryOptions = factoryCountries.map((country) => ({
  value: country,
  label: factoryCountryLabels[country],
}));

type BasisChoicesProps = { judged: readonly JudgedMail[]; decoder: QuoteDecoderState };

/** What the mails leave open, for each to choose; and the rates of their currencies. */
export function BasisChoices({ judged, decoder }: BasisChoicesProps) {
  const currencies = [
    ...new Set(
      judged.flatMap(({ quote }) =>
        quote.priceSteps.flatMap(({ value }) =>
          value.currency === null || value.currency === 'USD' ? [] : [value.currency],
        ),
      ),
    ),
  ];
  return (
    <div data-print="hide" className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {judged.map((mail) => (
        <MailChoices key={mail.place} mail={mail} decoder={decoder} />
      ))}
      {currencies.map((currency) => (
        <RateField key={currency} currency={currency} decoder={decoder} />
      ))}
    </div>
  );
}

function MailChoices({ mail, decoder }: { mail: JudgedMail; decoder: QuoteDecoderState }) {
  const { quote, choices, place } = mail;
  const { country, from } = countryOf(quote, choices.country);
  const term = termOf(quote, choices.term);
  const offered = quote.incoterms.map(({ value }) => value.term);
  const options = offered.length > 0 ? offered : deliveryTerms;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-semibold">{mails.label(place + 1)}</legend>
      <Field label={copy.country} hint={from === 'place' ? copy.fromPlace : undefined}>
        <Select
          options={countryOptions}
          value={country ?? ''}
          placeholder={copy.countryOpen}
          onValueChange={(chosen) => decoder.choose(place, { country: chosen })}
        />
      </Field>
      {offered.length !== 1 && quote.priceSteps.length > 0 && (
        <Field label={copy.term}>
          <Select
            options={options.map((value) => ({ value, label: value }))}
            value={term ?? ''}
            placeholder={copy.termOpen}
            onValueChange={(chosen) => decoder.choose(place, { term: chosen })}
          />
        </Field>
      )}
    </fieldset>
  );
}

function RateField({ currency, decoder }: { currency: QuoteCurrency; decoder: QuoteDecoderState }) {
  const { low, high } = planningRatesUsd[currency];
  return (
    <Field label={copy.rate(currency)} hint={copy.rateHint(String(low), String(high))}>
      <NumberInput
        value={decoder.state.rates[currency] ?? ''}
        maxLength={12}
        onChange={(event) => decoder.setRate(currency, event.target.value)}
      />
    </Field>
  );
}
