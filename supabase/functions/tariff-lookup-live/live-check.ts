import type { TariffLookupResponse } from '../_shared/contracts/tariff-lookup-live.ts';
import type { TariffLineFacts } from '../_shared/domain/tariff/tariff-types.ts';
import type { Log } from '../_shared/log.ts';
import type { LiveSchedule } from './live-schedule.ts';

export type CheckedFacts = {
  facts: TariffLineFacts;
  liveCheck: TariffLookupResponse['liveCheck'];
};

/**
 * Compares the base rates of the snapshot with the published schedule. Where they differ, the
 * published rates apply and a note says so; when the schedule does not answer, the snapshot
 * applies.
 */
export async function checkAgainstLive(
  facts: TariffLineFacts,
  live: LiveSchedule | undefined,
  log: Log,
): Promise<CheckedFacts> {
  if (live === undefined) return { facts, liveCheck: null };
  const { line } = facts;
  try {
    const printed = await live(line.hts8);
    const isSame =
      comparable(printed.generalRateText) === comparable(line.generalRateText) &&
      comparable(printed.specialRateText) === comparable(line.specialRateText);
    if (isSame) {
      return {
        facts,
        liveCheck: {
          result: 'same',
          note: `The published schedule prints the same base rate for ${line.hts8} today.`,
        },
      };
    }
    return {
      facts: { ...facts, line: { ...line, ...printed } },
      liveCheck: { result: 'differs', note: differenceOf(line, printed) },
    };
  } catch (error) {
    log('warn', 'snapshot instead of the published schedule', {}, error);
    return {
      facts,
      liveCheck: {
        result: 'unavailable',
        note: 'We couldn’t reach the published schedule; the rates are from our snapshot.',
      },
    };
  }
}

function differenceOf(line: TariffLineFacts['line'], printed: { generalRateText: string }): string {
  return comparable(printed.generalRateText) === comparable(line.generalRateText)
    ? `The published schedule prints different special rates for ${line.hts8} than our snapshot; we use the published ones.`
    : `The published schedule prints ${printed.generalRateText} for ${line.hts8}, our snapshot ${line.generalRateText}; we use the published rate.`;
}

function comparable(rate: string): string {
  return rate.toLowerCase().replace(/\s+/g, '');
}
