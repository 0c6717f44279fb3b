import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FieldGroup } from '@/components/ui/field.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';
import { formatUsdShort } from '@/lib/format.ts';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { dropCopy } from '../copy.ts';
import { TellMe } from './tell-me.tsx';
import { useVote } from './use-vote.ts';

const copy = dropCopy.vote;

type VoteFormProps = {
  id: string;
  creator: string;
  pricesUsd: readonly number[];
  /** Nobody votes anymore, but what was given can still be taken back. */
  isEnded: boolean;
};

/** Three prices, one press each, and after that the way to be told. */
export function VoteForm({ id, creator, pricesUsd, isEnded }: VoteFormProps) {
  const outcome = useRef<HTMLParagraphElement>(null);
  const vote = useVote(id);
  const { chosen, sending, failure, wasWithdrawn } = vote;

  // The pressed button goes away with the vote.
  useEffect(() => {
    if (wasWithdrawn) outcome.current?.focus();
  }, [wasWithdrawn]);

  if (isEnded && chosen === null && failure === null && !wasWithdrawn) return null;
  return (
    <div className="flex flex-col gap-6">
      {!isEnded && (
        <FieldGroup label={copy.label} hint={copy.hint}>
          <div className="relative grid grid-cols-3 gap-3">
            {pricesUsd.map((priceUsd, index) => {
              const price = formatUsdShort(priceUsd);
              const isChosen = chosen === index;
              return (
                <button
                  key={priceUsd}
                  type="button"
                  aria-pressed={isChosen}
                  aria-disabled={sending !== null || undefined}
                  aria-label={copy.option(price)}
                  onClick={() => void vote.choose(index)}
                  className={cn(
                    'flex min-h-20 flex-col items-center justify-center gap-1 rounded-card border-[1.5px] border-ink px-2 py-3 text-ink',
                    'font-display text-title tabular-nums',
                    isChosen ? 'bg-butter' : 'bg-white enabled-hover:bg-butter/40',
                  )}
                >
                  {price}
                  {sending === index && <Spinner className="size-5" />}
                  {isChosen && sending !== index && <Check aria-hidden="true" className="size-5" />}
                </button>
              );
            })}
            <HoneypotField ref={vote.honeypot} />
          </div>
        </FieldGroup>
      )}
      <p ref={outcome} tabIndex={-1} role="status" className="max-w-measure empty:hidden">
        {sending !== null && sending !== 'withdrawal' && copy.sending}
        {sending === null &&
          failure === null &&
          chosen !== null &&
          (isEnded ? copy.voted : copy.counted)(formatUsdShort(pricesUsd[chosen] ?? 0))}
        {wasWithdrawn && chosen === null && sending === null && copy.withdrawn}
      </p>
      {failure !== null && (
        <p role="alert" className="max-w-measure font-medium text-risk-high">
          {failure}
        </p>
      )}
      {chosen !== null && (
        <>
          {!isEnded && <TellMe creator={creator} onEmail={vote.tell} />}
          <div>
            <Button
              size="sm"
              variant="tertiary"
              busy={sending === 'withdrawal'}
              onClick={() => void vote.takeBack()}
            >
              {copy.withdraw}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
