import type { Figure } from './figures.ts';
import type { Part, QuoteLine } from './quote-parts.ts';
import type { BalanceTime, QuotePayment, Said } from './supplier-quote.ts';

const depositWords =
  /(?<!\p{Script=Latin})(?:deposit|dep|down ?payment|advance|adv|upfront|up front|in front|prepa\p{L}*|peşin\p{L}*|kapora|ön ödeme|anticipo|anzahlung|vorauszahlung|sinal|acconto|acompte|with (?:the )?(?:order|po)|on order(?:ing)?|along with|to start|before production|first|before(?= *[,;]))(?!\p{Script=Latin})|定金|订金|预付/iu;
const balanceWords =
  /(?<!\p{Script=Latin})(?:balance|bal|rest|remaining|remainder|other|kalan|bakiye|resto|saldo|solde|restzahlung|after)(?!\p{Script=Latin})|余款|尾款/iu;

const balanceTimes: readonly (readonly [BalanceTime, RegExp])[] = [
  ['at sight', /at sight/iu],
  [
    'against B/L copy',
    /(?<!\p{Script=Latin})(?:copy of (?:the )?(?:b\/?l|bill of lading|documents)|b\/?l copy|bl copy|bill of lading|(?:against|see|copy|scan(?:ned)?|upon|with|sight of)\s(?:\w+\s){0,3}(?:b\/l|bl|documents?|docs)|konşimento\p{L}*|conocimiento)(?!\p{Script=Latin})|提单/iu,
  ],
  [
    'before shipment',
    /(?<!\p{Script=Latin})(?:(?:before|prior to|ahead of|b4)\s(?:\w+\s){0,2}(?:ship\p{L}*|deliver\p{L}*|dis?patch\p{L}*|despatch\p{L}*|load\p{L}*|etd|pick\s?-?up|send\p{L}*|leav\p{L}*|goods|container|collection|export)|(?:yükleme|sevk\p{L}*|sevkiyat\p{L}*|teslimat\p{L}*)(?:den|dan|ten)? ?önce\p{L}*|yükleme öncesi|sevk öncesi|vor (?:versand|lieferung|verschiffung|abholung)|antes d[eo]l? (?:embarque|env[íi]o|despacho)|prima della spedizione|avant (?:expédition|envoi|départ|livraison)|before$)(?!\p{Script=Latin})|发货前|出货前|款到发货|装柜前|提货前|提货(?:时)?(?:付清|结清)/iu,
  ],
  [
    'on delivery',
    /(?<!\p{Script=Latin})(?:(?:on|upon|at|against|after) (?:delivery|receipt of (?:the )?goods|arrival|receiving)|contra entrega|cod|teslimatta|bei lieferung|nach erhalt|alla consegna)(?!\p{Script=Latin})|货到付款/iu,
  ],
];

const methods: readonly (readonly [string, RegExp])[] = [
  [
    'T/T',
    /(?<!\p{Script=Latin})(?:t\/t|tt|telegraphic transfer|wire(?: transfer)?|bank transfer|transfer(?= only|s? to)|transferencia(?: bancaria)?|havale|eft|überweisung|banküberweisung|bonifico|rtgs|neft|transferência|virement)(?!\p{Script=Latin})|电汇|银行转账|对公/giu,
  ],
  [
    'L/C',
    /(?<!\p{Script=Latin})(?:l\/c|lc|letters? of credit|akreditif)(?!\p{Script=Latin})|信用证/giu,
  ],
  ['D/P', /(?<!\p{Script=Latin})d\/p(?!\p{Script=Latin})/giu],
  ['PayPal', /(?<!\p{Script=Latin})pay ?pal(?!\p{Script=Latin})/giu],
  ['Western Union', /(?<!\p{Script=Latin})(?:western union|w\/u)(?!\p{Script=Latin})/giu],
  ['Alipay', /(?<!\p{Script=Latin})alipay(?!\p{Script=Latin})|支付宝/giu],
  [
    'WeChat Pay',
    /(?<!\p{Script=Latin})(?:wechat ?pay|(?<=pay(?:ment)? (?:by|via|with) )wechat)(?!\p{Script=Latin})|微信支付|(?<=支付宝、?)微信|微信(?=都|也|可)/giu,
  ],
  [
    'credit card',
    /(?<!\p{Script=Latin})(?:credit )?cards?(?= (?:payment|accepted|ok)|\s?[,.;/)]|$)(?!\p{Script=Latin})|(?<!\p{Script=Latin})credit cards?(?!\p{Script=Latin})|kredi kartı|tarjeta/giu,
  ],
  [
    'Trade Assurance',
    /(?<!\p{Script=Latin})(?:alibaba )?trade assurance(?!\p{Script=Latin})|信保/giu,
  ],
  ['Wise', /(?<!\p{Script=Latin})wise(?!\p{Script=Latin})/gu],
  ['Wise', /(?<!\p{Script=Latin})Wise(?!\p{Script=Latin})/gu],
  ['Payoneer', /(?<!\p{Script=Latin})payoneer(?!\p{Script=Latin})/giu],
];
const refusedBefore =
  /(?:(?:do(?:es)? not|don['’]?t|can(?:no|['’])?t|no|not|without|never|不接受|不做)\s(?:\p{L}+\s){0,2})$/iu;
const refusedBehind =
  /^[\s:,-]{0,3}(?:is\s|are\s)?(?:not (?:accept\p{L}*|possible|ok|available)|no accept|is not|can ?not|不接受|不行)/iu;

