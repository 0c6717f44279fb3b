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

/** Tabs styled as index cards. Arrow keys move, Home and End jump to the ends. */
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
  const cut = useOverflowEdges(list);
  // The built HTML contains every panel, for reading without script.
  const isPrerendered = !useHydrated();

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
        // A tab that fades out shows that there are more.
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
              // On narrow phones, words wrap before a tab overflows the panel's width.
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
          forceMount={isPrerendered || undefined}
          className={cn(
            'rounded-card border-[1.5px] border-ink bg-white p-[min(1.25rem,6.25vw)] text-ink sm:p-6 print:border-0 print:p-0',
            isPrerendered &&
              'scripting:data-[state=inactive]:hidden noscript:data-[state=inactive]:mt-6',
          )}
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

/** Width of the fade at a cut edge. */
const FADE_PX = 48;

/** If the tabs do not fit side by side, keeps the open one in view and out of the fade. */
function useOpenTabInView(ref: RefObject<HTMLDivElement | null>, open: string | undefined): void {
  useEffect(() => {
    const list = ref.current;
    const tab = list?.querySelector('[data-state="active"]');
    if (!list || !tab || open === undefined) return;
    // Not scrollIntoView, which would also scroll the page.
    const frame = list.getBoundingClientRect();
    const card = tab.getBoundingClientRect();
    // The row cannot scroll past its ends, so the first and the last tab are shown in full.
    const pastRight = card.right - (frame.right - FADE_PX);
    const pastLeft = frame.left + FADE_PX - card.left;
    if (pastRight > 0) list.scrollLeft += pastRight;
    else if (pastLeft > 0) list.scrollLeft -= pastLeft;
  }, [ref, open]);
}

/** Padding before the first and after the last tab, which does not count as a tab out of view. */
const ROW_END_PX = 20;

/** On which sides tabs are out of view: '', 'left', 'right' or 'left right'. */
function useOverflowEdges(ref: RefObject<HTMLDivElement | null>): string {
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
