import type { DemandVerdict } from '@functions/_shared/domain/demand/demand-verdict.ts';
import { formatInteger, formatPct1, formatUsdShort } from '@/lib/format.ts';
import { resultsCopy } from './results-copy.ts';
import type { Reach } from './rules/reached-fans.ts';

const copy = resultsCopy.verdict;

type VerdictText = { title: string; text: string; tone: 'leaf' | 'butter' | 'plain' };

/** The verdict in a heading and a sentence. */
export function verdictText(
  verdict: DemandVerdict,
  { visitors, priceUsd }: { visitors: number; priceUsd: number },
): VerdictText {
  switch (verdict.is) {
    case 'too-few':
      return {
        title: copy.tooFew.title(formatInteger(visitors)),
        text: copy.tooFew.text(verdict.missingVisitors),
        tone: 'plain',
      };
    case 'nobody':
      return {
        title: copy.nobody.title(formatUsdShort(priceUsd)),
        text: copy.nobody.text,
        tone: 'plain',
      };
    case 'no-minimum':
      return {
        title: copy.noMinimum.title(formatPct1(verdict.buyingPct.likely)),
        text: copy.noMinimum.text,
        tone: 'butter',
      };
    case 'no-audience':
      return {
        title: copy.noAudience.title(formatInteger(verdict.neededFans)),
        text: copy.noAudience.text(formatInteger(verdict.minOrderUnits)),
        tone: 'butter',
      };
    default: {
      const { is, orders, minOrderUnits } = verdict;
      const { low, likely, high } = orders;
      return {
        title: copy.orders[is](formatInteger(likely), formatInteger(minOrderUnits)),
        text: `${copy.meaning[is]} ${copy.range(formatInteger(low), formatInteger(high))}`,
        tone: is === 'met' || is === 'likely' ? 'leaf' : 'butter',
      };
    }
  }
}

/** How a verdict with figures was worked out; '' for one without. */
export function basisText(
  verdict: DemandVerdict,
  { priceUsd, share, reach }: { priceUsd: number; share: number; reach: Reach | undefined },
): string {
  if (!('buyingPct' in verdict)) return '';
  const basis = copy.basis(
    formatUsdShort(priceUsd),
    formatPct1(share * 100),
    formatPct1(verdict.buyingPct.likely),
  );
  if (reach === undefined) return basis;
  const followers = formatInteger(reach.followers);
  const fans = formatInteger(reach.fans);
  const reached = copy.reach(followers, formatPct1(reach.engagementRatePct), fans);
  return [basis, reached, reach.isRateAssumed && copy.assumedRate].filter(Boolean).join(' ');
}
