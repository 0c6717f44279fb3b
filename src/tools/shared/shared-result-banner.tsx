import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { sharedResultCopy as copy } from './shared-result-copy.ts';
import type { SharedResult } from './use-shared-result.ts';

type SharedResultBannerProps = {
  result: Pick<SharedResult, 'isShared' | 'resultRef'>;
  /** One sentence: what the result is. */
  text: string;
  /** The tool's address without the result. */
  ownHref: string;
  className?: string;
};

/**
 * The head of a result: where a page opens that was opened with it. Above somebody else's result it
 * says so, and how to make one's own; above the visitor's own it takes no room.
 */
export function SharedResultBanner({ result, text, ownHref, className }: SharedResultBannerProps) {
  const { isShared, resultRef } = result;
  if (!isShared) return <span ref={resultRef} className="absolute" />;
  return (
    <section
      ref={resultRef}
      aria-label={copy.title}
      data-print="hide"
      data-ground="sky"
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-field border-[1.5px] border-ink p-4',
        className,
      )}
    >
      <div className="max-w-measure">
        <p className="font-semibold">{copy.title}</p>
        <p className="mt-1 text-sm">{text}</p>
      </div>
      {/* Loads the page anew: nothing of the shared result may stay in the tool. */}
      <SiteLink
        reloads
        href={ownHref}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        {copy.makeOwn}
      </SiteLink>
    </section>
  );
}
