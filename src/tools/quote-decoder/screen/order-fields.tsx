import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { decoderFormCopy } from '../copy.ts';
import type { QuoteDecoderState } from './use-quote-decoder.ts';

const copy = decoderFormCopy.order;

/** What is bought, how many, and where it goes. */
export function OrderFields({ decoder }: { decoder: QuoteDecoderState }) {
  const { state, set, areUnitsWrong, zip, answers, origins } = decoder;
  const hintOf = (name: 'product' | 'quantities', value: string, known: string | undefined) =>
    known !== undefined && value === known && origins[name] !== undefined
      ? copy.from(origins[name].from)
      : undefined;
  const knownUnits = answers.quantities?.[0];

  return (
    <section aria-labelledby="decoder-order" className="flex flex-col gap-4">
      <h3 id="decoder-order" className="text-title">
        {copy.title}
      </h3>
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr_1fr]">
        <Field
          label={copy.product.label}
          hint={hintOf('product', state.product, answers.product) ?? copy.product.hint}
        >
          <Input
            value={state.product}
            maxLength={maxGoodsTextLength}
            onChange={(event) => set({ product: event.target.value })}
          />
        </Field>
        <Field
          label={copy.units.label}
          hint={hintOf(
            'quantities',
            state.units,
            knownUnits === undefined ? undefined : String(knownUnits),
          )}
          error={areUnitsWrong ? copy.units.error : undefined}
        >
          <NumberInput
            value={state.units}
            inputMode="numeric"
            maxLength={20}
            onChange={(event) => set({ units: event.target.value })}
          />
        </Field>
        <Field
          label={copy.zip.label}
          hint={copy.zip.hint}
          error={state.zip.trim().length > 4 && zip === undefined ? copy.zip.error : undefined}
        >
          <Input
            value={state.zip}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            onChange={(event) => set({ zip: event.target.value })}
          />
        </Field>
      </div>
    </section>
  );
}
