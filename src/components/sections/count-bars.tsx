import { SectionHeading } from '@/components/sections/section-heading.tsx';

type CountBarsProps = {
  label: string;
  title: string;
  bars: readonly { name: string; count: number }[];
};

/** Counts as bars, each with its name and number written out. */
export function CountBars({ label, title, bars }: CountBarsProps) {
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-x-16">
      <SectionHeading label={label} title={title} />
      <ul className="grid gap-y-2">
        {bars.map(({ name, count }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,7.5em)_minmax(0,1fr)] items-center gap-x-3"
          >
            <span className="min-w-0">{name}</span>
            <span className="flex items-center gap-x-2.5">
              <span
                aria-hidden="true"
                style={{ width: `${(count / most) * 82}%` }}
                className="h-6 rounded-r-chip border-[1.5px] border-ink bg-butter"
              />
              <span className="font-semibold tabular-nums">{count}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
