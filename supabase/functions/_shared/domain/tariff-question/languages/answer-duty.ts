import type { OriginDuty, TariffLookupResponse } from '../../../contracts/tariff-lookup-live.ts';
import { excludedDuties } from '../../tariff/entry-warnings.ts';
import { bannedGoods, embargoedOrigins } from '../../tariff/import-bans.assumptions.ts';
import type { AnswerLanguage } from './answer-languages.ts';
import { caveatsIn } from './caveats.ts';
import { comingDuties, otherGoods, tradeOrders } from './coming-duties.ts';
import { countryName } from './countries.ts';
import { dayIn, labelIn, rateIn, usdIn } from './figures.ts';
import { type DutyPhrases, phrasesIn } from './phrases.ts';

/** What a question says besides what its answer holds. */
export type ForeignFacts = Readonly<{
  /** The goods as typed, one by one; empty when it gives a code alone. */
  goods: readonly string[];
  usmca: 'claimed' | 'ruled-out' | undefined;
  /** US dollars. */
  shipmentValueUsd: number | undefined;
  isDomestic: boolean;
  /** The question is about the customs of another country. */
  hasOtherDestination: boolean;
  /** A sum in another currency, as typed. */
  unparsedMoney: string | undefined;
}>;

/** Writes the answer of the duty engine in another language, from translated sentences. */
export function answerDuty(
  response: TariffLookupResponse,
  facts: ForeignFacts,
  language: AnswerLanguage,
): string {
  const phrases = phrasesIn[language];
  const duties = response.comparison.length > 0 ? response.comparison : [response];
  const answer = { response, facts, language, phrases };
  const sentences = [
    facts.hasOtherDestination ? phrases.otherDestination : '',
    facts.unparsedMoney === undefined ? '' : phrases.foreignMoney(facts.unparsedMoney),
    ...bans(duties, answer),
    ...body(duties, answer),
    ...others(answer),
  ].filter((sentence) => sentence !== '');
  return sentences.join(language === 'zh' ? '' : ' ');
}

type Answer = Readonly<{
  response: TariffLookupResponse;
  facts: ForeignFacts;
  language: AnswerLanguage;
  phrases: DutyPhrases;
}>;

function body(duties: readonly OriginDuty[], answer: Answer): string[] {
  const { response, facts, language, phrases } = answer;
  const goods = goodsOf(answer);
  const [only, ...others] = duties;
  switch (response.status) {
    case 'ask-product':
      return [phrases.askProduct];
    case 'choose-line':
      return [phrases.chooseLine(goods)];
    case 'not-found':
      return [phrases.notFound(goods)];
    case 'ask-origin': {
      const rate = rateIn(response.baseRateText ?? '', language);
      const domestic = facts.isDomestic ? [phrases.madeInUnitedStates] : [];
      return [...domestic, phrases.askOrigin({ goods, rate })];
    }
    case 'answered':
      if (only === undefined) return [];
      return others.length === 0 ? oneOrigin(only, answer) : severalOrigins(duties, answer);
  }
}

/** The totals of the other goods of the question. */
function others({ response, facts, language, phrases }: Answer): string[] {
  return otherGoods(response).map(({ duties }, place) => {
    const goods = phrases.quoted(facts.goods[place + 1] ?? '');
    const list = duties
      .map(({ originCode, totalText }) => {
        const space = language === 'zh' ? '' : ' ';
        return `${countryName(originCode, language)}${space}${rateIn(totalText, language)}`;
      })
      .join(phrases.separator);
    return list === ''
      ? phrases.notFound(goods)
      : phrases.several({ goods, day: dayIn(response.asOf, language), list });
  });
}

