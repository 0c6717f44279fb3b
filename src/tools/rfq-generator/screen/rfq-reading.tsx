import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { rfqReadingCopy as copy } from '../reading-copy.ts';
import { type RfqSuggestions, suggestionsFor, usualPrices } from '../rules/goods-reading.ts';
import type { Rfq } from '../rules/rfq.ts';
import { fieldId, type RfqPartProps } from './rfq-fieldset.tsx';

/** What kind of goods we take the product for, what is usual for it, and buttons to fill it in. */
export function RfqReading({ form, idPrefix }: RfqPartProps) {
  const titleId = useId();
  const { answer } = form.reading;
  const goods = answer?.understoodAs;
  return (
    <>
      {/* Always there, so that an answer is read out. */}
      <p role="status" className="sr-only">
        {goods && copy.title(goods.name)}
      </p>
      {answer && goods && (
        <section
          aria-labelledby={titleId}
          data-print="hide"
          className="rounded-field border border-dashed border-ink/50 p-4 text-sm"
        >
          <h4 id={titleId} className="font-semibold">
            {copy.title(goods.name)}
          </h4>
          <p className="mt-1 text-muted">{copy.text}</p>
          <UsualFigures
            goods={goods}
            quantities={form.rfq.quantities}
            suggestions={suggestionsFor(answer, form.fields)}
            onUse={(field, text) => {
              form.change({ [field]: text });
              // The pressed button goes away with its suggestion.
              document.getElementById(fieldId(idPrefix, field))?.focus();
            }}
          />
          <UsRules rules={goods.rules} />
        </section>
      )}
    </>
  );
}

type UsualFiguresProps = {
  goods: UnderstoodGoods;
  quantities: Rfq['quantities'];
  suggestions: RfqSuggestions;
  onUse: (field: keyof RfqSuggestions, text: string) => void;
};

function UsualFigures({ goods, quantities, suggestions, onUse }: UsualFiguresProps) {
  const { firstQuantity, materials, origin, specification, targetPrice } = suggestions;
  // Before a quantity is typed, the price is that of the one we suggest.
  const units = quantities.length === 0 && firstQuantity ? [Number(firstQuantity)] : quantities;
  return (
    <dl className="mt-3 flex flex-col">
      {goods.materials.length > 0 && (
        <Row label={copy.rows.materials} value={goods.materials.join(', ')}>
          {materials && <UseButton text={materials} onUse={() => onUse('materials', materials)} />}
        </Row>
      )}
      {goods.finishes.length > 0 && (
        <Row label={copy.rows.finishes} value={goods.finishes.join(', ')}>
          {specification && (
            <UseButton
              text={specification}
              onUse={() => onUse('specification', copy.specification(specification))}
            />
          )}
        </Row>
      )}
      <Row label={copy.rows.minimum} value={copy.pieces(formatInteger(goods.minOrderUnits))}>
        {firstQuantity && (
          <UseButton
            text={copy.pieces(formatInteger(Number(firstQuantity)))}
            onUse={() => onUse('firstQuantity', firstQuantity)}
          />
        )}
      </Row>
      <Row
        label={copy.rows.price}
        value={usualPrices(goods, units).map(({ units: pieces, low, high }) => (
          <span key={pieces} className="block">
            {copy.price(formatUsdCents(low), formatUsdCents(high), formatInteger(pieces))}
          </span>
        ))}
      >
        {targetPrice && (
          <UseButton
            text={copy.target(formatUsdCents(Number(targetPrice)))}
            onUse={() => onUse('targetPrice', targetPrice)}
          />
        )}
      </Row>
      <Row
        label={copy.rows.time}
        value={copy.time(formatInteger(goods.sampleDays), formatInteger(goods.productionDays))}
      />
      {origin && (
        <Row label={copy.rows.origin} value={factoryCountryLabels[origin]}>
          <UseButton text={factoryCountryLabels[origin]} onUse={() => onUse('origin', origin)} />
        </Row>
      )}
    </dl>
  );
}

type RowProps = { label: string; value: ReactNode; children?: ReactNode };

/** A usual figure, and the button that fills it in. */
function Row({ label, value, children }: RowProps) {
  return (
    <div className="border-t border-ink/20 py-2 sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-full sm:basis-36">{value}</span>
        {children}
      </dd>
    </div>
  );
}

function UseButton({ text, onUse }: { text: string; onUse: () => void }) {
  return (
    <Button size="sm" variant="secondary" onClick={onUse}>
      {copy.use(text)}
    </Button>
  );
}

function UsRules({ rules }: Pick<UnderstoodGoods, 'rules'>) {
  if (rules.length === 0) return null;
  return (
    <details className="border-t border-ink/20">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {copy.rules(rules.length)}
      </summary>
      <ul className="flex flex-col gap-2 text-muted">
        {rules.map(({ id, label, sentence, source }) => (
          <li key={id}>
            {sentence}{' '}
            <a href={source} target="_blank" rel="noreferrer" className="text-link">
              {copy.source}
              <span className="sr-only"> {copy.sourceOf(label)}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
