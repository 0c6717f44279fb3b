import { useEffect, useId, useRef, useState } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { PathCardButton } from '@/components/sections/path-card-button.tsx';
import { PathDetailPanel } from '@/components/sections/path-detail-panel.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Section } from '@/components/ui/section.tsx';
import { scrollBehavior } from '@/hooks/scroll-behavior.ts';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { cn } from '@/lib/cn.ts';
import type { PathChooserWords, PathId } from '@/pages/home/path-chooser-copy.ts';

/** Lets the panel reach its height before the page scrolls to it. */
const SCROLL_DELAY_MS = 100;

export function PathChooser({ words }: { words: PathChooserWords }) {
  const [selectedId, setSelectedId] = useState<PathId | null>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const panelId = useId();
  // The built HTML contains every panel, for reading without script.
  const isPrerendered = !useHydrated();
  const shown = isPrerendered ? words.cards : words.cards.filter((card) => card.id === selectedId);

  useEffect(() => {
    if (selectedId === null) return;
    const timer = setTimeout(() => {
      panelRef.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [selectedId]);

  return (
    <Section>
      <SectionHeading title={words.title} text={words.text} />
      <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 sm:mt-10 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {words.cards.map((card) => (
          <li key={card.id}>
            <PathCardButton
              card={card}
              isSelected={card.id === selectedId}
              panelId={panelId}
              onToggle={() => setSelectedId(card.id === selectedId ? null : card.id)}
            />
          </li>
        ))}
      </ul>
      <div ref={panelRef} id={panelId} className={cn(isPrerendered && 'scripting:hidden')}>
        {shown.map((card) => (
          <PathDetailPanel
            key={card.id}
            card={card}
            ctaHref={words.ctaHref}
            resultsLabel={words.resultsLabel}
          />
        ))}
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:text-sm sm:gap-x-5">
        {words.unsure}
        <SiteLink href={words.booking.href} className={buttonClass({ variant: 'secondary' })}>
          {words.booking.label}
        </SiteLink>
      </p>
    </Section>
  );
}
