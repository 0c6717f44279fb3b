import type {
  OriginDuty,
  TariffLookupRequest,
  TariffLookupResponse,
} from '../_shared/contracts/tariff-lookup-live.ts';
import { scheduleRevision } from '../_shared/domain/tariff/duty-basis.ts';
import { computeDutyStack } from '../_shared/domain/tariff/duty-stack.ts';
import { toHts8, toHts10 } from '../_shared/domain/tariff/tariff-code.ts';
import { HttpError } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import type { TariffStore } from '../_shared/tariff-store.ts';
import { answerRanking, rankDuties } from './answer-ranking.ts';
import { answerSeveralGoods, partOfAnswer } from './answer-several-goods.ts';
import {
  answerOne,
  answerSeveral,
  answerWithoutLine,
  answerWithoutOrigin,
  answerWithoutProduct,
  tenDigitNote,
} from './answer-text.ts';
import { applyValueBracket, type BracketedClassification } from './apply-value-bracket.ts';
import type { Classification } from './classification.ts';
import { classify } from './classify.ts';
import { checkAgainstLive } from './live-check.ts';
import type { LiveSchedule } from './live-schedule.ts';
import {
  asksOrders,
  certaintyOf,
  ordersOfOpenLine,
  withOrderWords,
  wordsForOrders,
} from './order-words.ts';
import { originDuty, originName } from './origin-duty.ts';
import { originRule } from './origin-rule.ts';
import {
  explainAssumption,
  type FactsByLine,
  factsByLine,
  linesToPrice,
  priceCandidates,
} from './price-lines.ts';
import {
  introductoryNotes,
  isAboutDuties,
  isGeneralQuestion,
  type ResolvedQuestion,
  resolveQuestion,
  severalQuestions,
} from './resolve-question.ts';
import { sourcesFor } from './sources.ts';
import { tenDigitLineOf } from './ten-digit-line.ts';

export type LookupDependencies = {
  store: TariffStore;
  live: LiveSchedule | undefined;
  /** The day of an entry made now, 'YYYY-MM-DD', by the date in New York. */
  today: string;
  log: Log;
};

/**
 * Answers a question about duty without guessing: it asks for what is missing, and `confidence`
 * says how certain the line is.
 *
 * @throws HttpError 422 when the question names no goods, no code and no country, or is about
 *   paying less duty or about digital goods; the chat answers such questions
 */
export async function lookUp(
  asked: TariffLookupRequest,
  tools: LookupDependencies,
): Promise<TariffLookupResponse> {
  const request = withOrderWords(asked);
  if (isAboutDuties(request)) {
    throw new HttpError(422, 'no_goods', 'This question is about duties, not about goods.');
  }
  const question = resolveQuestion(request, tools.today);
  if (question.product === '' && question.codeDigits === undefined) {
    return askProduct(question);
  }
  const several = severalQuestions(request, question, tools.today);
  const answers: TariffLookupResponse[] = [];
  for (const each of several ?? [question]) answers.push(await answerGoods(each, request, tools));
  const [first, ...others] = answers;
  if (first === undefined) throw new Error('A question was read as one about no goods.');
  const notes = introductoryNotes(question);
  return others.length === 0
    ? { ...first, answer: [...notes, first.answer].join(' ') }
    : {
        ...first,
        answer: [...notes, answerSeveralGoods(answers, question.day)].join(' '),
        others: others.map(partOfAnswer),
      };
}

/** Answers for goods of one kind. */
async function answerGoods(
  question: ResolvedQuestion,
  request: TariffLookupRequest,
  tools: LookupDependencies,
): Promise<TariffLookupResponse> {
  const { unitValueUsd, codeDigits } = question;
  const classified = await classify(question, tools.store);
  const factsOf = await factsByLine(linesToAnswer(classified, question), tools.store);
  const bracketed = await applyValueBracket(
    classified,
    { unitValueUsd, answers: request.answers, isCodeGiven: codeDigits !== undefined },
    factsOf,
    tools.store,
  );
  const classification = await explainAssumption(bracketed, question, tools.store);
  if (classification.code === null && isGeneralQuestion(request.query, question)) {
    throw new HttpError(422, 'no_goods', 'This question names no goods that are in the schedule.');
  }
  const { code } = classification;
  return code === null
    ? askLine(question, request, classification, tools)
    : answerLine(question, request, classification, { code, known: factsOf }, tools);
}

