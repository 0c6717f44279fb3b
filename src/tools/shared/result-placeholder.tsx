import type { ReactNode } from 'react';

type ResultPlaceholderProps = {
  title: string;
  /** What leads to the result. */
  text: string;
  /** The same figures for an example. */
  children: ReactNode;
};

/** Before there is a result. */
export function ResultPlaceholder({ title, text, children }: ResultPlaceholderProps) {
  return (
    <div className="flex flex-col gap-4 rounded-card border-[1.5px] border-dashed border-ink p-[min(1.25rem,6vw)] sm:gap-6 sm:p-8 lg:not-short:sticky lg:top-28">
      <div>
        <p className="font-display text-title sm:text-display-3">{title}</p>
        <p className="mt-1 text-muted max-sm:hidden">{text}</p>
      </div>
      {children}
    </div>
  );
}
