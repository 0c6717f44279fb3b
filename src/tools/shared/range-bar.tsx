import { cn } from '@/lib/cn.ts';

export type RangeBarProps = {
  low: { label: string; value: string };
  high: { label: string; value: string };
  /** Where the figure is between both ends, in percent. */
  atPct: number;
  className?: string;
};

/** From low to high, with a mark where the figure stands. */
export function RangeBar({ low, high, atPct, className }: RangeBarProps) {
  return (
    <div className={className}>
      <div
        aria-hidden="true"
        className="relative h-3 rounded-pill border-[1.5px] border-ink bg-white"
      >
        <span
          className="absolute inset-y-0 left-0 rounded-l-pill bg-leaf/25"
          style={{ width: `${atPct}%` }}
        />
        <span
          className="absolute top-1/2 size-5 -translate-1/2 rounded-full border-[1.5px] border-ink bg-leaf"
          style={{ left: `${atPct}%` }}
        />
      </div>
      <dl className="mt-2.5 flex justify-between gap-4 text-sm tabular-nums">
        <End {...low} />
        <End {...high} className="text-right" />
      </dl>
    </div>
  );
}

function End({ label, value, className }: { label: string; value: string; className?: string }) {
  return (
    <div className={cn('min-w-0', className)}>
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
