import type { Figure } from './figures.ts';
import type { QuoteLine } from './quote-parts.ts';
import { isCorrection } from './read-steps.ts';

/** "So now 5-6 weeks", or a line that takes back something. */
export function isLastWord(figure: Figure, line: QuoteLine): boolean {
  const before = line.text.slice(0, figure.start - line.start);
  return (
    /(?<!\p{L})(?:now|actually|currently|at the moment|ahora|jetzt|agora|maintenant|şu an)\s(?:(?:it )?is |it['’]s |about |around |takes? |es |sind |c['’]est )?$/iu.test(
      before,
    ) ||
    (isCorrection(line.text) && !/sorry to/i.test(line.text))
  );
}

/** "Not 60 like before", "instead of 30 days". */
export function isTakenBack(figure: Figure, line: QuoteLine): boolean {
  return /(?<!\p{L})(?:not|instead of|rather than|was|were|used to be|statt|en vez de|au lieu de|değil)\s(?:the )?(?:usual )?$/iu.test(
    line.text.slice(0, figure.start - line.start),
  );
}

/** "Please check within 3 days": what the buyer is to do. */
export function isDeadline(figure: Figure, line: QuoteLine): boolean {
  return /(?<!\p{L})(?:check|reply|confirm|answer|inform|respond|let us know|claim|contact us)\s(?:\p{L}{1,10}\s){0,2}(?:within|in)\s$/iu.test(
    line.text.slice(0, figure.start - line.start),
  );
}

/** "70% 30 days after delivery": when the balance is due. */
export function isAfterDelivery(figure: Figure, line: QuoteLine): boolean {
  return /^\s?(?:net(?:to)?(?!\p{L})|(?:after|from|of|dalla?|dal|nach|ab|tras|después de(?: la)?|après(?: la)?|dopo(?: la)?)\s(?:the )?(?:date of )?(?:delivery|receipt of (?:the )?goods|shipment|b\/l|invoice|consegna|fattura|(?:an)?lieferung|rechnung\p{L}*|entrega|factura|livraison|facture)(?!\p{L}))/iu.test(
    line.text.slice(figure.end - line.start),
  );
}

const repeatWords =
  /(?<!\p{L})(?:re-?orders?|repeat(?:ing|s)?(?: orders?)?|(?:next|second|following|later) (?:orders?|time)|again order|order again|nachbestellung\p{L}*|folgeauftr\p{L}*|riordin\p{L}*|recompras?|reposici[óo]n\p{L}*|pedidos siguientes|réassort\p{L}*|tekrar sipariş\p{L}*)(?!\p{L})|返单|翻单|续单/giu;

/** "First order 40 days, repeat orders 30 days": the second is of a later order. */
export function isOfRepeat(figure: Figure, line: QuoteLine): boolean {
  const before = line.text.slice(0, figure.start - line.start);
  const last = [...before.matchAll(repeatWords)].at(-1);
  const between = last === undefined ? '' : before.slice(last.index + last[0].length);
  const isBehind = last !== undefined && between.length <= 40 && !/[,;.]\s|\d/.test(between);
  const after = line.text.slice(figure.end - line.start, figure.end - line.start + 40);
  const next = after.match(repeatWords)?.[0];
  return (
    isBehind ||
    (next !== undefined &&
      /^\s?(?:\(|for |on |bei |per |para |pour |if )?(?:an? |the |your )?$/iu.test(
        after.slice(0, after.indexOf(next)),
      ))
  );
}

/** "Sample $10" and, in the next line, "ready to ship in 2 days": of the sample, or not said. */
export function isBelowSample(line: QuoteLine, above: QuoteLine | undefined): boolean {
  if (above === undefined || line.blanksBefore > 1) return false;
  const isSampled = above.parts.some(({ hits }) => hits.some(({ topic }) => topic === 'sample'));
  return isSampled && /^\W*(?:it(?:['’]s| is)? )?ready(?! stock)/iu.test(line.text);
}

/** "Stock colors: no minimum, ship in 3 days": the goods that a line begins with are there already. */
export function isOfStock(figure: Figure, line: QuoteLine): boolean {
  const before = line.text.slice(0, figure.start - line.start);
  return (
    /^\W*(?:for |if )?(?:ready |in )?stock(?!\p{L})|^\W*现货/iu.test(before) &&
    !/[.;](?=\s)|custom|own|your|定制/iu.test(before)
  );
}

/** "+ sea 28-35 days" */
export function isSailing(figure: Figure, line: QuoteLine): boolean {
  const before = line.text.slice(0, figure.start - line.start);
  return /(?:by |\+\s?|\b)(?:sea|air|train|(?<=by )ship|shipping|dhl|fedex|ups|express|transit)(?: time| shipping| freight)?\s?(?:is|about|:|take|takes|need)?\s*$/i.test(
    before,
  );
}
