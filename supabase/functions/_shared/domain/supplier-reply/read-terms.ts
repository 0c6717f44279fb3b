import { listOfCountries, parsePlaces } from '../language/places.ts';
import type { Clause, Topic } from './clauses.ts';
import { findCounts, findDays, numberPattern, parseNumber } from './numbers.ts';
import type { QuotedDays, SupplierReply } from './supplier-reply.ts';

type Terms = Omit<SupplierReply, 'prices' | 'sampleCost' | 'tooling'>;

/** Everything of a reply but its sums. */
export function readTerms(reply: string, clauses: readonly Clause[]): Terms {
  const delivery = readIncoterm(reply);
  return {
    ...delivery,
    ...readMinOrder(reply, clauses),
    production: timeOf(clauses, 'production', ['sample', 'validity', 'payment']),
    sampleTime: timeOf(clauses, 'sample', []),
    ...readPayment(clauses),
    packaging: readPackaging(clauses),
    validity: readValidity(clauses),
    certificates: readCertificates(reply),
    country: readCountry(reply, delivery.place),
    signedBy: readSignature(reply),
  };
}

const incotermNames: Readonly<Record<string, string>> = {
  'EX WORKS': 'EXW',
  'EX-WORKS': 'EXW',
  EXWORKS: 'EXW',
  'C&F': 'CFR',
  CNF: 'CFR',
  DDU: 'DAP',
};
const incoterm =
  /\b(EXW|FCA|FOB|FAS|CFR|CIF|CPT|CIP|DAP|DDP|DPU|DDU|CNF|C&F|ex[\s-]?works)\b\.?(?:[ \t]+(?:price|port|terms?|to|from|at)\b)*[ \t:,(]*/i;
/** One or two words with a capital, or more in a name such as "Ho Chi Minh". */
const placeName = /^\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{Ll}+){0,2}/u;

function readIncoterm(reply: string): Pick<Terms, 'incoterm' | 'place'> {
  const match = incoterm.exec(reply);
  if (match === null) return { incoterm: null, place: null };
  const name = (match[1] ?? '').toUpperCase().replace(/\s+/g, ' ');
  const place = placeName.exec(reply.slice(match.index + match[0].length))?.[0];
  return {
    incoterm: incotermNames[name] ?? name,
    place: place === undefined || notPlaces.test(place) ? null : place,
  };
}

const notPlaces =
  /^(?:USD|EUR|RMB|CNY|GBP|US|Price|Sample|Payment|Mou?ld|Prices|Packing|Deposit|MOQ|Unit|Lead|Payment|Sample|Delivery|Qty|The|Our|Terms?|And|For|Is|Best|We|It|Port)\b/i;

const minOrderBefore = new RegExp(
  String.raw`(?:\bm\.?o\.?q\.?|\bminimum(?: order)?(?: quantity| qty)?|\bmin\.?\s?(?:order|qty|quantity)(?: qty| quantity)?|\bpedido mínimo|\bmínimo|\basgari|\bstart(?:ing)? from|\bmin)\b[^\d\n]{0,30}?(${numberPattern})\s?(k)?(?!\s?(?:%|days?|weeks?))`,
  'iu',
);
const minOrderBehind = new RegExp(
  String.raw`(${numberPattern})\s?(k)?\s?(?:pcs?|pieces?|units?|pairs?|sets?|adet|peças)?\s?(?:is (?:our |the )?)?\(?(?:moq|minimum)\b`,
  'iu',
);
const perWhat =
  /(?:\bper|\/|\beach|\bfor each|\bpor|\bher)\s?(colou?r|size|design|style|model|sku|item|order|cor|modelo|renk|scent|flavou?r)\b/iu;

