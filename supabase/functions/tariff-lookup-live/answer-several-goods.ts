import type { TariffLookupResponse, TariffPart } from '../_shared/contracts/tariff-lookup-live.ts';
import { formatLongDate } from '../_shared/domain/format-long-date.ts';
import { inSentence } from '../_shared/domain/tariff/tariff-origins.ts';
import { sentences, usd } from './answer-text.ts';
import { comingChanges } from './coming-changes.ts';

/** One sentence with the goods of a question that names several, and the duty on all together. */
export function answerSeveralGoods(answers: readonly TariffLookupResponse[], day: string): string {
  const parts = answers.map(partOfAnswer);
  return sentences([
    `These are ${parts.length} kinds of goods, each with a line of its own. US duty for goods entering on ${formatLongDate(day)}: ${parts.map(partText).join('; ')}`,
    inAll(parts),
    ...answers.flatMap(comingFor),
    parts.every(({ status }) => status === 'answered')
      ? ''
      : 'Ask for the open ones alone to choose their line or country',
  ]);
}

/** What changes soon for goods of one kind: "Furniture: from Jan 1, 2027 …". */
function comingFor({ product, comparison, ...answer }: TariffLookupResponse): string[] {
  const duties = comparison.length > 0 ? comparison : [answer];
  return comingChanges(duties).map((sentence) => `For ${product}: ${sentence}`);
}

/** The short form of an answer, as the response carries it for further goods. */
export function partOfAnswer(answer: TariffLookupResponse): TariffPart {
  const { product, status, confidence, hsCodeUsed, lineDescription, comparison } = answer;
  const duties = status !== 'answered' ? [] : comparison.length > 0 ? comparison : [answer];
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
    unitValueUsd: answer.unitValueUsd,
    quantity: answer.quantity,
  };
}

function partText({ product, status, hsCodeUsed, duties }: TariffPart): string {
  if (status === 'ask-origin') return `${product}, line ${hsCodeUsed}: depends on the country`;
  if (status !== 'answered') return `${product}: depends on which line it is`;
  const each = duties.map(
    ({ originCountry, totalRateText, usmcaTotalText }) =>
      `${totalRateText} from ${inSentence(originCountry ?? '')}${usmcaTotalText === null ? '' : ` (${usmcaTotalText} with a USMCA claim)`}`,
  );
  return `${product} ${each.join(', ')} (line ${hsCodeUsed})`;
}

/** The duty on all goods, when each has one origin, a value and a quantity. */
function inAll(parts: readonly TariffPart[]): string {
  const sums = parts.flatMap(({ duties, quantity }) => {
    const [only, ...others] = duties;
    const isKnown = others.length === 0 && only?.dutyUsd != null && quantity !== null;
    return isKnown ? [(only.dutyUsd ?? 0) * quantity] : [];
  });
  return sums.length === parts.length
    ? `On these values and quantities that is ${usd(sums.reduce((sum, each) => sum + each, 0))} in all`
    : '';
}
