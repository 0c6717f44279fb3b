import { useId } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import type { ContentLink } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

type FooterGroupProps = { title: string; links: readonly ContentLink[] };

/** A group of links; on phones behind a bar. */
export function FooterGroup(props: FooterGroupProps) {
  return (
    <PhonePart title={props.title} headingLevel={2}>
      <LinkList {...props} />
    </PhonePart>
  );
}

function LinkList({ title, links }: FooterGroupProps) {
  const titleId = useId();
  const titleClass = usePartTitleClass(title);
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={cn('spec-print font-normal text-muted', titleClass)}>
        {title}
      </h2>
      <ul className="max-sm:[columns:2_8.5rem] max-sm:gap-6 sm:mt-3">
        {links.map((link) => (
          <li key={link.label} className="break-inside-avoid">
            <SiteLink
              href={link.href}
              className="inline-flex min-h-11 min-w-11 items-center rounded-chip py-2 text-sm leading-snug underline-offset-4 hover:text-butter hover:underline"
            >
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
