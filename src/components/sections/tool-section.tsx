import { type ReactNode, useRef } from 'react';
import { Section } from '@/components/ui/section.tsx';
import { useAddressQuery } from '@/hooks/use-address-query.ts';
import { DeferredTool } from '@/lazy/deferred-tool.tsx';
import { useInView } from '@/lazy/in-view.ts';

type ToolSectionProps = {
  id: string;
  words: { eyebrow: string; title: string; intro: string; loading: string };
  /** When the tool loads: with its page, or once it comes into view or the address has inputs. */
  loadOn?: 'render' | 'visible';
  /** As tall as the unused tool, so that nothing below it shifts. */
  skeletonClassName: string;
  /** The tool, a lazy component. */
  children: ReactNode;
};

/** A tool's section of a page, with a skeleton until the tool is loaded. */
export function ToolSection({
  id,
  words,
  loadOn = 'visible',
  skeletonClassName,
  children,
}: ToolSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  const [query] = useAddressQuery();
  // A result in the address must show up, wherever on the page a reload restores the scroll.
  const isWanted = loadOn === 'render' || isInView || query.toString() !== '';

  return (
    <Section
      id={id}
      ground="sky"
      edge="perforated"
      aria-labelledby={`${id}-title`}
      // In print, a heading without its tool would make no sense.
      data-print={isWanted ? undefined : 'hide'}
    >
      <header className="mb-7 max-w-measure sm:mb-10">
        <p className="spec-print">{words.eyebrow}</p>
        <h2 id={`${id}-title`} className="mt-3 text-display-2">
          {words.title}
        </h2>
        <p className="mt-4 text-lead">{words.intro}</p>
      </header>
      <div ref={place}>
        <DeferredTool loading={words.loading} skeletonClassName={skeletonClassName} when={isWanted}>
          {children}
        </DeferredTool>
      </div>
    </Section>
  );
}
