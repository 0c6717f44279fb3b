import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { PartTitle } from '@/components/ui/part-title.ts';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { useIsPhone } from '@/hooks/use-is-phone.ts';
import { useIsPrinting } from '@/hooks/use-is-printing.ts';
import { cn } from '@/lib/cn.ts';
import { whenRevealed } from '@/lib/open-parts.ts';

export type PhonePartProps = {
  /** What the bar says. A heading inside with `usePartTitleClass` does not repeat it. */
  title: string;
  headingLevel?: 2 | 3 | 4 | 5;
  defaultOpen?: boolean;
  /** For content that paper leaves out. */
  'data-print'?: 'hide';
  children: ReactNode;
};

/** Parts one below the other, on phones without space between their bars. */
export function PhoneParts({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-col sm:contents print:contents">{children}</div>;
}

/**
 * A part of a long result. On phones a bar opens it; elsewhere, and on paper, there is only the
 * content, laid out as if this were not around it.
 */
export function PhonePart({
  title,
  headingLevel = 3,
  defaultOpen = false,
  children,
  ...props
}: PhonePartProps) {
  const contentId = useId();
  const content = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(defaultOpen);
  const isHydrated = useHydrated();
  const isPhone = useIsPhone();
  const isPrinting = useIsPrinting();
  const isClosed = isPhone && !isOpen && !isPrinting;
  const Heading = `h${headingLevel}` as const;

  useLayoutEffect(() => {
    const element = content.current;
    if (!element || !isClosed) return;
    // React does not know the value, which lets the browser's search find closed parts.
    element.setAttribute('hidden', 'until-found');
    const open = () => {
      // At once: whoever asked scrolls there next.
      element.removeAttribute('hidden');
      setOpen(true);
    };
    const stopListening = whenRevealed(element, open);
    return () => {
      stopListening();
      element.removeAttribute('hidden');
    };
  }, [isClosed]);

  useEffect(() => {
    if (!content.current || !isClosed) return;
    return whenErrorAppears(content.current, () => setOpen(true));
  }, [isClosed]);

  useEffect(() => {
    // Prerendered content was there before this could listen for being revealed.
    const target = document.getElementById(window.location.hash.slice(1));
    if (!isPhone || !target || !content.current?.contains(target)) return;
    setOpen(true);
    requestAnimationFrame(() => target.scrollIntoView({ behavior: 'instant' }));
  }, [isPhone]);

  return (
    <div
      {...props}
      className="-mt-[1.5px] min-w-0 border-y-[1.5px] border-[color:var(--fg)] sm:contents print:contents"
    >
      {/* The window's width is not known before the script runs, so the style sheet decides. */}
      {(isPhone || !isHydrated) && (
        <Heading className="m-0 text-title sm:hidden print:hidden">
          <button
            type="button"
            data-part-bar=""
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-14 w-full items-center justify-between gap-4 rounded-chip py-3 text-left"
          >
            {title}
            <span
              className={cn(
                'grid size-8 shrink-0 place-items-center rounded-pill border-[1.5px] border-current',
                isOpen && 'bg-butter text-ink',
              )}
            >
              <Plus
                aria-hidden="true"
                className={cn('size-4 transition-[rotate] duration-150', isOpen && 'rotate-45')}
              />
            </span>
          </button>
        </Heading>
      )}
      <div
        ref={content}
        id={contentId}
        data-phone-part=""
        className={cn(
          'min-w-0 sm:contents print:contents',
          isOpen && 'pt-2 pb-8',
          !isHydrated && !isOpen && 'max-sm:not-print:scripting:hidden',
        )}
      >
        <PartTitle value={title}>{children}</PartTitle>
      </div>
    </div>
  );
}

/** What the visitor has to look at does not stay behind a bar. */
function whenErrorAppears(element: Element, callback: () => void): () => void {
  const check = () => {
    if (element.querySelector('[aria-invalid="true"], [role="alert"]')) callback();
  };
  check();
  const observer = new MutationObserver(check);
  observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });
  return () => observer.disconnect();
}
