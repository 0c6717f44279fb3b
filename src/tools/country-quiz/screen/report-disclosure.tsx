import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type ReportDisclosureProps = { title: string; children: ReactNode };

/** A part of the report that opens on demand, and on paper by itself. */
export function ReportDisclosure({ title, children }: ReportDisclosureProps) {
  return (
    <details data-print="open" data-ground="white" className="group/part border-y border-ink py-3">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-[rotate] duration-150 group-open/part:rotate-180"
        />
      </summary>
      <div className="pt-4 pb-3">{children}</div>
    </details>
  );
}
