import { findTypicalPrices } from '@functions/market-pricing/typical-prices.ts';
import { type EngineResult, judge, readQuestions } from './questions.ts';

/**
 * Judges the product that typical prices are given for, on the products of the list of pictures:
 * the price has to be of the thing that is asked for.
 */
export function evaluatePrices(): EngineResult {
  return {
    engine: 'Typical prices',
    judged: readQuestions('pictures').map(([question = '', pattern = '']) =>
      judge(question, pattern, findTypicalPrices(question)[0]?.productName),
    ),
  };
}
