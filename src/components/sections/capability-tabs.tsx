import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import { Section } from '@/components/ui/section.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import type { Capability, CapabilityTabsWords, Ground } from '@/content/types.ts';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { cn } from '@/lib/cn.ts';

type CapabilityTabsProps = {
  words: CapabilityTabsWords;
  /** One drawing for each tab. */
  drawings: readonly ReactNode[];
  openId: string | undefined;
  onOpen: (id: string) => void;
  ground?: Ground;
  /** The drawing stands on the right. */
  flipped?: boolean;
};

/** Our capabilities, one spec sheet per tab: a drawing, a figure, what we handle, how to start. */
export function CapabilityTabs({
  words,
  drawings,
  openId,
  onOpen,
  ground,
  flipped = false,
}: CapabilityTabsProps) {
  // The page's HTML holds every tab's text, but only the open tab's drawing.
  const isHydrated = useHydrated();
  return (
    <Section ground={ground} className="max-sm:py-12">
      <SectionHeading label={words.label} title={words.title} text={words.text} />
      <Tabs
        label={words.tabsLabel}
        value={openId}
        onValueChange={onOpen}
        className="mt-6 lg:mt-10"
        items={words.tabs.map((capability, index) => ({
          value: capability.id,
          label: <span className="whitespace-nowrap lg:text-base">{capability.label}</span>,
          content: (
            <CapabilitySheet
              capability={capability}
              handlesTitle={words.handlesTitle}
              position={`${index + 1}/${words.tabs.length}`}
              drawing={(isHydrated || capability.id === openId) && drawings[index]}
              flipped={flipped}
            />
          ),
        }))}
      />
    </Section>
  );
}

type CapabilitySheetProps = {
  capability: Capability;
  handlesTitle: string;
  position: string;
  drawing: ReactNode;
  flipped: boolean;
};

function CapabilitySheet({
  capability,
  handlesTitle,
  position,
  drawing,
  flipped,
}: CapabilitySheetProps) {
  const { title, text, project, figure, handles, partner } = capability;
  return (
    <div
      className={cn(
        'grid gap-5 lg:gap-12',
        flipped
          ? 'lg:grid-cols-[minmax(0,5.5fr)_minmax(0,6.5fr)]'
          : 'lg:grid-cols-[minmax(0,6.5fr)_minmax(0,5.5fr)]',
      )}
    >
      <figure className={cn('m-0', flipped && 'lg:order-2')}>
        {drawing && (
          <div className="overflow-hidden rounded-field border-[1.5px] border-ink">{drawing}</div>
        )}
        <figcaption className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 sm:mt-4 sm:gap-x-7">
          <span className="font-display text-figure tabular-nums lg:text-display-2">
            {figure.value}
          </span>
          <span className="min-w-0 flex-1 basis-[min(100%,9em)] border-l-[1.5px] border-ink pl-5 text-sm sm:pl-7 lg:text-base">
            {figure.label}
          </span>
          <span className="spec-print mt-2 basis-full border-t border-ink/20 pt-2.5 sm:mt-4 sm:pt-3 text-muted">
            <span className="font-medium text-ink">{project.label}</span> · {project.caption}
          </span>
        </figcaption>
      </figure>
      <div className="flex flex-col">
        <p className="spec-print mb-2 text-muted max-sm:hidden">
          <span aria-hidden="true">{position}</span>
        </p>
        <h3 className="text-display-3 xl:text-[2.5rem]">{title}</h3>
        <p className="mt-3 text-base text-muted lg:mt-4 lg:text-lead">{text}</p>
        <h4 className="spec-print mt-5 border-b-[1.5px] lg:mt-6 border-ink pb-1.5 font-normal">
          {handlesTitle}
        </h4>
        <ul>
          {handles.map((item) => (
            <li
              key={item}
              className="flex items-start gap-3 border-b border-ink/20 py-1.5 lg:py-2.5"
            >
              <Glyph name="check" className="mt-0.5 size-5 text-leaf" />
              <span className="min-w-0">{item}</span>
            </li>
          ))}
        </ul>
        <SiteLink
          href={partner.href}
          className={buttonClass({ className: 'mt-5 self-start lg:mt-6' })}
        >
          {partner.label}
        </SiteLink>
      </div>
    </div>
  );
}