function readMinOrder(
  reply: string,
  clauses: readonly Clause[],
): Pick<Terms, 'minOrder' | 'minOrderPer'> {
  if (/\bno (?:moq|minimum)\b|\bwithout (?:moq|minimum)\b/i.test(reply)) {
    return { minOrder: 1, minOrderPer: null };
  }
  const match = minOrderBefore.exec(reply) ?? minOrderBehind.exec(reply);
  const clause = clauses.find(({ topics, isOwn }) => isOwn && topics.includes('min-order'));
  const units =
    match === null
      ? clause && findCounts(clause.text)[0]?.units
      : parseNumber(match[1] ?? '', true) * (match[2] === undefined ? 1 : 1000);
  const around = match === null ? '' : reply.slice(match.index, match.index + match[0].length + 24);
  const per = perWhat.exec(around)?.[1]?.toLowerCase();
  return {
    minOrder: units ?? null,
    minOrderPer: units === undefined || per === undefined ? null : (inEnglish[per] ?? per),
  };
}

const inEnglish: Readonly<Record<string, string>> = {
  colour: 'color',
  cor: 'color',
  renk: 'color',
  modelo: 'model',
  flavour: 'flavor',
};

function timeOf(
  clauses: readonly Clause[],
  topic: Topic,
  others: readonly Topic[],
): QuotedDays | null {
  for (const { text, topics } of clauses) {
    const first = topics.find((each) => each === topic || others.includes(each));
    if (first !== topic) continue;
    const found = findDays(text);
    if (found === undefined) continue;
    const { minDays, maxDays, isWorkingDays } = found;
    return { minDays, maxDays, isWorkingDays };
  }
  return null;
}

const split = /\b(\d{1,3})\s?%?\s?[/:-]\s?(\d{1,3})\s?%?(?!\d)/;

function readPayment(clauses: readonly Clause[]): Pick<Terms, 'payment' | 'depositPct'> {
  const said = clauses.filter(
    ({ text, topics, isOwn }) =>
      topics.includes('payment') && (isOwn || /\d\s?%/.test(text)) && !/\bsampl/i.test(text),
  );
  if (said.length === 0) return { payment: null, depositPct: null };
  // "45 days from receipt of 40% advance" states a time first, and a share only in passing.
  const terms = said.filter(({ topics }) => topics.find(isTimeOrPayment) === 'payment');
  const text = (terms.length === 0 ? said : terms)
    .map((each) =>
      each.text.replace(
        /^\W*(?:payment(?:\s+terms?)?|terms of payment|pagamento|ödeme)\s*(?:is|are)?\s*[:：-]?\s*/iu,
        '',
      ),
    )
    .filter((each) => each !== '')
    .join(', ');
  const shares = split.exec(text);
  const deposit =
    /(\d{1,3})\s?%\s*(?:t\/t\s*)?(?:as\s+)?(?:in\s+)?(?:deposit|advance|down|upfront|prepa|before production|peşin|antecipado|to start|sinal)/iu.exec(
      text,
    ) ?? /(?:deposit|advance|down ?payment|upfront|t\/t)\D{0,12}(\d{1,3})\s?%/iu.exec(text);
  const full =
    /\b100\s?%|\bfull (?:payment|prepay)/i.test(text) &&
    !/\bbefore (?:ship|deliver|load)/i.test(text)
      ? 100
      : undefined;
  const sharesPct =
    shares !== null && Number(shares[1]) + Number(shares[2]) === 100
      ? Number(shares[1])
      : undefined;
  const depositPct = sharesPct ?? (deposit === null ? undefined : Number(deposit[1])) ?? full;
  const inPassing = terms.length === 0 && depositPct !== undefined;
  return {
    payment: inPassing ? `${depositPct}% deposit` : text === '' ? null : text,
    depositPct: depositPct ?? null,
  };
}

function isTimeOrPayment(topic: Topic): boolean {
  return topic === 'production' || topic === 'payment';
}

