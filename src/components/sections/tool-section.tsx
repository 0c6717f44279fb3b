import { type ReactNode, useRef } from 'react';
import { Section } from '@/components/ui/section.tsx';
import { useAddressQuery } from '@/hooks/use-address-query.ts';
import { DeferredTool } from '@/lazy/deferred-tool.tsx';
import { useInView } from '@/lazy/in-view.ts';

type ToolSectionProps = {
  id: string;
  words: { eyebrow: string; title: string; intro: string; loading: string };
  /** When the tool is loaded: with its page, or when it comes into view or the address has inputs. */
  loadOn?: 'render' | 'visible';
  /** As high as the tool before its first use, so that nothing below it jumps. */
  skeletonClassName: string;
  /** The tool, a lazy component. */
  children: ReactNode;
};

/** A tool's section on a page, with a skeleton until the tool is there. */
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
  // A result in the address is shown wherever on the page a reload begins.
  const isWanted = loadOn === 'render' || isInView || query.toString() !== '';

  return (
    <Section
      id={id}
      ground="sky"
      edge="perforated"
      aria-labelledby={`${id}-title`}
      // On paper a heading over a tool that was never reached would promise nothing.
      data-print={isWanted ? undefined : 'hide'}
    >
      <header className="mb-10 max-w-measure">
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