function oneOrigin(duty: OriginDuty, answer: Answer): string[] {
  const { response, facts, language, phrases } = answer;
  const goods = goodsOf(answer);
  const from = fromOf(duty, answer);
  const total = rateIn(duty.totalRateText ?? '', language);
  const day = dayIn(response.asOf, language);
  const { usmca } = duty;
  const claimed = usmca === null ? '' : rateIn(usmca.totalRateText, language);
  const head =
    facts.usmca === 'claimed' && usmca !== null
      ? [
          phrases.usmcaClaimed({ goods, from, total: claimed }),
          phrases.usmcaCondition,
          phrases.withoutClaim(total),
        ]
      : [
          phrases.total({ goods, from, total, day }),
          phrases.layers(layersOf(duty, answer).join(phrases.separator)),
          ...(facts.usmca === 'claimed' ? [phrases.usmcaElsewhere] : []),
        ];
  return [
    ...head,
    ...(usmca !== null && facts.usmca === undefined
      ? [phrases.usmcaPossible(claimed), phrases.usmcaCondition]
      : []),
    ...excluded(answer),
    ...new Set(caveatsIn(duty, language)),
    ...ordersOf(duty, answer),
    ...amounts(duty, answer),
    ...certainty(answer),
    ...questions(duty, answer),
    ...comingOf(duty, answer),
  ];
}

function severalOrigins(duties: readonly OriginDuty[], answer: Answer): string[] {
  const { response, language, phrases } = answer;
  const list = duties
    .map((duty) => {
      const total = rateIn(duty.totalRateText ?? '', language);
      const claim =
        duty.usmca === null
          ? ''
          : phrases.inParentheses(
              phrases.withUsmcaClaim(rateIn(duty.usmca.totalRateText, language)),
            );
      return `${nameOf(duty, language)}${language === 'zh' ? '' : ' '}${total}${claim}`;
    })
    .join(phrases.separator);
  return [
    phrases.several({ goods: goodsOf(answer), day: dayIn(response.asOf, language), list }),
    ...excluded(answer),
    ...new Set(duties.flatMap((duty) => caveatsIn(duty, language))),
    ...lowest(duties, answer),
    ...comingOfSeveral(duties, answer),
    ...duties.flatMap((duty) =>
      ordersOf(duty, answer).map((sentence) => phrases.of(nameOf(duty, language), sentence)),
    ),
    ...certainty(answer),
    ...new Set(duties.flatMap((duty) => questions(duty, answer))),
  ];
}

function lowest(duties: readonly OriginDuty[], { language, phrases }: Answer): string[] {
  const known = duties.flatMap((duty) => (duty.totalRate === null ? [] : [duty.totalRate]));
  if (known.length < 2 || known.length < duties.length) return [];
  const least = Math.min(...known);
  const cheapest = duties.filter(({ totalRate }) => totalRate === least);
  return cheapest.length === duties.length
    ? [phrases.noDifference]
    : [phrases.lowest(phrases.joinedByAnd(cheapest.map((duty) => nameOf(duty, language))))];
}

/** "arancel base 16,5 % (6109.10.00)", "7,5 % Sección 301, lista 4A de China (9903.88.15)". */
function layersOf({ layers, hsCodeUsed }: OriginDuty, { language, phrases }: Answer): string[] {
  return layers
    .filter(({ kind, ratePct }) => kind === 'base' || ratePct !== 0)
    .map(({ kind, label, rateText, heading }) => {
      const rate = rateIn(rateText, language);
      const place = heading ?? (kind === 'base' ? hsCodeUsed : null);
      const name = kind === 'base' ? baseName(label, phrases) : labelIn(label, language);
      const space = language === 'zh' ? '' : ' ';
      // Before "301. Bölüm" a rate would read as one number with it.
      const isRateFirst = kind !== 'base' && language !== 'zh' && language !== 'tr';
      const text = isRateFirst ? `${rate} ${name}` : `${name}${space}${rate}`;
      return place === null ? text : `${text}${phrases.inParentheses(place)}`;
    });
}

function baseName(label: string, phrases: DutyPhrases): string {
  if (/column 2/.test(label)) return phrases.columnTwoRate;
  return /USMCA/.test(label) ? phrases.usmcaBaseRate : phrases.baseRate;
}

