import * as RadixAccordion from '@radix-ui/react-accordion';
import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { useIsPrinting } from '@/hooks/use-is-printing.ts';
import { cn } from '@/lib/cn.ts';

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode };

export type AccordionProps = Omit<ComponentProps<'div'>, 'children' | 'dir' | 'defaultValue'> & {
  items: readonly AccordionItem[];
  /** The heading level of the questions, which depends on the page. */
  headingLevel?: 2 | 3 | 4;
  defaultOpenId?: string;
  /** Prints closed answers too, since paper cannot be clicked. */
  printsAll?: boolean;
};

/** At most one item is open, and it can be closed again. */
export function Accordion({
  items,
  headingLevel = 3,
  defaultOpenId,
  printsAll = false,
  className,
  ...props
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  const isPrinting = useIsPrinting();
  // The built HTML contains every answer, for reading without script.
  const isPrerendered = !useHydrated();
  return (
    <RadixAccordion.Root
      {...props}
      type="single"
      collapsible
      defaultValue={defaultOpenId}
      className={cn('border-y-[1.5px] border-[color:var(--fg)]', className)}
    >
      {items.map((item) => (
        <RadixAccordion.Item
          key={item.id}
          value={item.id}
          className="border-t border-[color:var(--fg)] first:border-t-0"
        >
          <RadixAccordion.Header asChild>
            <Heading className="m-0 font-sans text-base font-semibold leading-snug tracking-normal">
              <RadixAccordion.Trigger className="group flex min-h-14 w-full items-center rounded-chip justify-between gap-4 py-3.5 text-left">
                {item.title}
                <span className="grid size-8 shrink-0 print:hidden place-items-center rounded-pill border-[1.5px] border-current group-data-[state=open]:bg-butter group-data-[state=open]:text-ink">
                  <Plus
                    aria-hidden="true"
                    className="size-4 transition-[rotate] duration-150 group-data-[state=open]:rotate-45"
                  />
                </span>
              </RadixAccordion.Trigger>
            </Heading>
          </RadixAccordion.Header>
          <RadixAccordion.Content
            forceMount={isPrerendered || (printsAll && isPrinting) || undefined}
            className={cn(
              'overflow-hidden print:animate-none',
              isPrerendered
                ? 'scripting:data-[state=closed]:hidden'
                : 'data-[state=closed]:animate-accordion-close data-[state=open]:animate-accordion-open',
            )}
          >
            {/* The space above is for the focus ring. */}
            <div className="max-w-measure pt-2 pb-5 text-muted">{item.content}</div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
