import type { QuoteLine } from './quote-parts.ts';
import type { CertificateStatus, QuoteCertificate, Said } from './supplier-quote.ts';

/** Certificates, audits and test standards by their usual names. */
export const certificateNames: readonly (readonly [string, RegExp])[] = [
  ['BSCI', /(?<!\p{Script=Latin})bsci(?!\p{Script=Latin})/giu],
  ['SEDEX', /(?<!\p{Script=Latin})(?:sedex|smeta)(?!\p{Script=Latin})/giu],
  ['GOTS', /(?<!\p{Script=Latin})gots(?!\p{Script=Latin})/giu],
  ['OEKO-TEX', /(?<!\p{Script=Latin})(?:oeko|öko)(?:[\s-]?tex)?(?!\p{Script=Latin})/giu],
  ['GRS', /(?<!\p{Script=Latin})GRS(?!\p{Script=Latin})/gu],
  ['RWS', /(?<!\p{Script=Latin})RWS(?!\p{Script=Latin})/gu],
  ['Fair Trade', /(?<!\p{Script=Latin})fair[\s-]?trade(?!\p{Script=Latin})/giu],
  ['OCS', /(?<!\p{Script=Latin})OCS(?!\p{Script=Latin})/gu],
  ['RCS', /(?<!\p{Script=Latin})RCS(?!\p{Script=Latin})/gu],
  ['BCI', /(?<!\p{Script=Latin})BCI(?!\p{Script=Latin})/gu],
  ['WRAP', /(?<!\p{Script=Latin})WRAP(?!\p{Script=Latin})/gu],
  ['RDS', /(?<!\p{Script=Latin})RDS(?!\p{Script=Latin})/gu],
  ['PEFC', /(?<!\p{Script=Latin})PEFC(?!\p{Script=Latin})/gu],
  ['SA8000', /(?<!\p{Script=Latin})sa[\s-]?8000/giu],
  ['USDA Organic', /(?<!\p{Script=Latin})usda(?: organic)?(?!\p{Script=Latin})/giu],
  ['COSMOS', /(?<!\p{Script=Latin})COSMOS(?!\p{Script=Latin})/gu],
  ['TSCA', /(?<!\p{Script=Latin})tsca(?!\p{Script=Latin})/giu],
  ['NSF', /(?<!\p{Script=Latin})NSF(?!\p{Script=Latin})/gu],
  ['COA', /(?<!\p{Script=Latin})COAs?(?!\p{Script=Latin})/gu],
  ['UN38.3', /un\s?38\.3/giu],
  ['ETL', /(?<!\p{Script=Latin})ETL(?!\p{Script=Latin})/gu],
  ['FSC', /(?<!\p{Script=Latin})fsc(?!\p{Script=Latin})/giu],
  ['ISO 9001', /iso\s?:?-?\s?9001/giu],
  ['ISO 14001', /iso\s?:?-?\s?14001/giu],
  ['ISO 22716', /iso\s?:?-?\s?22716/giu],
  ['ISO 13485', /iso\s?:?-?\s?13485/giu],
  // ISO 22716 is the GMP of cosmetics: together they are one.
  ['GMP', /(?<!\p{Script=Latin}|22716[ (]{1,2})c?gmpc?(?!\p{Script=Latin})/giu],
  ['FDA', /(?<!\p{Script=Latin})fda(?!\p{Script=Latin})/giu],
  ['LFGB', /(?<!\p{Script=Latin})lfgb(?!\p{Script=Latin})/giu],
  ['REACH', /(?<!\p{Script=Latin})REACH(?!\p{Script=Latin})/gu],
  ['RoHS', /(?<!\p{Script=Latin})rohs(?!\p{Script=Latin})/giu],
  ['CE', /(?<!\p{Script=Latin})CE(?!\p{Script=Latin})/gu],
  ['CPSIA', /(?<!\p{Script=Latin})cpsia(?!\p{Script=Latin})/giu],
  ['CPC', /(?<!\p{Script=Latin})CPC(?!\p{Script=Latin})/gu],
  ['ASTM F963', /astm[\s-]?f[\s-]?963/giu],
  ['ASTM', /(?<!\p{Script=Latin})astm(?!\p{L}|[\s-]?f[\s-]?963)/giu],
  ['EN71', /(?<!\p{Script=Latin})en[\s-]?71(?!\d)/giu],
  ['EU 84/500', /84\/500(?:\/EEC)?/giu],
  ['Prop 65', /(?:prop(?:osition)?\.?|california|(?<!\p{L})ca)\s?65(?!\d)/giu],
  ['UL', /(?<!\p{Script=Latin})UL(?!\p{Script=Latin})/gu],
  ['FCC', /(?<!\p{Script=Latin})fcc(?!\p{Script=Latin})/giu],
  ['UKCA', /(?<!\p{Script=Latin})ukca(?!\p{Script=Latin})/giu],
  ['LWG', /(?<!\p{Script=Latin})lwg(?!\p{Script=Latin})/giu],
  ['HACCP', /(?<!\p{Script=Latin})haccp(?!\p{Script=Latin})/giu],
  ['BRC', /(?<!\p{Script=Latin})BRCG?S?(?!\p{Script=Latin})/gu],
  ['MSDS', /(?<!\p{Script=Latin})msds(?!\p{Script=Latin})/giu],
  ['SDS', /(?<!\p{Script=Latin})SDS(?!\p{Script=Latin})/gu],
  ['bluesign', /(?<!\p{Script=Latin})bluesign(?!\p{Script=Latin})/giu],
  ['Master of Linen', /(?<!\p{Script=Latin})masters? of linen(?!\p{Script=Latin})/giu],
  ['European Flax', /(?<!\p{Script=Latin})european flax(?!\p{Script=Latin})/giu],
  ['Woolmark', /(?<!\p{Script=Latin})woolmark(?!\p{Script=Latin})/giu],
  ['IFRA', /(?<!\p{Script=Latin})ifra(?!\p{Script=Latin})/giu],
  ['Halal', /(?<!\p{Script=Latin})halal(?!\p{Script=Latin})/giu],
  ['SGS', /(?<!\p{Script=Latin})sgs(?!\p{Script=Latin})/giu],
];

const absent =
  /(?:do(?:es)? not|don['’]?t|have no|has no|no longer|not yet|without|haven['’]?t|not (?:certified|have|available)|we are not|yourself|you must (?:make|do|get|arrange|apply)|yet to|not ours|importer must|没有|yok(?!\p{Script=Latin})|no tenemos|no contamos|kein\p{L}*|nicht|não temos|n['’]avons pas|non abbiamo|lapsed|expired|ne mamy|chưa có|(?<!\p{L})by (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|next|the end|q[1-4])|无(?!需|论|毒)|未)/iu;
const promised =
  /(?<!\p{Script=Latin})(?:can|could|able to|on request|upon request|apply|applying|arrange\p{L}*|if (?:you |u )?(?:need|want|require)\p{L}*|possible|posible|possível|possibile|möglich|mümkün|będzie|will (?:do|get|make|send|provide|be)|in process|under application|if necessary|podemos|se puede|können|kann|yapılabilir|alınabilir|possiamo|pouvons|podem|können)(?!\p{Script=Latin})|可以做|可做|可办|可提供|能过|可以过|可以(?=\s*$)/iu;
const held =
  /(?<!\p{Script=Latin})(?:certified|have|has|holds?|passed|passes|compl(?:y|ies|iant)|valid|approved|audited|available|tested under|ok|okay|yes|ready|done|no problem|var|mevcut|sahibiz|tenemos|contamos|zertifiziert|haben|certificad[oa]s?|abbiamo)(?!\p{Script=Latin})|已有|有|齐全|通过/iu;
const costly =
  /(?:(?:your|buyer|customer|client)['’]?s? (?:own )?(?:cost|expense|charge|account|side)|(?:cost|fee|charge)s? (?:is |are )?(?:for|by|on|to|borne by) (?:the )?(?:buyer|you|customer|client)|you (?:must |need to |have to |will |should )?(?:pay|bear)|extra (?:cost|charge|fee)|(?:needs?|with|plus) (?:the |a )?(?:test(?:ing)? |lab )?fees?|(?:with|on|against|for|at) (?:an? )?(?:extra |additional |separate )?(?:surcharge|charges?|cost|payment|fee)(?!\p{L})|(?:other|different|higher|another) price|more expensive|expensiver|dearer|\+\s?[$€]?\d+[.,]\d+|price (?:is )?(?:higher|different)|(?:otro|outro|altro|autre|anderer|höherer) (?:precio|preço|prezzo|prix|preis)|(?:con|com) (?:costo|custo) |costo (?:extra|aparte|adicional)|custo adicional|à (?:votre|la) charge|auf ihre kosten|zu ihren lasten|aufpreis|sobrecoste|sobrecosto|sovrapprezzo|surcoût|at actuals|mehrpreis|mehrkosten|paid by (?:you|the buyer|buyer|client|customer)|\+\s?\d+(?:\.\d+)?\s?%|price \+|charged|费用|需付费|另收|客户承担|ücretli|a (?:su )?cargo)/iu;

/** Whether a line names any of them. */
const anyName = new RegExp(certificateNames.map(([, pattern]) => pattern.source).join('|'), 'iu');

/** Whether a text names a certificate, an audit or a test standard. */
export function namesCertificate(text: string): boolean {
  return anyName.test(text);
}

type Clause = Readonly<{ text: string; start: number; sentence: string }>;

/** The certificates of a mail; a promise of one is not one. */
export function readCertificates(lines: readonly QuoteLine[]): Said<QuoteCertificate>[] {
  const found = lines
    .filter(({ text, asked }) => anyName.test(text) || anyName.test(asked))
    .flatMap((line) => [
      ...clausesOf(line).flatMap((clause) => certificatesIn(clause, line)),
      ...answered(line),
    ]);
  const names = [...new Set(found.map(({ value }) => value.name))];
  const order: readonly CertificateStatus[] = ['has', 'offered at a cost', 'can get'];
  return names.flatMap((name) => {
    const own = found.filter(({ value }) => value.name === name);
    const best = order.flatMap((status) => own.filter(({ value }) => value.status === status))[0];
    return best === undefined ? [] : [best];
  });
}

/** "OEKO-TEX?" and "yes have" below it. */
function answered({ asked, text, start }: QuoteLine): Said<QuoteCertificate>[] {
  const yes =
    /^\W*(?:yes|yep|sure|of course|we have|have|ok|有|有的|evet|var|s[ií]|sim|ja)(?!\p{Script=Latin})/iu.exec(
      text,
    );
  if (yes === null || absent.test(text) || promised.test(text) || anyName.test(text)) return [];
  return certificateNames.flatMap(([name, pattern]) =>
    asked.search(pattern) === -1
      ? []
      : [
          {
            value: { name, status: 'has' as const },
            source: { from: start, to: start + yes[0].length },
          },
        ],
  );
}

/** Clauses between commas; "and" joins certificates. */
function clausesOf(line: QuoteLine): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of pieces(line.text, /[;。；!]|\.(?=\s|$)/gu)) {
    for (const clause of pieces(
      sentence.text,
      /[,，、]|\s(?:and|but)\s(?=(?:we |also )?(?:can|could|will|no|not|don['’]?t)(?!\p{L}))|\s(?:y|e|und|et|ve)\s(?=(?:podemos|possiamo|pouvons|können|auf wunsch)(?!\p{L}))/giu,
    )) {
      clauses.push({
        text: clause.text,
        start: line.start + sentence.start + clause.start,
        sentence: sentence.text,
      });
    }
  }
  return clauses;
}

function pieces(text: string, split: RegExp): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(split)) {
    found.push({ text: text.slice(from, match.index), start: from });
    from = match.index + match[0].length;
  }
  found.push({ text: text.slice(from), start: from });
  return found;
}

function certificatesIn(
  { text, start, sentence }: Clause,
  line: QuoteLine,
): Said<QuoteCertificate>[] {
  return certificateNames.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].slice(0, 1).flatMap((match) => {
      if (
        name === 'SGS' &&
        /(?:by|from|in|at|via|with|through|thru|@)\s(?:the |an? )?$/i.test(
          text.slice(0, match.index),
        )
      )
        return [];
      if (/(?<!\p{L})(?:no|without|not)\s$/iu.test(text.slice(0, match.index))) return [];
      const behind = text.slice(match.index + match[0].length);
      const isOffered = /(?<!\p{L})(?:but|ama|pero|aber)(?!\p{L})/iu.test(sentence);
      if (
        !isOffered &&
        /^(?:\s\p{L}+)?[\s:]{1,2}(?:no|none|yok|not|not yet|no have|no yet)\s*$/iu.test(behind)
      )
        return [];
      const status = statusOf(text, sentence, line);
      const from = start + match.index;
      return status === null
        ? []
        : [{ value: { name, status }, source: { from, to: from + match[0].length } }];
    }),
  );
}

function statusOf(clause: string, sentence: string, line: QuoteLine): CertificateStatus | null {
  const scope = hasStatus(clause) ? clause : spokenFor(clause, sentence);
  // What a later clause lacks is no matter of this one.
  const at = sentence.indexOf(clause);
  const denied = scope === sentence && at > 0 ? sentence.slice(0, at + clause.length) : scope;
  if (absent.test(denied)) {
    // "We don't have it now, but if you need it we can".
    const turn = /(?<!\p{L})(?:but|however|pero|aber|ama|mas|mais|ma)\s|但|不过/iu.exec(sentence);
    const offer = turn === null ? '' : sentence.slice(turn.index + turn[0].length);
    if (!promised.test(offer) || absent.test(offer)) return null;
    return isCostly(offer, offer) ? 'offered at a cost' : 'can get';
  }
  if (/\?\s*$/.test(line.text) && /(?:do you|need|want|which)/i.test(sentence)) return null;
  const bare = scope.replace(/\([^)]*\)?/g, ' ');
  if (
    /certified|certificad|zertifiziert|audited|passed|we have|also have|hold/iu.test(bare) &&
    !/(?<!\p{Script=Latin})(?:can (?:be|pass|do|get)|(?:on|upon) request|poss[íi]vel|posible|possible|möglich|possibile)(?!\p{Script=Latin})/iu.test(
      bare,
    )
  ) {
    return 'has';
  }
  // In a list, the clause behind speaks for those before it.
  const later = hasStatus(clause) ? '' : sentence.slice(sentence.indexOf(clause) + clause.length);
  if (promised.test(later) && costly.test(later)) return 'offered at a cost';
  if (promised.test(scope)) return isCostly(clause, sentence) ? 'offered at a cost' : 'can get';
  if (held.test(scope)) return 'has';
  // "EN71, ASTM F963, CPC at the buyer's cost": the clause behind speaks for those before it.
  if (scope !== clause && scope !== sentence && costly.test(scope)) return 'offered at a cost';
  if (/\+\s?[$€]?\d/.test(clause) || costly.test(clause) || sum.test(clause))
    return 'offered at a cost';
  return isCostly(clause, sentence) && /test|report|certificat|lab/i.test(sentence)
    ? 'offered at a cost'
    : 'has';
}

/** In a list, the next clause with such words speaks for those before it: "FDA, LFGB we have, CPC can do". */
function spokenFor(clause: string, sentence: string): string {
  const at = sentence.indexOf(clause);
  let end = at + clause.length;
  for (const next of sentence.slice(end).split(/(?<=[,，、])/u)) {
    end += next.length;
    if (hasStatus(next)) return sentence.slice(at, end);
  }
  return sentence;
}

function hasStatus(clause: string): boolean {
  return [absent, promised, held, costly, sum].some((words) => words.test(clause));
}

const sum =
  /(?:us\s?\$|usd|eur|gbp|inr|rs\.?|\$|€|rmb|¥|£)\s?\d|\d\s?(?:usd|us\$|\$|€|eur|rmb|元|美元|tl)(?!\p{Script=Latin})/iu;

/** Said in the clause itself, or in a clause of the sentence that names no certificate of its own. */
function isCostly(clause: string, sentence: string): boolean {
  const isPriced = (text: string) => costly.test(text) || sum.test(text);
  if (isPriced(clause)) return true;
  const others = sentence.split(/[,，、]/u).filter((each) => each !== clause);
  return others.some(
    (each) =>
      isPriced(each) && !certificateNames.some(([, pattern]) => each.search(pattern) !== -1),
  );
}
