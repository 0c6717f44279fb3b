import { Check } from 'lucide-react';
import { toast } from '@/components/ui/toast-store.ts';
import { productTrayContent } from '@/content/product-tray.ts';
import { useOwnDemandTests } from '@/hooks/own-demand-tests.ts';
import type { ProductChoice } from '@/hooks/use-product-choice.ts';
import { cn } from '@/lib/cn.ts';
import {
  isEmptyProduct,
  maxProducts,
  type VisitorProducts,
} from '@/lib/visitor-product/products.ts';
import { ConfirmInPlace } from './confirm-in-place.tsx';
import { trayName } from './tray-cells.ts';

const { products: copy, done } = productTrayContent;

type TrayProductsProps = {
  products: VisitorProducts;
  choice: ProductChoice;
  /** Told in a sentence what has happened. */
  onOutcome: (sentence: string) => void;
  /** The visitor goes back to the tools. */
  onClose: () => void;
};

/** The products on this device: choose one, delete one, start another, forget all. */
export function TrayProducts({
  products: { currentId, products },
  choice,
  onOutcome,
  onClose,
}: TrayProductsProps) {
  const known = products.filter((product) => !isEmptyProduct(product));
  const isCurrentKnown = known.some(({ id }) => id === currentId);
  const hasTests = useOwnDemandTests().tests.length > 0;
  const oldest = known.length >= maxProducts ? known[0] : undefined;

  return (
    <div className="flex flex-col gap-3 border-t border-dashed border-ink pt-5">
      {(known.length > 1 || !isCurrentKnown) && (
        <>
          <h3 className="text-title">{copy.title}</h3>
          <ul className="flex flex-col gap-2">
            {known.map(({ id, answers }) => {
              const name = trayName(answers);
              const isCurrent = id === currentId;
              return (
                <li key={id} className="flex flex-wrap items-center gap-x-2">
                  <button
                    type="button"
                    aria-pressed={isCurrent}
                    onClick={() => {
                      if (isCurrent) return;
                      choice.choose(id);
                      onOutcome(done.chosen(name));
                    }}
                    className={cn(
                      'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-field border-[1.5px] border-ink px-4 py-2 text-left text-sm font-semibold',
                      isCurrent ? 'bg-butter' : 'hover:bg-butter',
                    )}
                  >
                    <span className="min-w-0 wrap-anywhere">{name}</span>
                    {isCurrent && <Check aria-hidden="true" className="ml-auto size-5" />}
                  </button>
                  <ConfirmInPlace
                    variant="tertiary"
                    words={copy.remove}
                    aria-label={copy.remove.of(name)}
                    question={copy.remove.question(name)}
                    onConfirmed={() => {
                      choice.remove(id);
                      if (known.length === 1) finish(done.removed(name));
                      else onOutcome(done.removed(name));
                    }}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {isCurrentKnown && (
          <ConfirmInPlace
            variant="secondary"
            words={copy.startAnother}
            question={oldest ? copy.startAnother.question(trayName(oldest.answers)) : null}
            onConfirmed={() => {
              choice.startAnother();
              finish(done.started);
            }}
          />
        )}
        <ConfirmInPlace
          variant="tertiary"
          words={copy.forget}
          question={hasTests ? copy.forget.questionWithTests : copy.forget.question}
          onConfirmed={() => {
            choice.forget();
            finish(hasTests ? done.forgottenButTests : done.forgotten);
          }}
        />
      </div>
    </div>
  );

  /** The sheet goes with what it spoke of, so a toast says what has happened. */
  function finish(sentence: string) {
    onClose();
    toast({ title: sentence });
  }
}