function readPackaging(clauses: readonly Clause[]): string | null {
  const said = clauses.filter(({ topics, isOwn }) => isOwn && topics.includes('packaging'));
  const text = said
    .map((each) =>
      each.text.replace(/^\W*(?:pack(?:ing|aging)|embalagem|ambalaj)\s*(?:is\b|:|：)?\s*/iu, ''),
    )
    .join(', ');
  return text === '' ? null : text;
}

function readValidity(clauses: readonly Clause[]): string | null {
  for (const { text, topics } of clauses) {
    if (!topics.includes('validity')) continue;
    const days = findDays(text)?.said;
    if (days !== undefined) return days.replace(/(\d)(?=\p{L})/u, '$1 ');
    const until = /\b(?:until|till|through|to|até|by)\s+([\p{L}\d][\p{L}\d\s,/.-]{2,24})/iu.exec(
      text,
    );
    if (until !== null) return `until ${(until[1] ?? '').trim()}`;
  }
  return null;
}

const certificateNames: readonly (readonly [string, RegExp])[] = [
  ['BSCI', /\bbsci\b/i],
  ['Sedex', /\bsedex\b|\bsmeta\b/i],
  ['GOTS', /\bgots\b/i],
  ['OEKO-TEX', /\boeko[\s-]?tex\b/i],
  ['GRS', /\bgrs\b/i],
  ['WRAP', /\bWRAP\b/],
  ['FSC', /\bfsc\b/i],
  ['ISO 9001', /\biso\s?:?-?\s?9001/i],
  ['ISO 22716', /\biso\s?:?-?\s?22716/i],
  ['ISO 13485', /\biso\s?:?-?\s?13485/i],
  ['GMP', /\bc?gmp\b/i],
  ['FDA', /\bfda\b/i],
  ['LFGB', /\blfgb\b/i],
  ['REACH', /\bREACH\b/],
  ['RoHS', /\brohs\b/i],
  ['CE', /\bCE\b/],
  ['CPSIA', /\bcpsia\b/i],
  ['CPC', /\bCPC\b/],
  ['ASTM', /\bastm\b/i],
  ['UL', /\bUL\b/],
  ['FCC', /\bfcc\b/i],
  ['LWG', /\blwg\b/i],
  ['SGS', /\bsgs\b/i],
  ['HACCP', /\bhaccp\b/i],
];

function readCertificates(reply: string): readonly string[] {
  return certificateNames.flatMap(([name, pattern]) => (pattern.test(reply) ? [name] : []));
}

/** The country of the place of delivery, or else the one that the reply says the goods come from. */
function readCountry(reply: string, place: string | null): string | null {
  const where =
    /\b(?:factory|located|based|workshop|made|produced|manufactured|origin)\b[^.\n]{0,60}/i.exec(
      reply,
    );
  for (const text of [place === null ? '' : `made in ${place}`, where?.[0] ?? '', reply]) {
    const [country] = parsePlaces(text).countries.filter((each) => each !== 'usa');
    if (country !== undefined) return listOfCountries([country]);
  }
  return null;
}

const closing =
  /(?:best|kind|warm)?\s?regards|\b(?:sincerely|cheers|cordially|thanks|thank you|atenciosamente|cumprimentos|saygılar[ıi]m[ıi]zla|saygılar[ıi]mla|selamlar)\b/iu;

/** The name below the closing, where it looks like one. */
function readSignature(reply: string): string | null {
  const lines = reply
    .trim()
    .split(/\n+/)
    .map((line) => line.trim());
  const at = lines.findLastIndex((line) => closing.test(line));
  if (at === -1) return null;
  const after = (lines[at] ?? '').replace(
    /^.*(?:regards|sincerely|cheers|thanks|thank you|atenciosamente|cumprimentos|saygılar[ıi]m[ıi]zla|saygılar[ıi]mla|selamlar)\W*/iu,
    '',
  );
  const name = /^(?:(?:mr|ms|mrs)\.?\s)?(\p{Lu}\p{Ll}+)/u.exec(after || (lines[at + 1] ?? ''));
  return name?.[1] ?? null;
}
