import type {
  TariffLookupRequest,
  TariffLookupResponse,
} from '../_shared/contracts/tariff-lookup-live.ts';
import { answerDuty } from '../_shared/domain/tariff-question/languages/answer-duty.ts';
import {
  type ForeignQuestion,
  readForeignQuestion,
} from '../_shared/domain/tariff-question/languages/read-foreign-question.ts';
import { parseTariffQuestion } from '../_shared/domain/tariff-question/parse-tariff-question.ts';
import { HttpError } from '../_shared/http.ts';
import { type LookupDependencies, lookUp } from './lookup.ts';

/**
 * Answers a question about duty in its own language: Spanish, Turkish, Chinese, German and French
 * questions are read into English ones, and the answer is written from translated sentences.
 *
 * @throws HttpError 422 as `lookUp` does, and for goods whose name in that language is unknown
 */
export async function lookUpInLanguage(
  request: TariffLookupRequest,
  tools: LookupDependencies,
): Promise<TariffLookupResponse> {
  const question = readForeignQuestion(request.query);
  if (question === undefined) return lookUp(request, tools);
  if (question.isGoodsUnknown && request.hsCode === undefined) {
    throw new HttpError(422, 'no_goods', 'This question names no goods that are in the schedule.');
  }
  const response = await lookUp({ ...request, query: question.english }, tools);
  return {
    ...response,
    language: question.language,
    answer: answerDuty(response, factsOf(question, request, tools.today), question.language),
  };
}

function factsOf(question: ForeignQuestion, request: TariffLookupRequest, today: string) {
  const parsed = parseTariffQuestion(question.english, today);
  const previous =
    request.previousQuery === undefined
      ? undefined
      : parseTariffQuestion(request.previousQuery, today);
  const isFollowUp = parsed.product === '' && parsed.codeDigits === undefined;
  return {
    goods: question.goodsList,
    usmca: parsed.usmca ?? (isFollowUp ? previous?.usmca : undefined),
    shipmentValueUsd: parsed.shipmentValueUsd,
    isDomestic: parsed.isDomestic,
    hasOtherDestination: parsed.otherDestination !== undefined,
    unparsedMoney: parsed.unparsedMoney,
  };
}
