import type { AudienceProductFields } from '@functions/_shared/domain/calc/audience-product.ts';
import {
  type CreatorInput,
  creatorFieldNames,
} from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { Check } from 'lucide-react';
import { Suspense } from 'react';
import { Progress } from '@/components/ui/progress.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { creatorCalculatorCopy } from '../copy.ts';

const { aside: copy } = creatorCalculatorCopy;

const RevenueExample = lazyComponent(() =>
  import('@/tools/shared/revenue-example.tsx').then((m) => m.RevenueExample),
);

const AsideResult = lazyComponent(() => import('./aside-result.tsx').then((m) => m.AsideResult));

type CreatorAsideProps = {
  answeredCount: number;
  fields: AudienceProductFields;
  locale: string;
  /** Null before the first result. */
  input: CreatorInput | null;
  onSeeResult: () => void;
};

/** Beside the form: what it leads to, how far one is, and afterward the figure that matters. */
export function CreatorAside({
  answeredCount,
  fields,
  locale,
  input,
  onSeeResult,
}: CreatorAsideProps) {
  const answers = (
    <Progress
      label={copy.answers}
      valueText={copy.answered(answeredCount, creatorFieldNames.length)}
      value={answeredCount}
      max={creatorFieldNames.length}
    />
  );
  return (
    <aside
      aria-label={copy.title}
      className="hidden flex-col gap-6 rounded-card border-[1.5px] border-dashed border-ink p-7 lg:not-short:sticky lg:top-28 lg:flex"
    >
      <p className="font-display text-display-3">{copy.title}</p>
      <ul className="flex flex-col gap-3">
        {copy.items.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 text-leaf" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      {input === null ? (
        <>
          {answers}
          <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
            <RevenueExample fields={fields} locale={locale} />
          </Suspense>
        </>
      ) : (
        <Suspense fallback={answers}>
          <AsideResult input={input} onSeeResult={onSeeResult} />
        </Suspense>
      )}
    </aside>
  );
}
