import type { ReactNode } from 'react';
import { sourcingPage } from './copy.ts';

type AboutSourcingProps = {
  /** Behind the gate, where the tools are what the visitor came for. */
  isFolded: boolean;
  /** The sections below the tools. */
  children: ReactNode;
};

/** What the page says about our sourcing; behind the gate it is folded away. */
export function AboutSourcing({ isFolded, children }: AboutSourcingProps) {
  if (!isFolded) return children;
  return (
    <details className="group">
      <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span className="page-container flex min-h-14 items-center gap-3 py-6 text-title before:content-['+'] before:font-mono group-open:before:content-['−']">
          {sourcingPage.aboutLabel}
        </span>
      </summary>
      {children}
    </details>
  );
}
