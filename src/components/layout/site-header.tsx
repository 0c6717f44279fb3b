import type { ReactNode } from 'react';
import { BrandMark } from '@/components/layout/brand-mark.tsx';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { headerActions, headerWords } from '@/content/site.ts';
import { useScrolledPast } from '@/hooks/use-scrolled-past.ts';
import { cn } from '@/lib/cn.ts';

const SOLID_UNTIL_PX = 10;

type SiteHeaderProps = {
  /** Shown in wide windows. */
  navigation: ReactNode;
  /** Shown in windows too narrow for the navigation. */
  phoneMenu: ReactNode;
};

export function SiteHeader({ navigation, phoneMenu }: SiteHeaderProps) {
  const scrolled = useScrolledPast(SOLID_UNTIL_PX);
  const { clientPortal, intake } = headerActions;

  return (
    <header
      data-scrolled={scrolled}
      className={cn(
        'stays-on-top inset-x-0 top-0 z-40 border-b text-ink transition-colors',
        scrolled ? 'border-ink/15 bg-paper/80 backdrop-blur-md' : 'border-transparent bg-paper',
      )}
    >
      <div className="page-container flex h-18 items-center justify-between gap-2 sm:gap-4">
        <SiteLink
          href={paths.home}
          aria-label={headerWords.homeLabel}
          className="inline-flex min-h-11 items-center rounded-chip"
        >
          <BrandMark />
        </SiteLink>
        {navigation}
        <div className="flex items-center gap-1 sm:gap-2">
          <SiteLink
            href={clientPortal.href}
            className={buttonClass({
              variant: 'tertiary',
              size: 'sm',
              className: 'hidden no-underline hover:underline sm:inline-flex',
            })}
          >
            {clientPortal.label}
          </SiteLink>
          <SiteLink
            href={intake.href}
            className={buttonClass({
              size: 'sm',
              className: 'hidden whitespace-nowrap min-[24rem]:inline-flex',
            })}
          >
            {intake.label}
          </SiteLink>
          {phoneMenu}
        </div>
      </div>
    </header>
  );
}
