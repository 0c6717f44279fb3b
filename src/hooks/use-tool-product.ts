import { useState } from 'react';
import { tabStorage } from '@/lib/storage.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import {
  type AnswerSource,
  currentProduct,
  type VisitorProduct,
} from '@/lib/visitor-product/products.ts';
import { learnAnswers } from './learn-answers.ts';
import { forgetEverything } from './tab-forms.ts';
import { visitorProducts } from './visitor-products.ts';

export type ToolProduct = {
  /** What was known when this tool was mounted, for its blank fields; nothing while it declines. */
  known: Pick<VisitorProduct, 'answers' | 'origins'>;
  /** Writes back; call it when the tool is used, not on every key press. */
  learn: (answers: ProductAnswers) => void;
  /** Fills in nothing more until something else becomes known. */
  decline: () => void;
  /** Deletes everything: all products, pending submissions, and this tab's forms. */
  forget: () => void;
};

const nothing: ToolProduct['known'] = { answers: {}, origins: {} };

/** The visitor's product as a tool reads it and adds to it. */
export function useToolProduct(tool: AnswerSource): ToolProduct {
  // Holds the answers that the visitor took out of this tool in this tab.
  const declinedKey = `${tool}_declined`;
  const [known, setKnown] = useState(() => {
    const product = visitorProducts.readForTool();
    return markOf(product) === tabStorage.read(declinedKey) ? nothing : product;
  });

  return {
    known,
    learn: (answers) => learnAnswers(tool, answers),
    decline: () => {
      tabStorage.write(declinedKey, markOf(currentProduct(visitorProducts.read())));
      setKnown(nothing);
    },
    forget: () => {
      forgetEverything();
      setKnown(nothing);
    },
  };
}

/** What a tool derives is nothing new to fill in. */
function markOf({ answers: { landedProfit: _, ...told } }: VisitorProduct): string {
  return JSON.stringify(told);
}
