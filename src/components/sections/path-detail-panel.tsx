import { useId } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { TestimonialCard } from '@/components/sections/testimonial-card.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import type { PathCard } from '@/pages/home/path-chooser-copy.ts';

type PathDetailPanelProps = { card: PathCard; ctaHref: string; resultsLabel: string };

export function PathDetailPanel({ card, ctaHref, resultsLabel }: PathDetailPanelProps) {
  const titleId = useId();
  const { heading, valueProps, testimonial, cta, tool } = card.detail;
  return (
    <section
      aria-labelledby={titleId}
      data-ground={card.color}
      className="mt-5 grid animate-rise-in gap-8 rounded-card border-[1.5px] border-ink p-5 sm:p-8 lg:grid-cols-[1.5fr_1fr] lg:gap-12 lg:p-12"
    >
      <div>
        <h3 id={titleId} className="text-display-3">
          {heading}
        </h3>
        <ul className="mt-6">
          {valueProps.map((prop) => (
            <li key={prop.title} className="border-t border-ink/40 py-4">
              <h4 className="font-sans font-semibold tracking-normal">{prop.title}</h4>
              <p className="mt-1 text-muted">{prop.text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <SiteLink href={ctaHref} className={buttonClass({ size: 'lg' })}>
            {cta}
          </SiteLink>
          {tool && (
            <SiteLink href={tool.href} className={buttonClass({ variant: 'tertiary' })}>
              {tool.label}
            </SiteLink>
          )}
        </p>
      </div>
      <TestimonialCard
        {...testimonial}
        resultsLabel={resultsLabel}
        className="self-start lg:rotate-1"
      />
    </section>
  );
}
