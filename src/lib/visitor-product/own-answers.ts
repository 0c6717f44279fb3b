import { type AnswerName, answerNames, type ProductAnswers, readAnswers } from './answers.ts';
import { readingsOfWords } from './products.ts';

/** Each holds all the answers of a tool, so one that grew out of a link is in part the sender's. */
const wholeForms: readonly AnswerName[] = ['quiz', 'strategy'];

/** What a calculator derives the monthly orders from. */
const sourcesOfOrders: readonly AnswerName[] = ['followers', 'engagementRatePct'];

/**
 * What a visitor has put in the place of somebody else's answers: those that are as the link opened
 * them are left out, in a list its items. What holds for the words of the product goes with them,
 * and what is derived from answers is the visitor's only where all of these are.
 * @param told all that the tool would say of the product
 * @param linked the same for the link that the tool opened with; empty for the visitor's own work
 */
export function ownAnswers(told: ProductAnswers, linked: ProductAnswers): ProductAnswers {
  if (Object.keys(linked).length === 0) return told;
  const isOthers = (name: AnswerName) =>
    linked[name] !== undefined && JSON.stringify(told[name]) === JSON.stringify(linked[name]);
  const hasOwnWords = told.product !== undefined && !isOthers('product');

  function own(name: AnswerName): unknown {
    if (hasOwnWords && readingsOfWords.includes(name)) return told[name];
    if (wholeForms.includes(name) && linked[name] !== undefined) return undefined;
    if (name === 'monthlyOrders' && sourcesOfOrders.some(isOthers)) return undefined;
    return isOthers(name) ? undefined : withoutItems(told[name], linked[name]);
  }

  return readAnswers(Object.fromEntries(answerNames.map((name) => [name, own(name)])));
}

function withoutItems(value: unknown, linked: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(linked)) return value;
  const items = value.filter((item) => !linked.includes(item));
  return items.length === 0 ? undefined : items;
}
