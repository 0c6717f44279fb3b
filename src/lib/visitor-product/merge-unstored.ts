import { type AnswerName, answerNames, readAnswers } from './answers.ts';
import {
  isEmptyProduct,
  maxProducts,
  type VisitorProduct,
  type VisitorProducts,
} from './products.ts';

/** A change of one tab's that the browser did not store. */
export type UnstoredProducts = Readonly<{
  products: VisitorProducts;
  /** What was stored when the change was made, which may lack the tab's earlier changes too. */
  storedThen: VisitorProducts;
}>;

/**
 * The products as the tab knows them: what is stored now, and what the tab changed and could not
 * store. Products are matched by id. Of an answer that both changed, the stored one is the newer: it
 * was not there yet when the tab made its change.
 */
export function mergeUnstored(
  { products: own, storedThen }: UnstoredProducts,
  storedNow: VisitorProducts,
): VisitorProducts {
  if (storedNow === storedThen) return own;
  // Another tab forgot everything.
  if (storedThen.products.length > 0 && storedNow.products.length === 0) return storedNow;
  const ids = [...own.products, ...storedNow.products].map(({ id }) => id);
  const products = [...new Set(ids)].flatMap((id) => {
    const find = (of: VisitorProducts) => of.products.find((product) => product.id === id);
    return mergeProduct(find(own), find(storedThen), find(storedNow)) ?? [];
  });
  return { currentId: own.currentId, products: products.slice(-maxProducts) };
}

/** Undefined where one of the tabs deleted it and the other left it alone since. */
function mergeProduct(
  own: VisitorProduct | undefined,
  then: VisitorProduct | undefined,
  now: VisitorProduct | undefined,
): VisitorProduct | undefined {
  if (now === undefined) return then === undefined ? own : undefined;
  if (own === undefined) return then === undefined || !isSame(now, then) ? now : undefined;
  const isNewer = (name: AnswerName) => !isSame(now.answers[name], then?.answers[name]);
  const sourceOf = (name: AnswerName) => (isNewer(name) ? now : own);
  const merged: VisitorProduct = {
    id: own.id,
    answers: readAnswers(
      Object.fromEntries(answerNames.map((name) => [name, sourceOf(name).answers[name]])),
    ),
    origins: Object.fromEntries(
      answerNames.flatMap((name) => {
        const origin = sourceOf(name).origins[name];
        return origin === undefined ? [] : [[name, origin]];
      }),
    ),
  };
  return isEmptyProduct(merged) ? undefined : merged;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
