import type { Drop as ShownDrop } from '@functions/_shared/contracts/demand-test.ts';
import { useRef } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { absoluteUrl, contactMailto, dropPath, paths } from '@/config/paths.ts';
import { dropCopy as copy } from '../copy.ts';
import { Countdown, useTimeLeft } from './countdown.tsx';
import { DropPicture } from './drop-picture.tsx';
import { useDrop } from './use-drop.ts';
import { VoteForm } from './vote-form.tsx';

/** The public page of one test. @param id undefined for an address without one */
export function DropScreen({ id }: { id: string | undefined }) {
  if (id === undefined) {
    const { title, text } = copy.states.incomplete;
    return <EmptyState title={title}>{text}</EmptyState>;
  }
  return <DropOf key={id} id={id} />;
}

function DropOf({ id }: { id: string }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1}>
      {/* The button to try again goes away with its press. */}
      <DropStates id={id} onRetry={() => box.current?.focus({ preventScroll: true })} />
    </div>
  );
}

function DropStates({ id, onRetry }: { id: string; onRetry: () => void }) {
  const { state, isOwn, retry } = useDrop(id);
  if (state.status === 'loading') {
    return (
      <div role="status" aria-label={copy.loading}>
        <Skeleton className="h-160 w-full rounded-card" />
      </div>
    );
  }
  if (state.status === 'failed') {
    return (
      <p
        role="alert"
        className="flex flex-wrap items-center gap-4 rounded-card border-[1.5px] border-dashed border-ink p-5"
      >
        {copy.states.failed.text}
        <Button
          variant="secondary"
          onClick={() => {
            onRetry();
            retry();
          }}
        >
          {copy.states.failed.retry}
        </Button>
      </p>
    );
  }
  if (state.drop === null) {
    const { title, text } = copy.states.gone;
    return <EmptyState title={title}>{text}</EmptyState>;
  }
  return <Drop drop={state.drop} aheadMs={state.aheadMs} isOwn={isOwn} />;
}

type DropProps = { drop: ShownDrop; aheadMs: number; isOwn: boolean };

function Drop({ drop, aheadMs, isOwn }: DropProps) {
  const { id, product, tagline, creator, pricesUsd, endsAt } = drop;
  const left = useTimeLeft(endsAt, aheadMs);
  return (
    <div className="flex flex-col gap-8">
      <Card padding="lg" className="grid items-start gap-8 md:grid-cols-2">
        <DropPicture drop={drop} />
        <div className="flex min-w-0 flex-col gap-5">
          <div>
            <p className="spec-print [overflow-wrap:anywhere] text-muted">{copy.by(creator)}</p>
            <h2 className="mt-2 [overflow-wrap:anywhere] text-display-2">{product}</h2>
            {tagline !== null && (
              <p className="mt-3 [overflow-wrap:anywhere] text-lead">{tagline}</p>
            )}
          </div>
          <Countdown endsAt={endsAt} left={left} />
          {isOwn && (
            <p data-ground="butter" className="rounded-field border-[1.5px] border-ink p-4">
              {copy.vote.own}{' '}
              <SiteLink href={paths.demandTest} className="text-link">
                {copy.vote.ownLink}
              </SiteLink>
            </p>
          )}
          {!isOwn && (
            <VoteForm id={id} creator={creator} pricesUsd={pricesUsd} isEnded={left === null} />
          )}
          {left !== null && <p className="max-w-measure text-sm text-muted">{copy.notForSale}</p>}
        </div>
      </Card>
      <div className="flex max-w-measure flex-col gap-3 text-sm text-muted">
        <h2 className="font-semibold text-[color:var(--fg)]">{copy.privacy.title}</h2>
        <p>{copy.privacy.text}</p>
        <p>{copy.privacy.uncounted}</p>
        <p className="flex flex-wrap gap-x-6">
          <SiteLink
            href={contactMailto(
              copy.report.subject(id),
              copy.report.body(absoluteUrl(dropPath(id))),
            )}
            className="text-link inline-flex min-h-11 items-center"
          >
            {copy.report.label}
          </SiteLink>
          <SiteLink href={paths.demandTest} className="text-link inline-flex min-h-11 items-center">
            {copy.madeWith}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}
