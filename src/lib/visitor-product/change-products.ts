import { type AnswerName, readAnswers } from './answers.ts';
import {
  currentProduct,
  firstId,
  isEmptyProduct,
  maxProducts,
  noProducts,
  type VisitorProduct,
  type VisitorProducts,
} from './products.ts';

// Which product the tools speak of: what only the tray and offers of another product change.

/** What is said of the visitor's audience; it holds for each of their products. */
const audienceNames: readonly AnswerName[] = [
  'profileUrl',
  'audienceWords',
  'followers',
  'engagementRatePct',
];

/**
 * Starts another product for the same audience and makes it the current one. A product of which
 * nothing else is known is not kept, and beyond `maxProducts` the oldest goes.
 */
export function startAnother(before: VisitorProducts): VisitorProducts {
  const { currentId, products } = before;
  const kept = products.filter(hasOwnAnswers).slice(1 - maxProducts);
  // The current one may be empty, or deleted in another tab: its id is not given away again.
  const used = [currentId, ...products.map(({ id }) => id)].map(Number).filter(Number.isFinite);
  const id = String(Math.max(0, ...used) + 1);
  const next = audienceOf(currentProduct(before), id);
  return { currentId: id, products: isEmptyProduct(next) ? kept : [...kept, next] };
}

function hasOwnAnswers({ answers }: VisitorProduct): boolean {
  return Object.keys(answers).some((name) => !audienceNames.some((each) => each === name));
}

function audienceOf({ answers, origins }: VisitorProduct, id: string): VisitorProduct {
  const ofAudience = <Value extends object>(all: Value) =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) => audienceNames.some((each) => each === name)),
    );
  return { id, answers: readAnswers(ofAudience(answers)), origins: ofAudience(origins) };
}

/** Makes another product the current one; an unknown id changes nothing. */
export function choose(before: VisitorProducts, id: string): VisitorProducts {
  return before.products.some((product) => product.id === id)
    ? { ...before, currentId: id }
    : before;
}

/** Deletes one product; the latest of the others becomes the current one. */
export function remove(before: VisitorProducts, id: string): VisitorProducts {
  const products = before.products.filter((product) => product.id !== id);
  if (before.currentId !== id) return { ...before, products };
  return products.length === 0
    ? noProducts
    : { currentId: products.at(-1)?.id ?? firstId, products };
}
