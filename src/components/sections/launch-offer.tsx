import { type ReactNode, useId } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { CutPicture } from '@/components/sections/cut-picture.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import type { Ground } from '@/components/ui/ground.ts';
import { Section } from '@/components/ui/section.tsx';
import { SnapRow } from '@/components/ui/snap-row.tsx';
import type { ContentLink, ContentPicture, TitledText } from '@/content/types.ts';

/** A specialist by what they put on the table: nobody is named before a project starts. */
export type Specialist = TitledText & {
  ground: Ground;
  /** A picture of it, or a few large words. */
  brings: ContentPicture | { figure: string; unit: string };
};

type LaunchOfferProps = {
  words: {
    label: string;
    title: string;
    text: string;
    specialists: readonly Specialist[];
    action: ContentLink;
  };
};

export function LaunchOffer({ words }: LaunchOfferProps) {
  const titleId = useId();
  return (
    <Section ground="ink">
      <div className="grid items-end gap-4 sm:gap-6 lg:grid-cols-[1.3fr_1fr] lg:gap-8">
        <div>
          <p className="spec-print text-muted">{words.label}</p>
          <h2 id={titleId} className="mt-3 max-w-[12ch] text-display-1">
            {words.title}
          </h2>
        </div>
        <div>
          <p className="text-lead">{words.text}</p>
          <SiteLink href={words.action.href} className={buttonClass({ className: 'mt-4 sm:mt-6' })}>
            {words.action.label}
          </SiteLink>
        </div>
      </div>
      <div className="mt-6 sm:mt-8 lg:mt-14">
        <SnapRow
          titleId={titleId}
          className="gap-3 [--snap-width:min(13.5rem,86vw)] sm:grid sm:grid-cols-3 sm:gap-4 lg:grid-cols-5"
        >
          {words.specialists.map(({ title, text, ground, brings }) => (
            <li key={title} data-ground={ground} className="flex flex-col rounded-card">
              <div
                aria-hidden="true"
                className="flex h-36 items-center justify-center px-4 lg:h-44"
              >
                <Brings brings={brings} />
              </div>
              <div className="p-[min(1.25rem,5vw)] pt-1">
                <h3 className="text-title">{title}</h3>
                <p className="mt-1.5 text-sm">{text}</p>
              </div>
            </li>
          ))}
        </SnapRow>
      </div>
    </Section>
  );
}

function Brings({ brings }: Pick<Specialist, 'brings'>): ReactNode {
  if ('figure' in brings) {
    return (
      <p className="text-center font-display text-display-1">
        {brings.figure}
        <span className="spec-print block tracking-normal">{brings.unit}</span>
      </p>
    );
  }
  return (
    <CutPicture
      picture={{ ...brings, alt: '' }}
      sizes="320px"
      className="w-[min(100%,7.5rem*var(--ratio))] lg:w-[min(100%,9.5rem*var(--ratio))]"
    />
  );
}
