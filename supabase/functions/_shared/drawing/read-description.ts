import { understand } from '../domain/goods/understand.ts';
import type { DescribedGoods } from './drawing-for.ts';

/** Lead-ins of what is printed on a product, as `tokenize` returns them. */
const printLeadIns = new Set([
  'with',
  'featuring',
  'showing',
  'saying',
  'and',
  'plus',
  'of',
  'con',
  'avec',
  'mit',
]);
/** "For runners" says who it is for, "from Mexico" where it is made. */
const otherLeadIns = new Set([
  'for',
  'from',
  'to',
  'by',
  'at',
  'under',
  'below',
  'over',
  'above',
  'per',
  'without',
  'near',
]);

/** What a picture needs to know of a description: the kind of goods, and what is printed on it. */
export function readDescription(description: string): DescribedGoods {
  const { kinds, phrases, unknownThing } = understand(description);
  const kind = kinds[0]?.kind;
  const isAsked = (leadIn: string | undefined) => leadIn !== undefined && printLeadIns.has(leadIn);
  return {
    kindId: kind?.id,
    kindName: kind?.name ?? unknownThing,
    printWords: phrases.filter(({ leadIn }) => isAsked(leadIn)).map(({ text }) => text),
    modifiers: phrases
      .filter(({ leadIn }) => !isAsked(leadIn) && !otherLeadIns.has(leadIn ?? ''))
      .map(({ text }) => text),
  };
}
