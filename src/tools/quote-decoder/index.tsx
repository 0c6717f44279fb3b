import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { useProductKey } from '../shared/use-product-key.ts';
import { QuoteDecoderScreen } from './screen/quote-decoder-screen.tsx';

/** Reads up to three suppliers' mails, side by side, and brings their prices to one basis. */
export function QuoteDecoder() {
  usePrefetchQueued();
  return <QuoteDecoderScreen key={useProductKey()} />;
}
