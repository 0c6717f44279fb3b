import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { NEW_TAB_HINT_ID } from '@/components/layout/new-tab-hint.tsx';
import { usePrefetch } from '@/hooks/use-prefetch.ts';

export type SiteLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Reloads from the server, for when the running code may be broken or outdated. */
  reloads?: boolean;
};

/**
 * Any link of the site: its own pages open in place and are prefetched on hover or focus; web
 * addresses open in a new tab and say so; mailto links behave as usual.
 */
export function SiteLink({ href, reloads = false, ...props }: SiteLinkProps) {
  const prefetch = usePrefetch();

  if (href.startsWith('/')) {
    const prepare = () => prefetch(href);
    return (
      <Link
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        {...props}
        to={href}
        reloadDocument={reloads}
      />
    );
  }
  if (isWebAddress(href)) {
    return (
      <a
        {...props}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={NEW_TAB_HINT_ID}
      />
    );
  }
  return <a {...props} href={href} />;
}

/** Whether a link leads to another site. */
export function isWebAddress(href: string): boolean {
  return /^https?:/.test(href);
}
