import { choose, remove, startAnother } from '@/lib/visitor-product/change-products.ts';
import { clearTabForms, forgetEverything } from './tab-forms.ts';
import { useQueryParams } from './use-query-params.ts';
import { visitorProducts } from './visitor-products.ts';

export type ProductChoice = {
  /** Makes another product the one that the tools speak of. */
  choose: (id: string) => void;
  /** Starts an empty product; beyond the most that are kept, the oldest goes. */
  startAnother: () => void;
  remove: (id: string) => void;
  /** Deletes all products, pending submissions and what this tab stored. */
  forget: () => void;
};

/**
 * Choosing among the visitor's products. Where the tools are to speak of another one, their forms
 * are emptied, the result in the address goes, and the page is mounted anew.
 */
export function useProductChoice(): ProductChoice {
  const [params, writeQuery] = useQueryParams();

  function startOver(empty: () => void) {
    empty();
    const tool = params.get('tool');
    writeQuery(tool === null ? {} : { tool }, { replace: true, startsOver: true });
  }

  return {
    choose: (id) => {
      visitorProducts.update((before) => choose(before, id));
      startOver(clearTabForms);
    },
    startAnother: () => {
      visitorProducts.update(startAnother);
      startOver(clearTabForms);
    },
    remove: (id) => {
      const isCurrent = visitorProducts.read().currentId === id;
      visitorProducts.update((before) => remove(before, id));
      if (isCurrent) startOver(clearTabForms);
    },
    forget: () => startOver(forgetEverything),
  };
}
