import { ChevronUp } from 'lucide-react';
import type { Ref } from 'react';
import { productTrayContent as copy } from '@/content/product-tray.ts';
import type { VisitorProduct } from '@/lib/visitor-product/products.ts';
import { findOpenQuestions, shortName } from '@/lib/visitor-product/summary.ts';
import { ProductIcon } from './product-icon.tsx';
import { trayCells, trayName } from './tray-cells.ts';

/** As many open questions as the bar has room to name. */
const maxNamedQuestions = 2;

type TrayBarProps = {
  product: Pick<VisitorProduct, 'answers' | 'origins'>;
  isOpen: boolean;
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** The slim bar: what the product is called, the figure that matters, and what is open. */
export function TrayBar({ product, isOpen, onOpen, ref }: TrayBarProps) {
  const { answers } = product;
  const cells = trayCells(product);
  const [figure, ...others] = cells;
  const open = findOpenQuestions(answers).map((question) => copy.open.names[question]);
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="page-container flex min-h-14 items-center gap-3 py-1.5 text-left hover:bg-butter focus-visible:-outline-offset-3"
    >
      <ProductIcon answers={answers} className="size-6" />
      <span className="flex min-w-0 flex-1 flex-col leading-tight sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-6">
        <span className="min-w-0 font-semibold wrap-anywhere">{shortName(trayName(answers))}</span>
        {figure && (
          <span className="text-label">
            <span className="text-muted">{figure.label}: </span>
            <span className="font-semibold tabular-nums">{figure.value}</span>
          </span>
        )}
        {others.slice(0, 3).map(({ id, label, value }) => (
          <span key={id} className="hidden text-label xl:inline">
            <span className="text-muted">{label}: </span>
            {value}
          </span>
        ))}
      </span>
      {open.length > 0 && (
        <span className="shrink-0 text-label text-muted max-sm:sr-only">
          {open.length <= maxNamedQuestions
            ? copy.bar.stillOpen(open.join(', '))
            : copy.bar.countOpen(open.length)}
        </span>
      )}
      <ChevronUp aria-hidden="true" className="size-5" />
    </button>
  );
}
