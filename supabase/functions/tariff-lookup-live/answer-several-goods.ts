import type {
  OriginDuty,
  TariffLookupResponse,
  TariffPart,
} from '../_shared/contracts/tariff-lookup-live.ts';
import { formatLongDate } from '../_shared/domain/format-long-date.ts';
import { excludedDuties } from '../_shared/domain/tariff/entry-warnings.ts';
import { inSentence } from '../_shared/domain/tariff/tariff-origins.ts';
import { orderMark } from '../_shared/domain/tariff/trade-order-text.ts';
import { importWarnings, sentences, usd } from './answer-text.ts';
import { comingChanges } from './coming-changes.ts';

/** One sentence with the goods of a question that names several, and the duty on all together. */
export function answerSeveralGoods(answers: readonly TariffLookupResponse[], day: string): string {
  const parts = answers.map(partOfAnswer);
  return sentences([
    ...importWarnings(answers.flatMap(dutiesOf), day),
    `These are ${parts.length} kinds of goods, each with its own line. US duty for goods entering on ${formatLongDate(day)}: ${parts.map(partText).join('; ')}`,
    ...excludedDuties(day),
    ...parts.flatMap(caveatsFor),
    inAll(parts),
    ...answers.flatMap(comingFor),
    parts.every(({ status }) => status === 'answered')
      ? ''
      : 'Ask about the open ones on their own to choose their line or country',
  ]);
}

/** What belongs beside the totals of one kind of goods. */
function caveatsFor({ product, caveats = [] }: TariffPart): string[] {
  return caveats.map((caveat) => `On ${product}: ${caveat}`);
}

/** What changes soon for goods of one kind: "Furniture: from Jan 1, 2027 …". */
function comingFor(answer: TariffLookupResponse): string[] {
  return comingChanges(dutiesOf(answer)).map((sentence) => `For ${answer.product}: ${sentence}`);
}

/** The short form of an answer, as the response carries it for further goods. */
export function partOfAnswer(answer: TariffLookupResponse): TariffPart {
  const { product, status, confidence, hsCodeUsed, lineDescription } = answer;
  const duties = dutiesOf(answer);
  const origins = duties.map(({ originCountry }) => inSentence(originCountry ?? ''));
  const from = origins.length > 0 ? origins.join(' or ') : inSentence(answer.originCountry ?? '');
  return {
    product,
    query: `duty on ${product}${from === '' ? '' : ` from ${from}`}`,
    status,
    confidence,
    hsCodeUsed,
    lineDescription,
    duties: duties.map((duty) => ({
      originCode: duty.originCode,
      originCountry: duty.originCountry,
      totalRate: duty.totalRate,
      totalRateText: duty.totalRateText,
      usmcaTotalText: duty.usmca?.totalRateText ?? null,
      dutyUsd: duty.dutyUsd,
    })),
    orders: duties.length > 0 ? duties.flatMap(({ orders }) => orders) : answer.orders,
    caveats: [...new Set(duties.flatMap(({ caveats = [] }) => caveats))],
    unitValueUsd: answer.unitValueUsd,
    quantity: answer.quantity,
  };
}

function dutiesOf(answer: TariffLookupResponse): readonly OriginDuty[] {
  if (answer.status !== 'answered') return [];
  return answer.comparison.length > 0 ? answer.comparison : [answer];
}

function partText(part: TariffPart): string {
  const { product, status, confidence, hsCodeUsed, duties, orders } = part;
  const order = orderMark(orders);
  if (status === 'ask-origin') return `${product}, line ${hsCodeUsed}: depends on the country`;
  if (status !== 'answered') {
    return `${product}: depends on which line it is${order === '' ? '' : ` (${order} on top)`}`;
  }
  const each = duties.map(
    ({ originCountry, totalRateText, usmcaTotalText }) =>
      `${totalRateText} from ${inSentence(originCountry ?? '')}${usmcaTotalText === null ? '' : ` (${usmcaTotalText} with a USMCA claim)`}`,
  );
  const line = `line ${hsCodeUsed}${confidence === 'low' ? ', which is uncertain' : ''}`;
  return `${product} ${each.join(', ')} (${line}${order === '' ? '' : `; ${order} on top`})`;
}

/** The duty on all goods, when each has one origin, a value and a quantity. */
function inAll(parts: readonly TariffPart[]): string {
  const sums = parts.flatMap(({ duties, quantity }) => {
    const [only, ...others] = duties;
    const isKnown = others.length === 0 && only?.dutyUsd != null && quantity !== null;
    return isKnown ? [(only.dutyUsd ?? 0) * quantity] : [];
  });
  return sums.length === parts.length
    ? `On these values and quantities, that’s ${usd(sums.reduce((sum, each) => sum + each, 0))} in total`
    : '';
}
