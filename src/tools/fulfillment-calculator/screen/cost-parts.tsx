import type { FulfillmentInput } from '@/lib/calc/fulfillment/fulfillment-input.ts';
import type { FulfillmentCalculatorContent } from '../copy.ts';
import { CompetitorCard } from './competitor-card.tsx';
import { CurrentCard } from './current-card.tsx';
import { ProviderCard } from './provider-card.tsx';
import type { FulfillmentCalculator } from './use-fulfillment-calculator.ts';

export type CostPartsProps = {
  words: Pick<FulfillmentCalculatorContent, 'parts' | 'methodNames' | 'form'>;
  calculator: Pick<
    FulfillmentCalculator,
    'models' | 'texts' | 'editLine' | 'leaveLine' | 'resetLines'
  >;
  input: FulfillmentInput;
  locale: string;
};

/** Every bill line by line; a competitor's lines can be set to what a real invoice says. */
export function CostParts({ words, calculator, input, locale }: CostPartsProps) {
  return (
    <section>
      <h3 className="text-display-3">{words.parts.title}</h3>
      <p className="mt-3 max-w-measure text-muted">{words.parts.text}</p>
      <div className="mt-6 grid gap-6 print:items-start md:grid-cols-2">
        <ProviderCard words={words} input={input} />
        <CurrentCard words={words} input={input} />
      </div>
      <div className="mt-6 grid gap-6 print:items-start lg:grid-cols-3 print:grid-cols-2">
        {calculator.models.map((model) => (
          <CompetitorCard
            key={model.id}
            words={words}
            model={model}
            texts={calculator.texts}
            monthlyOrders={input.monthlyOrders}
            locale={locale}
            onEdit={(line, text) => calculator.editLine(model.id, line, text)}
            onLeave={calculator.leaveLine}
            onReset={() => calculator.resetLines(model.id)}
          />
        ))}
      </div>
      <p className="mt-6 max-w-measure text-sm">{words.parts.postage}</p>
    </section>
  );
}
