import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { maxOrderPieces } from '@functions/_shared/domain/rfq-terms.ts';
import { maxUsd } from '@functions/_shared/domain/tool-inputs/max-usd.ts';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger } from '@/lib/format.ts';
import { AmountField } from '@/tools/landed-view/screen/amount-field.tsx';
import { filledAnswersCopy } from '@/tools/shared/filled-answers-copy.ts';
import { moversScreenCopy } from '../movers-copy.ts';
import { priceText } from '../movers-text.ts';
import { sourcesInUse } from '../rules/known-facts.ts';
import { countryOptions } from './missing-facts.tsx';
import { ProductField } from './product-field.tsx';
import type { MoversState } from './use-movers.ts';

const { ask, facts: copy } = moversScreenCopy;

/** What the comparison rests on, in a sentence; its fields open. */
export function MovingFacts({ state }: { state: MoversState }) {
  const { facts, goods, order, fobUsdByCountry, known, view } = state;
  const { today } = facts;
  const todayRow = state.rows.find(({ isToday }) => isToday);
  const ownUsd = fobUsdByCountry[today];
  const sources = sourcesInUse(known, { ...facts, units: order.units, fobUsd: ownUsd });
  return (
    <div>
      <p className="max-w-measure">
        {copy.line(
          formatInteger(order.yearlyUnits),
          goods.plural,
          countryInText(today),
          formatInteger(order.units),
        )}{' '}
        {ownUsd === undefined
          ? copy.fob.usual(priceText(todayRow?.fobUsd.likely ?? 0))
          : copy.fob.own(priceText(ownUsd))}
      </p>
      {sources.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          {copy.filled(listInWords(sources.map((source) => filledAnswersCopy.sources[source])))}
        </p>
      )}
      <details data-print="hide" className="mt-1">
        <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold">
          {copy.change}
        </summary>
        <div className="mt-2 flex flex-col gap-5">
          {view.product === undefined && (
            <ProductField
              key={facts.product}
              value={facts.product}
              hint={known.sources.product && ask.from(known.sources.product)}
              button={moversScreenCopy.states.again}
              onProduct={(product) => state.tell({ product })}
            />
          )}
          <div className="@container">
            <div className="grid items-start gap-5 @md:grid-cols-2">
              <Field label={copy.today} hint={known.sources.today && ask.from(known.sources.today)}>
                <Select
                  options={countryOptions}
                  value={today}
                  onValueChange={(country) => state.tell({ today: country })}
                />
              </Field>
              <YearlyField state={state} />
              <AmountField
                label={copy.units}
                kind="count"
                min={1}
                max={maxOrderPieces}
                value={order.units}
                onValue={(units) => units !== undefined && state.choose({ units })}
                onLeave={state.learnUnits}
                hint={state.isOrderAssumed ? copy.unitsHint : fromSource('units')}
              />
              <AmountField
                key={today}
                label={copy.fobToday(factoryCountryLabels[today])}
                kind="money"
                max={maxUsd}
                value={ownUsd}
                onValue={(usd) => state.setFob(today, usd)}
                onLeave={(usd) => state.learnFob(today, usd)}
                hint={
                  known.fob !== undefined && known.fob.usd === ownUsd
                    ? fromSource('fob')
                    : copy.fobHint
                }
              />
              <LineField state={state} />
              <UsmcaField state={state} />
            </div>
          </div>
        </div>
      </details>
    </div>
  );

  function fromSource(name: 'units' | 'fob'): string | undefined {
    const source = known.sources[name];
    return source && ask.from(source);
  }
}

/** A typed number counts when its field is left: until then it is half a number. */
function YearlyField({ state }: { state: MoversState }) {
  const { known, facts, view } = state;
  const isMiddle = known.isMiddleOfVolume && known.needed.yearlyUnits === facts.yearlyUnits;
  return (
    <AmountField
      label={copy.yearlyUnits}
      kind="count"
      min={1}
      max={maxOrderPieces}
      value={facts.yearlyUnits}
      onValue={() => undefined}
      onLeave={(yearlyUnits) => state.tell({ yearlyUnits })}
      hint={hint()}
    />
  );

  function hint(): string {
    if (isMiddle && view.volume !== undefined) {
      const { min, max } = view.volume;
      return max === null
        ? ask.least(formatInteger(min))
        : ask.middle(formatInteger(min), formatInteger(max));
    }
    const { yearlyUnits: source } = known.sources;
    return source && known.needed.yearlyUnits === facts.yearlyUnits
      ? ask.from(source)
      : ask.yearlyUnits.hint;
  }
}

/** The question that decides between the lines the goods may enter under. */
function LineField({ state }: { state: MoversState }) {
  const { lines, lineQuestion } = state.response;
  if (lines.length < 2) return null;
  return (
    <Field label={lineQuestion}>
      <Select
        options={[
          { value: open, label: copy.lineOpen },
          ...lines.map(({ hts8, when, description }) => ({
            value: hts8,
            label: sentenceCase(when || description),
            note: hts8,
          })),
        ]}
        value={state.hts8 ?? open}
        onValueChange={(value) => {
          state.choose({ hts8: value === open ? undefined : value });
          if (value !== open) state.learnLine(value);
        }}
      />
    </Field>
  );
}

const open = 'open';

function UsmcaField({ state }: { state: MoversState }) {
  if (!state.response.countries.some(({ usmca }) => usmca !== null)) return null;
  return (
    <Checkbox
      checked={state.usmcaClaim}
      onCheckedChange={(usmcaClaim) => state.choose({ usmcaClaim })}
      hint={copy.usmcaHint}
    >
      {copy.usmca}
    </Checkbox>
  );
}

function sentenceCase(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
