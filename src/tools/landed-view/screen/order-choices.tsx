import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { freightLanes } from '@functions/_shared/domain/money/freight-lanes.assumptions.ts';
import type { FreightMode } from '@functions/_shared/domain/money/freight-modes.ts';
import { maxOrderPieces } from '@functions/_shared/domain/rfq-terms.ts';
import { maxUsd } from '@functions/_shared/domain/tool-inputs/max-usd.ts';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { Select } from '@/components/ui/select.tsx';
import { cn } from '@/lib/cn.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatUsdShort } from '@/lib/format.ts';
import type { LandedViewProps } from '../index.tsx';
import { canClaimUsmca } from '../rules/landed-countries.ts';
import { assumedMonths } from '../rules/landed-order.ts';
import { landedScreenCopy } from '../view-copy.ts';
import { AmountField } from './amount-field.tsx';
import type { LandedState } from './use-landed-view.ts';

const { order: copy, shipment: shipmentText, cartons, journey } = landedScreenCopy;

type OrderChoicesProps = { view: LandedViewProps; state: LandedState };

/** What decides the figures: the size of the order, its way, the tariff line, an own price. */
export function OrderChoices({ view, state }: OrderChoicesProps) {
  const { goods, order, country, result, sources } = state;
  const { shipment, mode, transitDays } = result.estimates;
  const label = factoryCountryLabels[country];
  const titleClass = usePartTitleClass(copy.title);
  return (
    <section aria-label={copy.title} className="flex flex-col gap-5">
      <h4 className={cn('font-display text-title', titleClass)}>{copy.title}</h4>
      <div data-print="hide" className="grid items-start gap-5 sm:grid-cols-2">
        {view.priceUsd === undefined && (
          <AmountField
            label={copy.price}
            kind="money"
            min={0.01}
            max={maxUsd}
            value={order.priceUsd}
            onValue={(priceUsd) => state.choose({ priceUsd })}
            hint={copy.priceHint(
              formatUsdShort(goods.retailUsd.low),
              formatUsdShort(goods.retailUsd.high),
              sentenceCase(goods.plural),
            )}
          />
        )}
        {view.monthlyOrders === undefined && (
          <AmountField
            label={copy.monthlyOrders}
            kind="decimal"
            max={maxOrderPieces}
            value={state.isOrdersKnown ? order.monthlyOrders : undefined}
            onValue={(monthlyOrders) => state.choose({ monthlyOrders })}
            hint={state.isOrdersKnown ? undefined : copy.monthlyOrdersHint(assumedMonths)}
          />
        )}
        <AmountField
          label={copy.units}
          kind="count"
          min={1}
          max={maxOrderPieces}
          value={order.units}
          onValue={(units) => units !== undefined && state.choose({ units })}
          onLeave={state.learnUnits}
          hint={[
            copy.minimum(goods.plural, formatInteger(goods.minOrderUnits)),
            sources.units && copy.from(sources.units),
          ]
            .filter(Boolean)
            .join(' ')}
        />
        <TransportField state={state} />
        <LineField state={state} />
        <AmountField
          // Each country has a price of its own.
          key={country}
          label={copy.fob(label)}
          kind="money"
          max={maxUsd}
          value={order.choices.landedByCountry[country]?.goods}
          onValue={(usd) => state.setOwn(country, 'goods', usd)}
          onLeave={(usd) => state.learnFob(country, usd)}
          hint={sources.fob ? copy.from(sources.fob) : copy.fobHint}
        />
        {canClaimUsmca(country, state.response) && (
          <Checkbox
            checked={order.choices.usmcaClaim}
            onCheckedChange={(usmcaClaim) => state.choose({ usmcaClaim })}
            hint={copy.usmcaHint}
          >
            {copy.usmca}
          </Checkbox>
        )}
      </div>
      <p className="spec-print border-y border-ink/20 py-3 tabular-nums">
        {shipmentText(
          formatInteger(shipment.pieces),
          cartons(shipment.cartons, formatInteger(shipment.cartons)),
          amountText(shipment.weightKg),
          amountText(shipment.volumeM3),
        )}{' '}
        {journey(mode, countryInText(country), String(transitDays.from), String(transitDays.to))}
      </p>
    </section>
  );
}

function TransportField({ state: { country, result, choose } }: { state: LandedState }) {
  const lanes = freightLanes[country];
  if (lanes.length < 2) return null;
  const options = lanes.map(({ mode, days }) => ({
    value: mode,
    label: copy.modes[mode].option,
    note: copy.days(String(days.from), String(days.to)),
  }));
  return (
    <Field label={copy.mode}>
      <Select<FreightMode>
        options={options}
        value={result.estimates.mode}
        onValueChange={(mode) => choose({ mode })}
      />
    </Field>
  );
}

/** The question that decides between the lines the goods may enter under. */
function LineField({ state: { response, order, choose } }: { state: LandedState }) {
  const { lines, lineQuestion } = response;
  if (lines.length < 2) return null;
  return (
    <Field label={lineQuestion}>
      <Select
        options={[
          { value: 'open', label: copy.lineOpen },
          ...lines.map(({ hts8, when, description }) => ({
            value: hts8,
            label: sentenceCase(when || description),
            note: hts8,
          })),
        ]}
        value={order.choices.hts8 ?? 'open'}
        onValueChange={(value) => choose({ hts8: value === 'open' ? undefined : value })}
      />
    </Field>
  );
}

/** Two digits of a small amount, whole numbers of a large one: "0.63", "9.5", "97". */
function amountText(amount: number): string {
  if (amount >= 10) return formatInteger(amount);
  return String(Number(amount.toPrecision(2)));
}

function sentenceCase(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
