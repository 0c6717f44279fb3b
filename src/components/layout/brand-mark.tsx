import { site } from '@/content/site.ts';
import { cn } from '@/lib/cn.ts';

/** The name with the smiley that is also the favicon. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-2 font-display text-title font-extrabold tracking-tight',
        className,
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 64 64" className="size-9 -rotate-6">
        <circle cx="32" cy="32" r="30" className="fill-butter" />
        <ellipse cx="23" cy="26" rx="3.6" ry="5.4" className="fill-ink" />
        <ellipse cx="41" cy="26" rx="3.6" ry="5.4" className="fill-ink" />
        <path
          d="M17 37c2.6 8.4 8.2 12.6 15 12.6S44.4 45.4 47 37"
          className="fill-none stroke-ink"
          strokeWidth="4.6"
          strokeLinecap="round"
        />
      </svg>
      {site.name}
    </span>
  );
}
