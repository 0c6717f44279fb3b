import type { Fact } from '@functions/_shared/domain/country-profiles.ts';
import { type ReactNode, useId } from 'react';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import { cn } from '@/lib/cn.ts';
import { mapExplorerCopy } from '../copy.ts';

type PanelSectionProps = { title: string; defaultOpen?: boolean; children: ReactNode };

export function PanelSection({ title, defaultOpen = false, children }: PanelSectionProps) {
  const id = useId();
  return (
    <PhonePart title={title} headingLevel={5} defaultOpen={defaultOpen}>
      <section aria-labelledby={id}>
        <PanelTitle id={id} title={title} />
        {children}
      </section>
    </PhonePart>
  );
}

function PanelTitle({ id, title }: { id: string; title: string }) {
  const titleClass = usePartTitleClass(title);
  return (
    <h5 id={id} className={cn('mb-3 font-display text-title', titleClass)}>
      {title}
    </h5>
  );
}

/** A line of a description list. */
export function PanelRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-dashed border-ink/40 py-2.5">
      <dt className="spec-print text-muted">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

/** A fact, marked where it is only our estimate. */
export function FactText({ fact }: { fact: Fact }) {
  return (
    <>
      {fact.text}
      {fact.source === 'our estimate' && (
        <span className="spec-print whitespace-nowrap text-muted">
          {' '}
          ({mapExplorerCopy.panel.estimateMark})
        </span>
      )}
    </>
  );
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-tomato">
      {facts.map((fact) => (
        <li key={fact.text}>
          <FactText fact={fact} />
        </li>
      ))}
    </ul>
  );
}
