import * as RadixTabs from '@radix-ui/react-tabs';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { cn } from '@/lib/cn.ts';

export type TabItem<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
};

export type TabsProps<Value extends string = string> = Omit<
  ComponentProps<typeof RadixTabs.Root>,
  'value' | 'defaultValue' | 'onValueChange' | 'children'
> & {
  /** What the tabs choose between, read out with the list. */
  label: string;
  items: readonly TabItem<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
};

/** Index cards: the open one is joined to its sheet. Arrow keys move, Home and End jump. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  className,
  ...props
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useOpenTabInView(list, value);
  const cut = useCutEdges(list);
  // In the HTML every sheet stands, for whoever reads it without script.
  const isWritten = !useHydrated();

  function change(chosen: string) {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item) onValueChange?.(item.value);
  }

  return (
    <RadixTabs.Root
      {...props}
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={change}
      className={cn('flex flex-col', className)}
    >
      <RadixTabs.List
        ref={list}
        aria-label={label}
        data-cut={cut}
        // A card that fades out says that there are more.
        className={cn(
          'z-1 -mb-[1.5px] flex overflow-x-auto px-1 pt-1.5 sm:gap-1 sm:px-5 [scrollbar-width:none]',
          'data-[cut~=left]:mask-l-from-[calc(100%-48px)] data-[cut~=right]:mask-r-from-[calc(100%-48px)]',
        )}
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={cn(
              // Words wrap before a card leaves the sheet, as on a narrow phone.
              'min-h-11 rounded-t-field border-[1.5px] border-transparent px-2 py-2 text-sm sm:shrink-0 sm:px-4 font-semibold text-muted',
              'hover:text-[color:var(--fg)] disabled:cursor-not-allowed disabled:opacity-60 focus-visible:-outline-offset-4 focus-visible:shadow-none',
              'data-[state=active]:border-ink data-[state=active]:border-b-white data-[state=active]:bg-white data-[state=active]:text-ink',
            )}
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          forceMount={isWritten || undefined}
          className={cn(
            'rounded-card border-[1.5px] border-ink bg-white p-[min(1.25rem,6.25vw)] text-ink sm:p-6 print:border-0 print:p-0',
            isWritten &&
              'scripting:data-[state=inactive]:hidden noscript:data-[state=inactive]:mt-6',
          )}
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

/** How far a card at a cut edge fades out. */
const FADE_PX = 48;

/** Where the cards do not fit side by side, the open one is never out of sight or in the fade. */
function useOpenTabInView(ref: RefObject<HTMLDivElement | null>, open: string | undefined): void {
  useEffect(() => {
    const list = ref.current;
    const tab = list?.querySelector('[data-state="active"]');
    if (!list || !tab || open === undefined) return;
    // Not scrollIntoView, which would move the page as well.
    const frame = list.getBoundingClientRect();
    const card = tab.getBoundingClientRect();
    // Further than the row goes it does not scroll: the first and the last card end up in full.
    const pastRight = card.right - (frame.right - FADE_PX);
    const pastLeft = frame.left + FADE_PX - card.left;
    if (pastRight > 0) list.scrollLeft += pastRight;
    else if (pastLeft > 0) list.scrollLeft -= pastLeft;
  }, [ref, open]);
}

/** The room before the first and after the last card, which is no card out of sight. */
const ROW_END_PX = 20;

/** On which sides cards are out of sight: '', 'left', 'right' or 'left right'. */
function useCutEdges(ref: RefObject<HTMLDivElement | null>): string {
  const [cut, setCut] = useState('');

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    function measure() {
      if (!list) return;
      const { scrollLeft, scrollWidth, clientWidth } = list;
      const sides = [
        scrollLeft > ROW_END_PX && 'left',
        scrollWidth - clientWidth - scrollLeft > ROW_END_PX && 'right',
      ];
      setCut(sides.filter(Boolean).join(' '));
    }
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [ref]);

  return cut;
}
