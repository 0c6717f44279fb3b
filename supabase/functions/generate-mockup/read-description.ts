import { understand } from '../_shared/domain/goods/understand.ts';
import type { DescribedGoods } from './builtin/drawing-for.ts';

/** What a picture needs to know of a description: the kind of goods, and what is printed on it. */
export function readDescription(description: string): DescribedGoods {
  const { kinds, printWords, unknownThing } = understand(description);
  const kind = kinds[0]?.kind;
  return {
    kindId: kind?.id,
    kindName: kind?.name ?? unknownThing,
    printWords: printWords.length === 0 ? [] : [printWords.join(' ')],
  };
}