/** The lines whose facts an answer needs when the line of the goods is found; none otherwise. */
function linesToAnswer({ code, candidates }: Classification, question: ResolvedQuestion): string[] {
  return code === null ? [] : [code, ...linesToPrice(candidates, question)];
}

function askProduct(question: ResolvedQuestion): TariffLookupResponse {
  if (question.originCodes.length === 0) {
    throw new HttpError(422, 'no_goods', 'This question names no goods, no code and no country.');
  }
  const [first] = question.originCodes;
  return {
    ...emptyResponse(question),
    status: 'ask-product',
    originCountry: first === undefined ? null : originName(first),
    originCode: first ?? null,
    answer: answerWithoutProduct(question.originCodes),
    confidenceReason: 'No product was named.',
  };
}

async function askLine(
  question: ResolvedQuestion,
  request: TariffLookupRequest,
  classification: Classification,
  tools: LookupDependencies,
): Promise<TariffLookupResponse> {
  const [only, ...others] = question.originCodes;
  const orders = ordersOfOpenLine(
    question,
    request,
    classification.candidates.map(({ hts8 }) => hts8),
  );
  return {
    ...emptyResponse(question),
    orders,
    status: classification.candidates.length === 0 ? 'not-found' : 'choose-line',
    originCountry: only === undefined || others.length > 0 ? null : originName(only),
    originCode: only === undefined || others.length > 0 ? null : only,
    answer: answerWithoutLine(classification, question.originCodes, orders),
    confidenceReason: classification.reason,
    candidates: priceCandidates(
      classification.candidates,
      question,
      await factsByLine(linesToPrice(classification.candidates, question), tools.store),
    ),
    sources: await sourcesFor(tools.store, [], classification),
  };
}