function amounts(duty: OriginDuty, { response, facts, language, phrases }: Answer): string[] {
  if (facts.shipmentValueUsd !== undefined && duty.totalRate !== null) {
    const total = (facts.shipmentValueUsd * duty.totalRate) / 100;
    return [
      phrases.amountOfShipment(usdIn(facts.shipmentValueUsd, language), usdIn(total, language)),
    ];
  }
  if (response.unitValueUsd === null || duty.dutyUsd === null) return [];
  const each = phrases.amountOfPiece(
    usdIn(response.unitValueUsd, language),
    usdIn(duty.dutyUsd, language),
  );
  const { quantity } = response;
  return quantity === null || quantity < 2
    ? [each]
    : [
        each,
        phrases.amountOfAll(
          quantity.toLocaleString(language),
          usdIn(duty.dutyUsd * quantity, language),
        ),
      ];
}

function certainty({ response, phrases }: Answer): string[] {
  return response.confidence === 'high' || response.hsCodeUsed === null
    ? []
    : [phrases.lineToCheck(response.hsCodeUsed)];
}

function questions(duty: OriginDuty, { language, phrases }: Answer): string[] {
  return duty.questions.map(({ id, otherTotalText }) => {
    switch (id) {
      case 'metal-weight':
        return phrases.metalQuestion(
          otherTotalText == null ? undefined : rateIn(otherTotalText, language),
        );
      case 'ten-digit-line':
        return phrases.tenDigitQuestion;
      case 'value-bracket':
        return phrases.valueQuestion;
      default:
        return phrases.otherQuestion;
    }
  });
}

function ordersOf(duty: OriginDuty, { language, phrases }: Answer): string[] {
  const orders = tradeOrders(duty);
  return orders.map(({ kind, caseNumber, ratePct }) =>
    phrases.order({
      kind,
      caseNumber,
      rate: ratePct === undefined ? undefined : rateIn(`${ratePct}%`, language),
    }),
  );
}

/** Without the claim, where one is made: what changes is the total of everybody else. */
function comingOf(duty: OriginDuty, { facts, language, phrases }: Answer): string[] {
  const isClaimed = facts.usmca === 'claimed' && duty.usmca !== null;
  return comingDuties(duty).map(({ day, totalText }) => {
    const sentence = phrases.upcoming(dayIn(day, language), rateIn(totalText, language));
    return isClaimed ? phrases.withoutClaim(sentence.replace(/[.。]$/, '')) : sentence;
  });
}

/** A sentence a day with the new totals: "A partir del 1 de enero de 2027 el total será: …". */
function comingOfSeveral(duties: readonly OriginDuty[], { language, phrases }: Answer): string[] {
  const coming = duties.flatMap((duty) =>
    comingDuties(duty).map(({ day, totalText }) => {
      const space = language === 'zh' ? '' : ' ';
      return { day, text: `${nameOf(duty, language)}${space}${rateIn(totalText, language)}` };
    }),
  );
  return [...new Set(coming.map(({ day }) => day))].sort().map((day) => {
    const texts = coming.filter((each) => each.day === day).map(({ text }) => text);
    return phrases.upcoming(dayIn(day, language), texts.join(phrases.separator));
  });
}

function bans(duties: readonly OriginDuty[], answer: Answer): string[] {
  return duties.flatMap(({ originCode }) => {
    if (originCode === null) return [];
    const from = fromOf({ originCode }, answer);
    if (embargoedOrigins[originCode] !== undefined) return [answer.phrases.embargo(from)];
    return bannedGoods[originCode] === undefined ? [] : [answer.phrases.someBanned(from)];
  });
}

function excluded({ response, phrases }: Answer): string[] {
  return excludedDuties(response.asOf).length > 0 ? [phrases.ieepaLeftOut] : [];
}

function goodsOf({ response, facts, phrases }: Answer): string {
  const typed = otherGoods(response).length > 0 ? facts.goods.slice(0, 1) : facts.goods;
  if (typed.length > 0) return phrases.quoted(typed.join(', '));
  return response.hsCodeUsed === null
    ? phrases.quoted(response.product)
    : phrases.goodsOfLine(response.hsCodeUsed);
}

function fromOf({ originCode }: Pick<OriginDuty, 'originCode'>, { language, phrases }: Answer) {
  const code = originCode ?? '';
  return code === '' ? '' : phrases.from(code, countryName(code, language));
}

function nameOf({ originCode }: OriginDuty, language: AnswerLanguage): string {
  return originCode === null ? '' : countryName(originCode, language);
}
