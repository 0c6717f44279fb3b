import { type ReactNode, useRef } from 'react';
import { Section } from '@/components/ui/section.tsx';
import { useAddressQuery } from '@/hooks/use-address-query.ts';
import { useNear } from '@/hooks/use-near.ts';
import { ToolPlace } from './tool-place.tsx';

type LateSectionProps = {
  id: string;
  words: { eyebrow: string; title: string; intro: string; loading: string };
  /** As high as the tool before its first use, so that nothing below it jumps. */
  skeletonClassName: string;
  /** The tool, loaded lazily. */
  children: ReactNode;
};

/** A tool's place on a page; its code comes when the visitor comes near, or brings inputs along. */
export function LateSection({ id, words, skeletonClassName, children }: LateSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const [query] = useAddressQuery();
  // A result that the address holds is shown wherever on the page a reload begins.
  const isWanted = isNear || query.toString() !== '';

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
        <ToolPlace loading={words.loading} skeletonClassName={skeletonClassName} when={isWanted}>
          {children}
        </ToolPlace>
      </div>
    </Section>
  );
}
