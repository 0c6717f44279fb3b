import { addDays } from '../calendar-day.ts';
import type { MailWarning, Said, SupplierQuote } from './supplier-quote.ts';

const changedBank =
  /(?<!\p{Script=Latin})(?:(?:bank(?:ing)?|account|payment (?:account|details|information)|beneficiary)\s(?:\p{L}+\s){0,4}?(?:chang\w+|updat\w+|new|different|switch\p{L}*|audit\p{L}*|frozen|blocked)|(?:new|changed|updated|different|another)\s(?:company\s|bank\s|receiving\s)?(?:bank|account(?!s)|beneficiary)|(?:change[ds]?|update[ds]?|switch\p{L}*) (?:of |in )?(?:our |the |my )?(?:company )?(?:bank|account)|do(?:n['’]?t| not) (?:pay|send|use)\s(?:\p{L}+\s){0,4}?old (?:bank|account)|banka hesab\p{L}* değiş\p{L}*|yeni (?:banka )?hesab\p{L}*)|(?:银行)?账[户号](?:已)?(?:变更|更换|更新|换)|新账[户号]/iu;
const person =
  /(?<!\p{Script=Latin})(?:(?:pay|transfer|remit|send)\s(?:\p{L}+\s){0,4}?to (?:my |our )?(?:boss|manager|owner|colleague|wife|friend)|personal (?:bank )?(?:account|paypal|card)|private account|friends? (?:and|&) family|family (?:and|&) friends?|(?:my|boss['’]?s?|owner['’]?s?|manager['’]?s?|wife['’]?s?|finance['’]?s?) (?:own |personal |private )?(?:bank )?account|(?:account (?:name|holder)|beneficiary|payee|receiver) ?(?:is|:) ?(?:mr|ms|mrs|miss)\.?|(?:mr|ms|mrs)\.? [\p{L}]+['’]s account|şahsi hesap|in (?:the )?name of (?:mr|ms|mrs|our (?:boss|manager|finance)))(?!\p{Script=Latin})|个人账[户号]|私人账[户号]|私户|个人卡/iu;
/** "The new account in Hong Kong, name: Liang Jianguo": two or three words, none of a company. */
const personName =
  /(?:[Aa]ccount|[Bb]ank|[Bb]eneficiary)[^\n]{0,60}?[Nn]ame ?[:：] ?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?= ?(?:[,.;\n]|$))/u;
const companyWords =
  /\s(?:ltd|limited|inc|llc|corp\p{L}*|company|co|gmbh|srl|trading|factory|industr\p{L}*|export\p{L}*|services)\.?$/iu;
const staleWords =
  /(?<!\p{Script=Latin})(?:(?:price|quote|quotation|offer)s?\s(?:\p{L}+\s){0,5}?(?:expired|no longer valid|not valid any ?more|can ?not hold|no more valid)|(?:price|quote|quotation|offer)s?[^;\n]{0,60}(?:is|are) (?:no longer|not any ?more) valid|(?:it|this|that|which) is (?:not|no longer|no more) valid|(?:expired|out of date) (?:price|quote|quotation|offer)|please ask (?:us )?(?:for )?(?:a )?new (?:price|quote)|price (?:must|need|needs|has) (?:to )?be re-?(?:quoted|confirmed))(?!\p{Script=Latin})|价格已过期|需重新报价/iu;

type Read = Pick<
  SupplierQuote,
  'priceSteps' | 'incoterms' | 'minimumOrder' | 'hasNoMinimum' | 'payment' | 'validity' | 'mailDay'
>;

/** What a buyer should stop at; each with the words, or with those of the price. */
export function readWarnings(
  newest: string,
  read: Read,
  today: string | null,
): Said<MailWarning>[] {
  const [step] = read.priceSteps;
  const warn = (value: MailWarning, from: number, to: number): Said<MailWarning> => ({
    value,
    source: { from, to },
  });
  const found: Said<MailWarning>[] = [];
  const deposit = read.payment?.depositPct ?? null;
  if (deposit !== null && deposit.value >= 100)
    found.push({ value: 'all in advance', source: deposit.source });
  for (const [warning, pattern] of [
    ['bank account changed', changedBank],
    ['personal account', person.test(newest) ? person : personName],
  ] as const) {
    const match = pattern.exec(newest);
    const isDenied =
      match !== null &&
      /(?:never|not|no)\s(?:\p{L}+\s){0,3}$/iu.test(
        newest.slice(Math.max(0, match.index - 24), match.index),
      );
    const isCompany = match !== null && companyWords.test(match[0]);
    if (match !== null && !isDenied && !isCompany)
      found.push(warn(warning, match.index, match.index + match[0].length));
  }
  if (step !== undefined && read.incoterms.length === 0) {
    found.push({ value: 'no incoterm', source: step.source });
  }
  const isUntied = read.priceSteps.every(
    ({ value }) => value.fromQuantity === null && value.toQuantity === null,
  );
  if (step !== undefined && isUntied && read.minimumOrder === null && !read.hasNoMinimum) {
    found.push({ value: 'price without quantity', source: step.source });
  }
  const stale = staleWords.exec(newest);
  if (stale !== null) found.push(warn('expired', stale.index, stale.index + stale[0].length));
  else if (
    read.validity !== null &&
    today !== null &&
    isOver(read.validity.value, read.mailDay, today)
  ) {
    found.push({ value: 'expired', source: read.validity.source });
  }
  return found;
}

function isOver(
  { days, until }: { days: number | null; until: string | null },
  mailDay: string | null,
  today: string,
): boolean {
  if (until !== null) return until < today;
  return days !== null && mailDay !== null && addDays(mailDay, days) < today;
}
