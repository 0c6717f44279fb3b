import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import {
  factoryCountries,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { maxOrderPieces } from '@functions/_shared/domain/order-terms.ts';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { AmountField } from '@/tools/landed-view/screen/amount-field.tsx';
import { catalogCopy } from '../catalog-copy.ts';
import { type CatalogRow, titleKey } from '../rules/catalog-row-types.ts';
import { LineChoice } from './line-choice.tsx';
import type { CatalogState } from './use-catalog.ts';

const copy = catalogCopy.row;

type ItemGapProps = { catalog: CatalogState; row: CatalogRow; alike: number };

/** Why a product has no numbers, and what would give it some. */
export function ItemGap({ catalog, row, alike }: ItemGapProps) {
  const { state, product, question, thing } = row;
  switch (state) {
    case 'ask':
      return question === null ? null : (
        <LineChoice
          name={copy.ask.alike(alike)}
          question={question}
          onChoose={(hts8) => catalog.decideLine(question.id, hts8)}
        />
      );
    case 'unknown':
      return (
        <>
          <p className="text-sm">
            {thing === null ? copy.unknown.text : copy.unknown.thing(thing)}
          </p>
          <WordsForm catalog={catalog} row={row} />
        </>
      );
    case 'not-made':
      return <p className="text-sm">{copy.notMade(thing ?? '')}</p>;
    case 'no-today':
      return (
        <Field label={copy.noToday} className="max-w-80">
          <Select
            options={factoryCountries.map((country) => ({
              value: country,
              label: factoryCountryLabels[country],
            }))}
            value=""
            placeholder="–"
            onValueChange={(today) => catalog.edit(product.key, { today })}
          />
        </Field>
      );
    case 'no-units':
      return (
        <AmountField
          label={copy.noUnits}
          kind="count"
          min={1}
          max={maxOrderPieces}
          value={undefined}
          onValue={() => undefined}
          onLeave={(yearlyUnits) => catalog.edit(product.key, { yearlyUnits })}
          className="max-w-80"
        />
      );
    case 'duty-open':
      return <p className="text-sm">{copy.dutyOpen}</p>;
    case 'cost-too-low':
      return <p className="text-sm">{copy.costTooLow}</p>;
    case 'figures':
      return null;
  }
}

/** What the product is in the visitor's words; it counts for all rows with the same title. */
export function WordsForm({ catalog, row }: { catalog: CatalogState; row: CatalogRow }) {
  const [words, setWords] = useState('');
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const text = words.trim();
        if (text !== '') catalog.nameGoods(titleKey(row.product), text);
      }}
    >
      <Field label={copy.unknown.label} className="min-w-0 max-w-96 flex-1 basis-56">
        <Input
          value={words}
          maxLength={maxGoodsTextLength}
          placeholder={copy.unknown.placeholder}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {copy.unknown.submit}
      </Button>
    </form>
  );
}
