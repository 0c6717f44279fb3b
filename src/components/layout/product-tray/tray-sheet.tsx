import { useRef, useState } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { MAIN_ID } from '@/components/layout/skip-link.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import {
  productTrayContent as copy,
  openQuestionLinks,
  productTrayLinks,
} from '@/content/product-tray.ts';
import type { ProductChoice } from '@/hooks/use-product-choice.ts';
import { cn } from '@/lib/cn.ts';
import { currentProduct, type VisitorProducts } from '@/lib/visitor-product/products.ts';
import { findOpenQuestions, productName } from '@/lib/visitor-product/summary.ts';
import { ProductPicture } from './product-picture.tsx';
import { type TrayCell, trayCells, trayName, traySource } from './tray-cells.ts';
import { TrayProducts } from './tray-products.tsx';

export type TraySheetProps = {
  products: VisitorProducts;
  choice: ProductChoice;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** All that is known about the product, what is open, and the other products. */
export function TraySheet({ products, choice, isOpen, onOpenChange }: TraySheetProps) {
  const product = currentProduct(products);
  const { answers } = product;
  const isFollowingLink = useRef(false);
  const [outcome, setOutcome] = useState('');
  const cells = trayCells(product);
  const nameSource = traySource(product);
  const open = findOpenQuestions(answers);

  function follow() {
    isFollowingLink.current = true;
    onOpenChange(false);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={trayName(answers)}
      description={copy.about}
      closeLabel={copy.close}
      onOpenAutoFocus={() => setOutcome('')}
      onCloseAutoFocus={(event) => {
        // The bar takes the focus back, unless a link was followed, or the bar went with the last
        // product.
        const isBarShown = document.querySelector('[data-product-tray]') !== null;
        if (isBarShown && !isFollowingLink.current) return;
        event.preventDefault();
        if (isFollowingLink.current) focusTool();
        else focusMain();
        isFollowingLink.current = false;
      }}
    >
      <div className="flex flex-col gap-6">
        <div className="flex items-start gap-4">
          <ProductPicture answers={answers} onFollow={follow} />
          {cells.length === 0 && <p className="text-muted">{copy.emptyHint}</p>}
          {cells.slice(0, 1).map(({ id, ...cell }) => (
            <Cell key={id} {...cell} onFollow={follow} isLarge />
          ))}
        </div>
        {nameSource !== null && <p className="text-sm text-muted">{nameSource}</p>}
        {cells.length > 1 && (
          <ul className="grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3">
            {cells.slice(1).map(({ id, ...cell }) => (
              <li
                key={id}
                // The longest value; with room for two columns it gets both.
                className={cn('flex', id === 'audience' && 'min-[22rem]:col-span-2')}
              >
                <Cell {...cell} onFollow={follow} />
              </li>
            ))}
          </ul>
        )}
        {open.length > 0 && (
          <section>
            <h3 className="text-title">{copy.open.title}</h3>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {open.map((question) => (
                <li key={question}>
                  <SiteLink
                    href={openQuestionLinks[question]}
                    onClick={follow}
                    className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-tomato decoration-2 underline-offset-[0.3em] hover:decoration-4"
                  >
                    {copy.open.actions[question]}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        {productName(answers) !== null && (
          <p>
            <SiteLink
              href={productTrayLinks.demandTest}
              onClick={follow}
              className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-tomato decoration-2 underline-offset-[0.3em] hover:decoration-4"
            >
              {copy.demandTest}
            </SiteLink>
          </p>
        )}
        <TrayProducts
          products={products}
          choice={choice}
          onOutcome={setOutcome}
          onClose={() => onOpenChange(false)}
        />
        {/* Always there, so that the outcome is read out. */}
        <p role="status" className="text-sm empty:hidden">
          {outcome}
        </p>
      </div>
    </Dialog>
  );
}

type CellProps = Omit<TrayCell, 'id'> & {
  onFollow: () => void;
  isLarge?: boolean;
};

function Cell({ label, value, source, href, onFollow, isLarge = false }: CellProps) {
  return (
    <SiteLink
      href={href}
      onClick={onFollow}
      className="flex min-h-11 min-w-0 flex-1 flex-col rounded-field border-[1.5px] border-ink px-4 py-3 hover:bg-butter"
    >
      <span className="spec-print text-muted">{label} </span>
      <span
        className={cn(
          'mt-1 font-display font-bold tabular-nums [overflow-wrap:anywhere]',
          isLarge ? 'text-figure' : 'text-lead leading-snug',
        )}
      >
        {value}
      </span>
      <span className="mt-1 text-label text-muted"> {source}</span>
    </SiteLink>
  );
}

/** A tool that opened on the same page has moved no focus: its tab takes it, else the page. */
function focusTool(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const tab = document.querySelector<HTMLElement>('main [role="tab"][data-state="active"]');
  if (tab) tab.focus();
  else focusMain();
}

function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