async function answerLine(
  asked: ResolvedQuestion,
  request: TariffLookupRequest,
  classification: BracketedClassification,
  { code, known }: { code: string; known: FactsByLine },
  tools: LookupDependencies,
): Promise<TariffLookupResponse> {
  const rule = originRule(asked, code);
  const question = { ...asked, originCodes: rule?.originCodes ?? asked.originCodes };
  const factsOf = await factsByLine(
    linesToAnswer({ ...classification, code }, question),
    tools.store,
    known,
  );
  const snapshot = factsOf.get(toHts8(code) ?? code);
  if (snapshot === undefined) throw new Error(`The line ${code} was found and is not there.`);
  const { facts, liveCheck } = await checkAgainstLive(snapshot, tools.live, tools.log);
  const valueQuestions =
    classification.valueQuestion === null ? [] : [classification.valueQuestion];
  const productWords = wordsForOrders(question, request);
  const dutyWith = (originCode: string, answers: Readonly<Record<string, string>>) =>
    originDuty(
      facts,
      {
        originCode,
        entryDate: question.day,
        answers,
        unitValueUsd: question.unitValueUsd,
        unitWeightKg: question.unitWeightKg,
        productWords,
      },
      tools.today,
    );
  const given = { ...tenDigitAnswer(code), ...request.answers };
  const likely = question.codeDigits === undefined ? tenDigitLineOf(question.product, facts) : null;
  const hts10 =
    likely !== null &&
    question.originCodes.some((origin) =>
      dutyWith(origin, given).questions.some(({ id }) => id === 'ten-digit-line'),
    )
      ? likely
      : null;
  const duties = question.originCodes.map((originCode) => {
    const duty = dutyWith(
      originCode,
      hts10 === null ? given : { 'ten-digit-line': hts10, ...given },
    );
    return { ...duty, questions: [...valueQuestions, ...duty.questions] };
  });
  const [first, ...others] = duties;
  const common = {
    ...emptyResponse(question),
    ...certaintyOf(classification, duties),
    lineDescription: facts.line.description,
    candidates: priceCandidates(classification.candidates, question, factsOf),
    sources: await sourcesFor(
      tools.store,
      duties.flatMap(({ layers }) => layers),
      classification,
    ),
    source: liveCheck === null || liveCheck.result === 'unavailable' ? 'builtin' : 'live',
    liveCheck,
    ...(hts10 === null ? {} : { hts10Used: hts10 }),
  } as const;
  const subject = { product: question.product, hts8: facts.line.hts8 };
  if (first === undefined) {
    return {
      ...common,
      ...baseOnly(question, facts),
      questions: valueQuestions,
      status: 'ask-origin',
      answer: withNote(
        answerWithoutOrigin(subject, {
          generalRateText: facts.line.generalRateText,
          isDomestic: question.isDomestic,
        }),
        liveCheck,
      ),
    };
  }
  const answerFacts = {
    subject,
    classification,
    entryDate: question.day,
    usmca: question.usmca,
    unitValueUsd: question.unitValueUsd,
    shipmentValueUsd: question.shipmentValueUsd,
    quantity: question.quantity,
    asksOrders: asksOrders(request),
    notes: [rule?.note ?? '', hts10 === null ? '' : tenDigitNote(hts10)],
  };
  if (question.ranksOrigins) {
    const ranked = rankDuties(duties);
    return {
      ...common,
      ...(ranked[0] ?? first),
      status: 'answered',
      answer: withNote(answerRanking(ranked, answerFacts), liveCheck),
      comparison: ranked.slice(0, maxRanked),
    };
  }
  return {
    ...common,
    ...first,
    status: 'answered',
    answer: withNote(
      others.length === 0 ? answerOne(first, answerFacts) : answerSeveral(duties, answerFacts),
      liveCheck,
    ),
    comparison: others.length === 0 ? [] : duties,
  };
}

const maxRanked = 12;

/** A ten-digit code in the question already answers which ten-digit line it is. */
function tenDigitAnswer(code: string): Record<string, string> {
  const hts10 = toHts10(code);
  return hts10 === null ? {} : { 'ten-digit-line': hts10 };
}

function withNote(answer: string, liveCheck: TariffLookupResponse['liveCheck']): string {
  return liveCheck?.result === 'differs' ? `${answer} ${liveCheck.note}` : answer;
}

/** The base rate alone, which is the same for every origin with normal trade relations. */
function baseOnly(
  question: ResolvedQuestion,
  facts: Parameters<typeof computeDutyStack>[0],
): Pick<OriginDuty, 'baseMFN' | 'baseRateText' | 'hsCodeUsed'> {
  // Any origin of column 1 gives the same base rate.
  const stack = computeDutyStack(facts, { originCode: 'DE', entryDate: question.day });
  return {
    baseMFN: stack.baseMfnPct,
    baseRateText: facts.line.generalRateText,
    hsCodeUsed: facts.line.hts8,
  };
}

function emptyResponse(question: ResolvedQuestion): TariffLookupResponse {
  return {
    status: 'not-found',
    baseMFN: null,
    section301: null,
    totalRate: null,
    hsCodeUsed: null,
    originCountry: null,
    originCode: null,
    section232: null,
    baseRateText: null,
    totalRateText: null,
    minimumRatePct: null,
    dutyUsd: null,
    layers: [],
    usmca: null,
    questions: [],
    orders: [],
    notCovered: [],
    answer: '',
    confidence: 'none',
    confidenceReason: '',
    product: question.product,
    lineDescription: null,
    candidates: [],
    comparison: [],
    unitValueUsd: question.unitValueUsd ?? null,
    unitWeightKg: question.unitWeightKg ?? null,
    quantity: question.quantity ?? null,
    asOf: question.day,
    scheduleRevision,
    sources: [],
    source: 'builtin',
    liveCheck: null,
  };
}
