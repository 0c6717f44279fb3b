import { History } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { cn } from '@/lib/cn.ts';
import type { AnswerName } from '@/lib/visitor-product/answers.ts';
import { knownAnswersCopy as copy } from './known-answers-copy.ts';
import { filledText } from './known-answers-text.ts';

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
  // What the tool filled in when it opened; the answers may be gone by the time it is read.
  const [text] = useState(() => filledText(filled, product.known));
  const isShown = outcome === 'shown' && text !== '';

  // The pressed button goes away; focus must not fall to the body.
  useEffect(() => {
    if (outcome !== 'shown') place.current?.focus();
  }, [outcome]);

  return (
    <div ref={place} tabIndex={-1} data-print="hide">
      {/* Always there, so that the outcome is read out. */}
      <p role="status" className={cn('text-sm empty:hidden', className)}>
        {outcome === 'emptied' && copy.emptied}
        {outcome === 'forgotten' && copy.forgotten}
      </p>
      {isShown && (
        <section
          aria-label={copy.label}
          data-ground="butter"
          className={cn(
            'flex flex-col gap-2 rounded-field border-[1.5px] border-ink p-4 text-sm',
            className,
          )}
        >
          <p className="flex items-start gap-2.5">
            <History aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0">{copy.filled(text)}</span>
          </p>
          <div className="flex flex-wrap items-center gap-x-4">
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
          </div>
        </section>
      )}
      {!isShown && outcome !== 'forgotten' && (
        <p className={cn('text-sm text-muted', className)}>
          {copy.kept} <ForgetButton onForget={forget} />
        </p>
      )}
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