/** How the order is paid. Terms of the sample are left out. */
export function readPayment(lines: readonly QuoteLine[]): QuotePayment | null {
  const own = lines.filter(isOfPayment);
  const depositPct = depositIn(own);
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
  return line.parts.some((part) => isPaymentPart(part));
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
    (depositWords.test(part.text) || balanceWords.test(part.text));
  return (
    !isSample &&
    (isNamed ||
      isShare ||
      methods.some(([, pattern]) => new RegExp(pattern.source, 'iu').test(part.text)))
  );
}

/** The share before production. */
function depositIn(lines: readonly QuoteLine[]): Said<number> | null {
  for (const line of lines) {
    const full = fullIn(line);
    if (full !== null) return full;
    const shares = line.figures.filter(
      (figure) => figure.kind === 'percent' && isShare(figure, line),
    );
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
    if (named !== undefined) return share(named);
  }
  return null;
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

/** "30/70", "30% / 70%", "40-60". */
function splitIn(line: QuoteLine): Said<number> | null {
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

/** All before production; not for small orders only, and not before the shipment. */
function fullIn(line: QuoteLine): Said<number> | null {
  const match =
    /(?<!\d)100\s?%(?:\s(?:of\s)?(?:t\/t|tt|payment|prepay\p{L}*|pre-?paid|advance|deposit|in advance|upfront|first|before production|on order|with order|by t\/t)){1,3}|(?:t\/t|tt|payment|pay)\s?:?\s?100\s?%(?!\s(?:before (?:ship|deliver|load|dispatch)|against))|full (?:payment|amount)\s(?:is\s)?(?:required\s|needed\s)?(?:in advance|first|before production|upfront|with order)|(?:cash|payment) in advance(?!\s?\d)|in advance\s?:?\s?100\s?%|%\s?100 peşin|全款|100\s?%\s?预付|peşin 100|vorkasse|por adelantado 100/iu.exec(
      line.text,
    );
  if (match === null) return null;
  const after = line.text.slice(match.index + match[0].length, match.index + match[0].length + 24);
  const before = line.text.slice(Math.max(0, match.index - 40), match.index);
  if (
    /^[^.;]{0,30}(?:for|if)\s(?:an? |the )?(?:small |first )?orders?\s(?:is )?(?:under|below|less|value)/i.test(
      line.text.slice(match.index + match[0].length, match.index + match[0].length + 70),
    )
  )
    return null;
  if (/^\s?(?:before (?:ship|deliver|load|dispatch)|against)/i.test(after)) return null;
  if (
    /(?:(?<!\p{Script=Latin})(?:under|below|less than|small|or|samples?)(?!\p{Script=Latin})|<)[^.;]*$/iu.test(
      before,
    )
  )
    return null;
  const from = line.start + match.index;
  return { value: 100, source: { from, to: from + match[0].length } };
}

function balanceIn(lines: readonly QuoteLine[]): Said<BalanceTime> | null {
  for (const line of lines) {
    const found = balanceTimes
      .flatMap(([time, pattern]) => {
        const match = pattern.exec(line.text);
        return match === null || !isOfBalance(time, match.index, line.text)
          ? []
          : [{ time, index: match.index, length: match[0].length }];
      })
      .sort((a, b) => a.index - b.index);
    const [first] = found;
    if (first === undefined) continue;
    const from = line.start + first.index;
    return { value: first.time, source: { from, to: from + first.length } };
  }
  return null;
}

/** Whether the words speak of money, rather than of an inspection before shipment. */
function isOfBalance(time: BalanceTime, at: number, text: string): boolean {
  const before = text.slice(0, at);
  if (/(?:check|inspect\p{L}*|photo|video)[^,;.]{0,20}$/iu.test(before)) return false;
  // "70% at sight of scanned documents" is no letter of credit.
  if (time === 'at sight') {
    const isCredit = /(?<!\p{L})(?:l\/?c|d\/?p|credit)(?!\p{L})|信用证|akreditif/iu.test(text);
    return isCredit && !/l\/c[^.]*not|not[^.]{0,12}l\/c/i.test(text);
  }
  if (time === 'on delivery') return /%|balance|rest|pay|kalan/i.test(text);
  return /%|balance|bal(?!\p{L})|pay|rest|余款|尾款|付|款|kalan|yüzde|ödeme|deposit|t\/t/iu.test(
    text,
  );
}

function methodsIn(lines: readonly QuoteLine[]): Said<string>[] {
  const found = lines.flatMap((line) =>
    methods.flatMap(([name, pattern]) =>
      [...line.text.matchAll(pattern)].flatMap((match) => {
        const before = line.text.slice(Math.max(0, match.index - 24), match.index);
        const after = line.text.slice(
          match.index + match[0].length,
          match.index + match[0].length + 24,
        );
        const isStart = /(?:from|after|upon|receipt of|receiving)\s(?:your\s|the\s)?$/iu.test(
          before,
        );
        if (isStart && line.figures.some(({ kind }) => kind === 'days')) return [];
        if (refusedBefore.test(before) || refusedBehind.test(after)) return [];
        const from = line.start + match.index;
        const part = line.parts.findLast(({ start }) => start <= from);
        if (part !== undefined && part.hits.some(({ topic }) => topic === 'sample')) return [];
        return [{ value: name, source: { from, to: from + match[0].length } }];
      }),
    ),
  );
  return found
    .sort((a, b) => a.source.from - b.source.from)
    .filter(({ value }, place, all) => all.findIndex((each) => each.value === value) === place);
}
