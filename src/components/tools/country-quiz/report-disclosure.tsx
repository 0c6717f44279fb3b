import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type ReportDisclosureProps = { title: string; children: ReactNode };

/** A part of the report that opens on demand, and on paper by itself. */
export function ReportDisclosure({ title, children }: ReportDisclosureProps) {
  return (
    <details
      data-print="open"
      data-ground="white"
      className="group/part rounded-card border border-ink p-5 sm:p-6"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-[rotate] duration-150 group-open/part:rotate-180"
        />
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  );
}
