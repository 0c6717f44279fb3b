import type { Figure } from './figures.ts';
import { fullIn } from './payment-advance.ts';
import { balanceIn, otherCase, saysWhen } from './payment-balance.ts';
import { methodsIn, namesMethod } from './payment-methods.ts';
import type { Part, QuoteLine } from './quote-parts.ts';
import { isCorrection } from './read-steps.ts';
import type { QuotePayment, Said } from './supplier-quote.ts';

const depositWords =
  /(?<!\p{Script=Latin})(?:deposit|dep|down(?: ?payment)?|advance|adv|up[\s-]?front|in front|prepa\p{L}*|pe[şs]in\p{L}*|kapora|[öo]n [öo]deme|avans|anticipo|adelanto|seña|señal|arras|caparra|depozit|kaparo|aanbetaling|anzahlung|vorauszahlung|vorab|sinal|adjudicação|adiantad[oa]|adiantamento|acconto|acompte|arrhes|zaliczka|zadatek|đặt cọc|with (?:the |your )?(?:order|po)|(?:on|at) (?:the )?(?:order(?:ing)?|confirmation)|when (?:you |u )?(?:order|confirm)|along with|to (?:start|begin)|to book|before (?:production|we start|making)|first|now|bei (?:auftrag\p{L}*|bestellung)|à la commande|al (?:pedido|ordenar|confirmar)|con (?:el|la) (?:pedido|orden)|all['’]ordine|na encomenda|sipariş(?:te| ile)|before(?= *[,;]))(?!\p{Script=Latin})|定金|订金|预付|首付|预收/iu;
const balanceWords =
  /(?<!\p{Script=Latin})(?:balance|bal|rest|remaining|remainder|other|kalan\p{L}*|bakiye|resto|restante|restant|saldo|solde|restzahlung|restbetrag|reszta|after)(?!\p{Script=Latin})|余款|尾款|剩余/iu;
/** Without "after", which also says when the production begins. */
const restWords = new RegExp(balanceWords.source.replace('|after)', ')'), 'iu');
/** "Half in advance", "fifty-fifty", "mitad al pedido" */
const isHalf =
  /(?<!\p{Script=Latin})(?:half (?:of (?:it|the (?:money|amount|payment)) )?(?:is |paid |pay )?(?:in advance|advance|deposit|up[\s-]?front|before|now|first|to start|with order|down|when)|fifty[\s-]fifty|pay half|half[\s/-](?:and )?half|(?:la )?mitad (?:al|con|por|de anticipo|anticipad)|metade (?:na|no|com|adiantad)|metà (?:all|alla|anticip)|moitié (?:à|d['’])|(?:die )?hälfte (?:bei|vorab|als|im voraus)|yarısı (?:pe[şs]in|sipariş))|一半(?:定金|预付|订金)|(?:定金|预付|订金)一半/iu;

/** "If pay 50% deposit instead of 30% we give 2% discount": an offer, not the terms. */
const conditional =
  /(?<!\p{L})if\s(?:you |u )?(?:\p{L}+\s){0,2}\d{2,3}\s?%[^.;]{0,60}(?:discount|instead|cheaper|off)(?!\p{L})/iu;

/** How the order is paid. Terms of the sample are left out. */
export function readPayment(lines: readonly QuoteLine[]): QuotePayment | null {
  const own = lines.filter(isOfPayment);
  const isSaid = own.some((line) => depositOf(line) !== null);
  const depositPct = isSaid ? depositIn(own) : remainderIn(lines, own);
  const balance = balanceIn(own);
  const found = methodsIn(own);
  const isAlternative =
    balance?.value === 'at sight' &&
    own.some(({ text }) =>
      /(?<!\p{Script=Latin})(?:also|or|alternative\p{L}*)(?!\p{Script=Latin})/iu.test(text),
    );
  if (depositPct === null && balance === null && found.length === 0) return null;
  return { depositPct: isAlternative ? null : depositPct, balance, methods: found };
}

function isOfPayment(line: QuoteLine): boolean {
  return !isOfTooling(line) && line.parts.some((part) => isPaymentPart(part));
}

/** "Mold: 50% with the order, 50% after samples", "tooling $650 (we refund 50%)": no shares of the order. */
function isOfTooling({ text, start, figures, parts }: QuoteLine): boolean {
  const [first] = parts.flatMap(({ hits }) => hits);
  const share = figures.find(({ kind }) => kind === 'percent');
  if (first?.topic !== 'tooling' || share === undefined) return false;
  const between = text.slice(first.end - start, share.start - start);
  const isLabel = /^\s?(?:\p{L}{1,12}\s?)?[:：]/u.test(between);
  if (/payment|terms|order\s?:|goods|balance/iu.test(between)) return false;
  return isLabel || !/[.;](?=\s)/.test(between);
}

function isPaymentPart(part: Part): boolean {
  const isSample =
    part.hits.some(({ topic }) => topic === 'sample') ||
    (part.hits.length === 0 && part.carried.includes('sample'));
  const isNamed =
    part.hits.some(({ topic }) => topic === 'payment') ||
    (part.carried.includes('payment') && part.hits.every(({ topic }) => topic === 'total'));
  const isShare =
    part.figures.some(({ kind, low }) => kind === 'percent' && low >= 10) &&
    (depositWords.test(part.text) || balanceWords.test(part.line.text) || saysWhen(part.text));
  const isRest = restWords.test(part.text) && saysWhen(part.text);
  return (
    !isSample && (isNamed || isShare || isRest || isHalf.test(part.text) || namesMethod(part.text))
  );
}

/** The share before production; null where two lines contradict each other. */
function depositIn(lines: readonly QuoteLine[]): Said<number> | null {
  const found = lines.flatMap((line) => {
    const value = depositOf(line);
    return value === null ? [] : [{ value, line }];
  });
  const corrected = found.findLast(({ line }) => isCorrection(line.text));
  if (corrected !== undefined) return corrected.value;
  const [first] = found;
  const isOpen = found.some(
    ({ value, line }) => value.value !== first?.value.value && !otherCase.test(line.text),
  );
  return first === undefined || isOpen ? null : first.value;
}

function depositOf(line: QuoteLine): Said<number> | null {
  if (conditional.test(line.text)) return null;
  const full = fullIn(line);
  if (full !== null) return full;
  const half = isHalf.exec(line.text);
  const shares = line.figures.filter(
    (figure) => figure.kind === 'percent' && figure.low >= 10 && isShare(figure, line),
  );
  if (half !== null && shares.length === 0) {
    const from = line.start + half.index;
    return { value: 50, source: { from, to: from + half[0].length } };
  }
  const split = splitIn(line);
  if (split !== null) return split;
  const [first, second] = shares;
  if (first !== undefined && second !== undefined && first.low + second.low === 100) {
    const isTurned =
      balanceWords.test(around(first, line, 12)) && !depositWords.test(around(first, line, 14));
    return share(isTurned ? second : first);
  }
  const named = shares.find(
    (figure) => figure.low < 100 && depositWords.test(around(figure, line, 28)),
  );
  return named === undefined ? null : share(named);
}

/**
 * A share without such a word: the only one, where "the rest" has none of its own, or the one that the
 * balance makes whole, also in another line.
 */
function remainderIn(lines: readonly QuoteLine[], own: readonly QuoteLine[]): Said<number> | null {
  const shares = lines.flatMap((line) =>
    line.parts.flatMap(({ figures, text, hits }) =>
      figures
        .filter((figure) => figure.kind === 'percent' && figure.low >= 10 && isShare(figure, line))
        .filter(() => hits.every(({ topic }) => topic !== 'sample'))
        .map((figure) => ({ figure, line, isLater: restWords.test(text) || saysWhen(text) })),
    ),
  );
  const later = shares.filter(({ isLater }) => isLater);
  const whole = shares.filter(
    ({ figure, isLater }) => !isLater && later.some((rest) => rest.figure.low + figure.low === 100),
  );
  if (whole.length === 1 && later.length === 1) return whole[0] ? share(whole[0].figure) : null;
  const [only, ...others] = shares.filter(({ line }) => own.includes(line));
  const isRest = own.some(({ text }) => balanceWords.test(text));
  return only === undefined || others.length > 0 || only.isLater || !isRest
    ? null
    : share(only.figure);
}

function share(figure: Figure): Said<number> {
  return { value: figure.low, source: { from: figure.start, to: figure.end } };
}

/** Not a fee, a tax or a material: "PayPal +4.4%", "100% cotton". */
function isShare(figure: Figure, line: QuoteLine): boolean {
  const before = line.text.slice(
    Math.max(0, figure.start - line.start - 8),
    figure.start - line.start,
  );
  const after = line.text.slice(figure.end - line.start, figure.end - line.start + 14);
  return (
    !/[+±]\s?$|vat|gst|tax|税/iu.test(before) &&
    !/^\s?(?:cotton|polyester|vat|gst|tax|discount|fee|off|税|more)/iu.test(after) &&
    Number.isInteger(figure.low)
  );
}

function around(figure: Figure, line: QuoteLine, reach: number): string {
  const before = line.text
    .slice(Math.max(0, figure.start - line.start - reach), figure.start - line.start)
    .replace(/^.*[,;，；]/u, '');
  const after = line.text
    .slice(figure.end - line.start, figure.end - line.start + reach)
    .replace(/[,;，；].*$/u, (rest) => rest.slice(0, 1));
  return `${before} ${after}`;
}

/** "30/70", "30% / 70%", "40-60", "TT, 30 dep." */
function splitIn(line: QuoteLine): Said<number> | null {
  const named =
    /(?<!\p{L})(?:deposit|advance|down)\s(\d{2})\s?%?,?\s(?:and |the )?(?:rest|balance)\s(?:is )?(\d{2})(?!\d)/iu.exec(
      line.text,
    );
  if (named !== null && Number(named[1]) + Number(named[2]) === 100) {
    const from = line.start + named.index;
    return { value: Number(named[1]), source: { from, to: from + named[0].length } };
  }
  const short = /(?<!\d|\d[.,])(\d{2})\s?dep(?:\.|osit)?(?!\p{L})/iu.exec(line.text);
  if (short !== null && Number(short[1]) >= 10) {
    const from = line.start + short.index;
    return { value: Number(short[1]), source: { from, to: from + short[0].length } };
  }
  for (const match of line.text.matchAll(
    /(?<![\d/]|\d[.,])(\d{1,2})\s?%?\s?[/:+-]\s?(\d{1,2})\s?%?(?![\d/.,]*\d)/g,
  )) {
    const [first, second] = [Number(match[1]), Number(match[2])];
    const from = line.start + match.index;
    if (first + second === 100)
      return { value: first, source: { from, to: from + match[0].length } };
  }
  return null;
}
