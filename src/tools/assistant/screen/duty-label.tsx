import type {
  TariffLayer,
  TariffLookupResponse,
} from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { Tag } from '@/components/ui/tag.tsx';
import { cn } from '@/lib/cn.ts';
import { DutyLayerText } from '@/tools/shared/duty-layer-text.tsx';
import { dutyGrounds } from '@/tools/shared/duty-tones.ts';
import { OrderNotice } from '@/tools/shared/order-notice.tsx';
import { UpcomingNote } from '@/tools/shared/upcoming-note.tsx';
import { answersCopy } from '../answers-copy.ts';

const { tariffCard } = answersCopy;

/** A longer total, such as "at least 20%, plus 40¢ each", would fill a phone in the largest type. */
const maxFigureLength = 16;

/** The duty as a customs label: the total, what it is made of, and each part with its heading. */
export function DutyLabel({ result }: { result: TariffLookupResponse }) {
  const { hsCodeUsed, originCountry, lineDescription, totalRateText, usmca } = result;
  return (
    <div className="rounded-chip border-[1.5px] border-ink">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 p-[min(1rem,4vw)]">
        <div>
          <p className="spec-print text-muted">
            {tariffCard.total} {originCountry !== null && tariffCard.from(originCountry)}
          </p>
          <p
            className={cn(
              'font-display tabular-nums [overflow-wrap:anywhere]',
              (totalRateText ?? '').length > maxFigureLength ? 'text-title' : 'text-figure',
            )}
          >
            {totalRateText ?? tariffCard.noTotal}
          </p>
        </div>
        <div className="flex min-w-0 flex-col items-start gap-1 sm:items-end">
          <Tag tone="kraft">
            <span className="sr-only">{tariffCard.code} </span>
            {hsCodeUsed}
          </Tag>
          {lineDescription !== null && (
            <p className="max-w-[29.3em] text-sm text-muted sm:text-right">{lineDescription}</p>
          )}
        </div>
      </div>
      <DutyBar layers={result.layers} />
      {result.orders.length > 0 && (
        <div className="px-[min(1rem,4vw)] pb-4">
          <OrderNotice isBrief orders={result.orders} originName={originCountry ?? ''} />
        </div>
      )}
      {(result.caveats ?? []).map((caveat) => (
        <p key={caveat} className="px-[min(1rem,4vw)] pb-3 text-sm">
          {caveat}
        </p>
      ))}
      <LayerTable layers={result.layers} />
      {result.upcoming !== undefined && (
        <div className="border-t border-dashed border-ink/50 px-[min(1rem,4vw)] py-3 text-sm">
          <UpcomingNote upcoming={result.upcoming} entryDate={result.asOf} />
        </div>
      )}
      {usmca && (
        <p className="border-t border-dashed border-ink/50 px-[min(1rem,4vw)] py-3 text-sm">
          <strong>
            {tariffCard.usmca}: {usmca.totalRateText}.
          </strong>{' '}
          {usmca.condition}
        </p>
      )}
    </div>
  );
}

/** A part with a smaller share of the bar has no room for its number. */
const minShareWithText = 0.15;

/** Hidden from screen readers: the table below says the same. */
function DutyBar({ layers }: { layers: readonly TariffLayer[] }) {
  const shown = layers.flatMap(({ kind, ratePct }) =>
    ratePct !== null && ratePct > 0 ? [{ kind, ratePct }] : [],
  );
  if (shown.length < 2) return null;
  const totalPct = shown.reduce((sum, { ratePct }) => sum + ratePct, 0);
  return (
    <div
      aria-hidden="true"
      className="mx-[min(1rem,4vw)] mb-4 flex h-8 overflow-hidden rounded-pill border border-ink"
    >
      {shown.map(({ kind, ratePct }) => (
        <span
          key={kind}
          style={{ flexGrow: ratePct }}
          className={cn(
            'grid min-w-2 basis-0 place-items-center overflow-hidden border-ink font-mono text-label-sm font-medium not-first:border-l',
            dutyGrounds[kind],
          )}
        >
          {ratePct / totalPct >= minShareWithText && `${Math.round(ratePct * 100) / 100}%`}
        </span>
      ))}
    </div>
  );
}

/** A rate up to this length, such as "12.5%" or "4.4¢/kg", takes only the room it needs. */
const maxRateLength = 8;

function LayerTable({ layers }: { layers: readonly TariffLayer[] }) {
  const { columns } = tariffCard;
  return (
    <table className="w-full border-t border-ink text-sm">
      <caption className="sr-only">{tariffCard.layersLabel}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.duty}</th>
          <th scope="col">{columns.rate}</th>
        </tr>
      </thead>
      <tbody>
        {layers.map((layer) => (
          <tr key={`${layer.kind} ${layer.heading}`} className="border-ink/20 not-first:border-t">
            <th
              scope="row"
              className="px-[min(1rem,4vw)] py-2.5 text-left align-top font-normal [overflow-wrap:anywhere]"
            >
              <DutyLayerText words={tariffCard} layer={layer} />
            </th>
            {/* A long rate, such as "96¢ each + 8.5% on the case", wraps. */}
            <td
              className={cn(
                'pl-2 pr-[min(1rem,4vw)] py-2.5 text-right align-top font-semibold tabular-nums',
                layer.rateText.length > maxRateLength ? 'w-[38%]' : 'w-px whitespace-nowrap',
              )}
            >
              {layer.rateText}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
