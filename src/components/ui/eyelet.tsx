import { cn } from '@/lib/cn.ts';

/** The metal eyelet of a hang tag, with the end of its thread: a bare ring would look like a radio. */
export function Eyelet({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 30 20"
      fill="none"
      className={cn('pointer-events-none h-5 w-7.5 overflow-visible', className)}
    >
      <circle cx="21" cy="10" r="6" className="fill-rank-silver stroke-ink" />
      <circle cx="21" cy="10" r="3" className="fill-ink" />
      <path
        d="M21 10.5C13 10.5 9 3.5 1.5 6.5"
        strokeWidth="2"
        strokeLinecap="round"
        className="stroke-tomato"
      />
    </svg>
  );
}
