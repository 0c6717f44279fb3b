import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import {
  countryOfOrigin,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { formatInteger, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { engineCopy } from '../engine-copy.ts';
import { recordCopy as copy } from '../record-copy.ts';
import type { Details } from '../rules/details.ts';
import { recordOf } from '../rules/intent.ts';
import type { AnswerCard, Thread } from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import { type Answer, answer } from './answer.ts';
import { goodsOfThread } from './goods-of-thread.ts';
import { stepsOfThread } from './next-steps.ts';

/**
 * In place of a refusal where the conversation has told something: what is known of its goods or of
 * the audience, and which of the next steps is meant. Undefined where it told neither.
 */
export async function answerOfRecord(
  thread: Thread,
  { understandGoods }: Pick<AssistantServices, 'understandGoods'>,
): Promise<Answer | undefined> {
  if (thread.length === 0) return undefined;
  const people: AnswerCard = { kind: 'people', contacts: ['booking', 'email'] };
  const record = recordOf(thread);
  const goods = record.isOfGoods ? await goodsOfThread(thread, understandGoods) : null;
  if (goods !== null) {
    const { plural } = goods.understood;
    const country = labelOf(goods.details.originCodes[0]);
    const { steps } = copy;
    const next = [
      ...(record.answeredBy === 'duty'
        ? []
        : [steps.duty(plural, country ?? engineCopy.defaultCountry)]),
      record.asked?.kind === 'landed-cost' ? steps.price : steps.landed,
      record.asked?.kind === 'profit' ? steps['in-hands'] : steps.profit,
      ...(record.answeredBy === 'duty' ? [steps['in-hands']] : []),
    ];
    const known = listInWords(
      knownOf({ ...goods.details, units: goods.units ?? undefined }),
      'and',
    );
    return {
      ...answer(copy.goods({ goods: plural, known, steps: listInWords(next, 'or') }), [people]),
      suggestions: (await stepsOfThread(thread, { understandGoods })) ?? [],
    };
  }
  return record.audience === undefined
    ? undefined
    : {
        ...answer(copy.audience, [people]),
        suggestions: copy.audienceSteps,
      };
}

function knownOf({ units, originCodes, fobUsd, retailUsd, budgetUsd }: Details): string[] {
  const country = labelOf(originCodes[0]);
  return [
    ...(units === undefined ? [] : [copy.units(formatInteger(units))]),
    ...(country === undefined ? [] : [copy.country(country)]),
    ...(fobUsd === undefined ? [] : [copy.fob(formatUsdCents(fobUsd))]),
    ...(retailUsd === undefined ? [] : [copy.retail(formatUsdCents(retailUsd))]),
    ...(budgetUsd === undefined ? [] : [copy.budget(formatUsdWhole(budgetUsd))]),
  ];
}

function labelOf(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  const country = countryOfOrigin(code);
  return country === undefined ? findTariffOrigin(code)?.name : factoryCountryLabels[country];
}
