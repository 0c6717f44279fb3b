import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

export type TestimonialCardProps = Omit<ComponentProps<'figure'>, 'results'> & {
  quote: string;
  name: string;
  resultsLabel: string;
  results: readonly string[];
};

/** A partner's quote with the figures that back it up. */
export function TestimonialCard({
  quote,
  name,
  resultsLabel,
  results,
  className,
  ...props
}: TestimonialCardProps) {
  return (
    <figure
      {...props}
      data-ground="white"
      className={cn('rounded-card border border-ink p-5 sm:p-7', className)}
    >
      <blockquote className="font-display text-title">“{quote}”</blockquote>
      <figcaption className="mt-4 text-sm text-muted">{name}</figcaption>
      <hr className="my-5 border-dashed border-ink" />
      <p className="spec-print text-muted">{resultsLabel}</p>
      <ul aria-label={resultsLabel} className="mt-2 font-semibold">
        {results.map((result) => (
          <li key={result} className="border-b border-ink/20 py-2 last:border-b-0">
            {result}
          </li>
        ))}
      </ul>
    </figure>
  );
}
