import type { QuoteLine } from './quote-parts.ts';
import type { Said } from './supplier-quote.ts';

const methods: readonly (readonly [string, RegExp])[] = [
  [
    'T/T',
    /(?<!\p{Script=Latin})(?:t\/t|tt|telegraphic transfer|(?:bank )?wire(?: transfer)?|bank (?:transfer|remittance|payment)|ach|sepa|(?:bank )?transfer(?= only|s? to|\s?[,.;/)]|\s?$| or| and)|transferencia(?: bancaria)?|(?:banka )?havale\p{L}*|eft|(?:bank)?überweisung|überweisen|bonifico|przelew\p{L}*|chuyển khoản|rtgs|neft|imps|transferência|virement|(?:through|by|via|to|or) (?:our |the |your )?bank(?=\s?(?:[.,;)]|$)))(?!\p{Script=Latin})|电汇|银行转账|转账|公账|对公/giu,
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
    /(?<!\p{Script=Latin})(?:wechat ?pay|(?<=pay(?:ment)? (?:by|via|with) )wechat)(?!\p{Script=Latin})|微信支付|(?<=支付宝、?)微信|微信(?=都|也|可)|(?<=对公(?:或者?|、|和|\/))微信/giu,
  ],
  [
    'credit card',
    /(?<!\p{Script=Latin}|(?:color|hang|header|gift|backing|paper|thank you|insert) )(?:(?<=(?:by|via|with|or|and|pay|take|accept) )cards?|(?:credit |debit )?cards?)(?= (?:payment|accepted|ok|or |and |like|online)|\s?\+\s?\d|\s?[,.;/)]|$)(?!\p{Script=Latin})|(?<!\p{Script=Latin})credit cards?(?!\p{Script=Latin})|kredi kartı|(?:con|por|y|o) tarjeta|tarjeta de crédito|kreditkarte|carte bancaire|cartão de crédito|carta di credito/giu,
  ],
  [
    'Trade Assurance',
    /(?<!\p{Script=Latin})(?:alibaba )?trade assurance(?!\p{Script=Latin})|信保/giu,
  ],
  ['Wise', /(?<!\p{Script=Latin}|price[ -])(?:trans\s?fer)?wise(?!\p{Script=Latin})/giu],
  ['Payoneer', /(?<!\p{Script=Latin})payoneer(?!\p{Script=Latin})/giu],
];
const refusedBefore =
  /(?:(?:do(?:es)? not|don['’]?t|can(?:no|['’])?t|no|not|without|never|不接受|不做)\s(?:\p{L}+\s){0,2}|不(?:能|可以|可)?(?:接受|支持|做|开|用|收|走)|没有|做不了)$/iu;
const refusedBehind =
  /^[\s:,-]{0,3}(?:is\s|are\s)?(?:(?:only |just )?(?:for|on) samples?|(?:only )?for (?:the )?samples?|not (?:accept\p{L}*|possible|ok|available)|no accept|is not|can ?not|kabul ed(?:ilmez|ilmiyor|emiyoruz)|geçersiz|不接受|不行|做不了|开不了|不做|不能|不支持|用不了|kabul etmiyoruz)/iu;

/** Whether a text names a way to pay. */
export function namesMethod(text: string): boolean {
  return methods.some(([, pattern]) => new RegExp(pattern.source, 'iu').test(text));
}

/** "Sample $10, freight $35, pay by PayPal": the line speaks of no order. */
function isOfSample({ parts, figures, text }: QuoteLine): boolean {
  const [first] = parts.flatMap(({ hits }) => hits);
  return (
    first?.topic === 'sample' &&
    figures.every(({ kind }) => kind !== 'percent') &&
    !/(?<!\p{L})(?:orders?|bulk|mass|deposit|balance|payment)(?!\p{L})|大货|定金/iu.test(text)
  );
}

/** The ways to pay that are offered for the order, each once. */
export function methodsIn(lines: readonly QuoteLine[]): Said<string>[] {
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
        // "How many cards, 6 or 12?"
        if (/(?:how many|which|what|\d)\s(?:\p{L}+\s)?$/iu.test(before) && /card/i.test(match[0]))
          return [];
        // "Number of cards": without a word on paying it is no way to pay.
        const isOther =
          /^cards?$/i.test(match[0]) &&
          !line.parts.some(({ hits }) => hits.some(({ topic }) => topic === 'payment')) &&
          !methods.some(
            ([other, each]) => other !== name && new RegExp(each.source, 'iu').test(line.text),
          );
        if (isOther) return [];
        // "Opp bag + card" is packing.
        const isOfPacking =
          /^cards?$/i.test(match[0]) &&
          line.parts.some(({ hits }) => hits.some(({ topic }) => topic === 'packing'));
        if (isOfPacking) return [];
        if (refusedBefore.test(before) || refusedBehind.test(after)) return [];
        const from = line.start + match.index;
        const part = line.parts.findLast(({ start }) => start <= from);
        if (part !== undefined && part.hits.some(({ topic }) => topic === 'sample')) return [];
        if (isOfSample(line)) return [];
        // "能开信用证吗" asks.
        if (/[吗呢][?？]?\s*$/u.test(line.text)) return [];
        return [{ value: name, source: { from, to: from + match[0].length } }];
      }),
    ),
  );
  return found
    .sort((a, b) => a.source.from - b.source.from)
    .filter(({ value }, place, all) => all.findIndex((each) => each.value === value) === place);
}
