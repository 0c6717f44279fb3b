import { Suspense } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { decoderFormCopy as copy } from '../copy.ts';
import { MailFields } from './mail-fields.tsx';
import { OrderFields } from './order-fields.tsx';
import { useQuoteDecoder } from './use-quote-decoder.ts';

const QuoteResults = lazyComponent(() => import('./quote-results.tsx').then((m) => m.QuoteResults));

/** The mails and the order; once there is a mail, what it says. */
export function QuoteDecoderScreen() {
  const decoder = useQuoteDecoder();
  const isBlank = decoder.state.mails.every(({ text }) => text.trim() === '');
  return (
    <div className="flex flex-col gap-8">
      <Card padding="lg" data-print="hide" className="flex flex-col gap-8">
        <p className="max-w-measure text-sm text-muted">{copy.privacy}</p>
        <MailFields decoder={decoder} />
        <OrderFields decoder={decoder} />
      </Card>
      {isBlank ? (
        <EmptyState title={copy.empty.title}>{copy.empty.text}</EmptyState>
      ) : (
        <Suspense
          fallback={
            <div role="status" aria-label={copy.loading}>
              <Skeleton className="h-160 w-full rounded-card" />
            </div>
          }
        >
          <QuoteResults decoder={decoder} />
        </Suspense>
      )}
    </div>
  );
}
