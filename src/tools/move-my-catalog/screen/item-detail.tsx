import {
  factoryCountries,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { maxOrderPieces } from '@functions/_shared/domain/order-terms.ts';
import { maxUsd } from '@functions/_shared/domain/tool-inputs/max-usd.ts';
import { useId } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { formatInteger } from '@/lib/format.ts';
import { AmountField } from '@/tools/landed-view/screen/amount-field.tsx';
import { planningUsd } from '@/tools/movers/movers-text.ts';
import { catalogCopy } from '../catalog-copy.ts';
import { breakEvenSentence, lineLabel } from '../catalog-text.ts';
import type { CatalogRow } from '../rules/catalog-row-types.ts';
import { bestRoute } from '../rules/catalog-total.ts';
import type { ProductFigures } from '../rules/product-figures.ts';
import { WordsForm } from './item-gap.tsx';
import { RouteTable } from './route-table.tsx';
import type { CatalogState } from './use-catalog.ts';

const { detail: copy, row: rowCopy } = catalogCopy;

type ItemDetailProps = { catalog: CatalogState; row: CatalogRow; figures: ProductFigures };

/** A product against every country, what its move costs, and what can be changed about it. */
export function ItemDetail({ catalog, row, figures }: ItemDetailProps) {
  const titleId = useId();
  const best = bestRoute(row, catalog.settings);
  const hasOrders =
    figures.orderMark !== '' || figures.routes.some((route) => route.orderMark !== '');
  return (
    <div className="flex flex-col gap-5 pb-6">
      <h3 id={titleId} className="sr-only">
        {rowCopy.compare(row.product.title)}
      </h3>
      <RouteTable titleId={titleId} figures={figures} />
      <div className="flex max-w-measure flex-col gap-1 text-sm">
        {best !== null && (
          <>
            <p>{breakEvenSentence(best)}</p>
            <p>
              {copy.costs(
                planningUsd(best.samplesUsd),
                planningUsd(best.pilotUsd),
                planningUsd(best.doubleUsd),
              )}
            </p>
          </>
        )}
        <p className="text-muted">
          {copy.order(formatInteger(figures.orderUnits))}{' '}
          {row.costUsd === null ? copy.usualFob : copy.ownFob}
        </p>
        {hasOrders && <p className="font-semibold">{rowCopy.orders}</p>}
      </div>
      <details data-print="hide">
        <summary className="min-h-11 w-fit cursor-pointer py-2 text-sm font-semibold">
          {copy.edit}
        </summary>
        <Edits catalog={catalog} row={row} />
      </details>
    </div>
  );
}

function Edits({ catalog, row }: { catalog: CatalogState; row: CatalogRow }) {
  const { product, question, line } = row;
  const { key } = product;
  return (
    <div className="mt-2 flex flex-col gap-5">
      <div className="grid items-start gap-5 @xl:grid-cols-2 @4xl:grid-cols-4">
        <Field label={copy.today2}>
          <Select
            options={factoryCountries.map((country) => ({
              value: country,
              label: factoryCountryLabels[country],
            }))}
            value={row.today ?? ''}
            onValueChange={(today) => catalog.edit(key, { today })}
          />
        </Field>
        <AmountField
          label={copy.units}
          kind="count"
          min={1}
          max={maxOrderPieces}
          value={row.yearlyUnits ?? undefined}
          onValue={() => undefined}
          onLeave={(yearlyUnits) => catalog.edit(key, { yearlyUnits })}
        />
        <AmountField
          label={copy.cost}
          kind="money"
          min={0.01}
          max={maxUsd}
          value={row.costUsd ?? undefined}
          onValue={() => undefined}
          onLeave={(costUsd) => catalog.edit(key, { costUsd })}
        />
        {question !== null && (
          <Field label={copy.line}>
            <Select
              options={question.options.map((each) => ({
                value: each.hts8,
                label: lineLabel(each),
                note: each.hts8,
              }))}
              value={line?.hts8 ?? ''}
              onValueChange={(hts8) => catalog.edit(key, { hts8 })}
            />
          </Field>
        )}
      </div>
      <WordsForm catalog={catalog} row={row} />
    </div>
  );
}
