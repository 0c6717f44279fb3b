import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { cn } from '@/lib/cn.ts';
import { deviceStorage, ownTestsKey } from '@/lib/storage.ts';
import type { AnswerName } from '@/lib/visitor-product/answers.ts';
import { knownAnswersCopy as copy } from './known-answers-copy.ts';

// Most visitors open their first tool, which has nothing to fill in.
const FilledAnswers = lazyComponent(() =>
  import('./filled-answers.tsx').then((m) => m.FilledAnswers),
);

type KnownAnswersNoteProps = {
  product: Pick<ToolProduct, 'known' | 'decline' | 'forget'>;
  /** The answers that this tool filled in. */
  filled: readonly AnswerName[];
  /** Empties the fields that were filled in. */
  onEmpty: () => void;
  /** Told when the visitor had everything forgotten: the tool empties its own form then. */
  onForgotten: () => void;
  /** The tool was emptied so just now: says it. */
  wasForgotten?: boolean;
  className?: string;
};

/** Says what the tool filled in and where it came from, and lets the visitor take it out again. */
export function KnownAnswersNote({
  product,
  filled,
  onEmpty,
  onForgotten,
  wasForgotten = false,
  className,
}: KnownAnswersNoteProps) {
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<'shown' | 'emptied' | 'forgotten'>(
    wasForgotten ? 'forgotten' : 'shown',
  );
  const [opened] = useState({ filled, known: product.known });
  const isShown = outcome === 'shown' && opened.filled.length > 0;

  // The pressed button goes away; focus must not fall to the body.
  useEffect(() => {
    if (outcome !== 'shown') place.current?.focus();
  }, [outcome]);

  const keptLine = (
    <p className={cn('text-sm text-muted', className)}>
      {copy.kept} <ForgetButton onForget={forget} />
    </p>
  );

  return (
    <div ref={place} tabIndex={-1} data-print="hide">
      {/* Always there, so that the outcome is read out. */}
      <p role="status" className={cn('text-sm empty:hidden', className)}>
        {outcome === 'emptied' && copy.emptied}
        {outcome === 'forgotten' &&
          (deviceStorage.read(ownTestsKey) !== null ? copy.forgottenButTests : copy.forgotten)}
      </p>
      {isShown && (
        <Suspense fallback={<Skeleton className={cn('h-30 w-full rounded-field', className)} />}>
          <FilledAnswers label={copy.label} {...opened} otherwise={keptLine} className={className}>
            <Button
              size="sm"
              variant="tertiary"
              onClick={() => {
                setOutcome('emptied');
                product.decline();
                onEmpty();
              }}
            >
              {copy.empty}
            </Button>
            <ForgetButton onForget={forget} />
          </FilledAnswers>
        </Suspense>
      )}
      {!isShown && outcome !== 'forgotten' && keptLine}
    </div>
  );

  function forget() {
    setOutcome('forgotten');
    product.forget();
    onForgotten();
  }
}

function ForgetButton({ onForget }: { onForget: () => void }) {
  return (
    <button
      type="button"
      onClick={onForget}
      className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-[color:var(--fg)] underline decoration-tomato decoration-2 underline-offset-[0.3em] hover:decoration-4"
    >
      {copy.forget}
    </button>
  );
}
