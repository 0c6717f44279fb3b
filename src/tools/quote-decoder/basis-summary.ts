import { formatUsdCents } from '@/lib/format.ts';
import type { OneBasis } from './rules/one-basis.ts';
import { decoderCopy } from './screen-copy.ts';

const { basis: copy } = decoderCopy;

/** A mail's name with its costs at the door. */
type Compared = Readonly<{ name: string; basis: OneBasis | null }>;

/** Which quote costs least at the door, and whether that is sure; empty while none is complete. */
export function basisSummary(mails: readonly Compared[]): string {
  const known = mails
    .flatMap(({ name, basis }) =>
      basis?.isKnown ? [{ name, usd: basis.delivered.deliveredUsd }] : [],
    )
    .sort((a, b) => a.usd.likely - b.usd.likely);
  const [least, next] = known;
  if (least === undefined) return '';
  const price = formatUsdCents(least.usd.likely);
  if (next === undefined) return copy.only(least.name, price);
  const lessUsd = next.usd.likely - least.usd.likely;
  if (lessUsd < 0.005) return copy.same(least.name, next.name, price);
  const text = copy.least(least.name, price, formatUsdCents(lessUsd), next.name);
  return next.usd.low < least.usd.high ? `${text} ${copy.overlap}` : text;
}
