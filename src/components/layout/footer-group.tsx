import { useId } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import type { ContentLink } from '@/content/types.ts';

type FooterGroupProps = { title: string; links: readonly ContentLink[] };

export function FooterGroup({ title, links }: FooterGroupProps) {
  const titleId = useId();
  return (
    <nav
      aria-labelledby={titleId}
      // On phones, an odd last group has a row to itself, with its list in two columns.
      className="max-sm:last:col-span-full max-sm:last:[&>ul]:[columns:2_8.5rem] max-sm:last:[&>ul]:gap-6"
    >
      <h2 id={titleId} className="spec-print font-normal text-muted">
        {title}
      </h2>
      <ul className="mt-3">
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
