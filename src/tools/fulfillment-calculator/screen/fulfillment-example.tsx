import {
  calculateFulfillment,
  shownSaving,
} from '@functions/_shared/domain/calc/fulfillment/fulfillment.ts';
import {
  type FulfillmentFields,
  parseFulfillmentFields,
  toUsdText,
} from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { exampleFields } from '../../shared/example-fields.ts';
import { ResultPlaceholder } from '../../shared/result-placeholder.tsx';
import { WorkedExample } from '../../shared/worked-example.tsx';
import { fulfillmentCalculatorCopy } from '../copy.ts';
import { formatCount } from '../rules/cost-text.ts';
import { timeText } from './fulfillment-figures.tsx';

const { methodNames, placeholder, results } = fulfillmentCalculatorCopy;
const { figures, verdict } = results;

/** As if typed, so that the same parser reads both. */
function exampleIn(locale: string): FulfillmentFields {
  return {
    monthlyOrders: '800',
    currentMethod: 'diy',
    currentCostPerOrder: toUsdText(6.8, locale),
    competitorComparison: 'shipbob',
  };
}

/** In place of the figures until there is a result: an example with what is typed so far. */
export function FulfillmentExample(props: { fields: FulfillmentFields; locale: string }) {
  const { locale } = props;
  const { fields, isOwn } = exampleFields(props.fields, exampleIn(locale));
  const input = parseFulfillmentFields(fields, locale);
  if (input === null) return null;
  const result = calculateFulfillment(input);
  const competitor = input.competitorComparison && methodNames[input.competitorComparison];
  return (
    <ResultPlaceholder title={placeholder.title} text={placeholder.text}>
      <WorkedExample
        isOwn={isOwn}
        basis={verdict.basis(
          formatCount(input.monthlyOrders),
          formatUsdCents(input.currentCostPerOrder),
        )}
        headline={{
          caption: figures.monthlySavings,
          value: formatUsdWhole(shownSaving(result.monthlySavings)),
        }}
        figures={[
          { caption: figures.pickPackCost, value: formatUsdWhole(result.pickPackCost) },
          { caption: figures.currentTotalCost, value: formatUsdWhole(result.currentTotalCost) },
          { caption: figures.timeSaved, value: timeText(result.timeHoursSaved) },
          ...(competitor && result.competitorCost !== null
            ? [
                {
                  caption: figures.competitorCost(competitor),
                  value: formatUsdWhole(result.competitorCost),
                },
              ]
            : []),
        ]}
      />
    </ResultPlaceholder>
  );
}
