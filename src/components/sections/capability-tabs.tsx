import { SiteLink } from '@/components/layout/site-link.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import { Section } from '@/components/ui/section.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import type { Capability, CapabilityTabsWords, Ground } from '@/content/types.ts';

type CapabilityTabsProps = {
  words: CapabilityTabsWords;
  openId: string | undefined;
  onOpen: (id: string) => void;
  ground?: Ground;
};

/** Our capabilities, one per tab: a project, what we handle, and how to start. */
export function CapabilityTabs({ words, openId, onOpen, ground }: CapabilityTabsProps) {
  return (
    <Section ground={ground}>
      <SectionHeading label={words.label} title={words.title} text={words.text} />
      <Tabs
        label={words.tabsLabel}
        value={openId}
        onValueChange={onOpen}
        className="mt-10"
        items={words.tabs.map((capability) => ({
          value: capability.id,
          label: <span className="whitespace-nowrap">{capability.label}</span>,
          content: <CapabilitySheet capability={capability} handlesTitle={words.handlesTitle} />,
        }))}
      />
    </Section>
  );
}

type CapabilitySheetProps = { capability: Capability; handlesTitle: string };

function CapabilitySheet({ capability, handlesTitle }: CapabilitySheetProps) {
  const { title, text, project, handles, partner } = capability;
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_1.15fr] lg:gap-12">
      <figure className="m-0 flex flex-col">
        <StudioPicture
          picture={project.picture}
          sizes="(min-width: 1024px) 500px, 88vw"
          className="aspect-[4/3] w-full flex-1 rounded-field border-[1.5px] border-ink object-cover lg:aspect-square"
        />
        <figcaption className="spec-print mt-3 text-muted">
          <span className="font-medium text-ink">{project.label}</span> · {project.caption}
        </figcaption>
      </figure>
      <div className="flex flex-col">
        <h3 className="text-display-3">{title}</h3>
        <p className="mt-4 text-lead text-muted">{text}</p>
        <h4 className="spec-print mt-7 border-b-[1.5px] border-ink pb-1.5 font-normal">
          {handlesTitle}
        </h4>
        <ul>
          {handles.map((item) => (
            <li key={item} className="flex items-start gap-3 border-b border-ink/20 py-2.5">
              <Glyph name="check" className="mt-0.5 size-5 text-leaf" />
              {item}
            </li>
          ))}
        </ul>
        <SiteLink href={partner.href} className={buttonClass({ className: 'mt-7 self-start' })}>
          {partner.label}
        </SiteLink>
      </div>
    </div>
  );
}
