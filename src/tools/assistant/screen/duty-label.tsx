import type {
  TariffLayer,
  TariffLookupResponse,
} from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { Tag } from '@/components/ui/tag.tsx';
import { cn } from '@/lib/cn.ts';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import { DutyLayerText } from '@/tools/shared/duty-layer-text.tsx';
import { dutyGrounds } from '@/tools/shared/duty-tones.ts';

type DutyLabelProps = { words: AssistantWords['tariffCard']; result: TariffLookupResponse };

/** A total in words, "at least 20%, plus 40¢ each", is no figure and would fill a phone as one. */
const longestFigure = 16;

/** The duty as a customs label: the total, what it is made of, and each part with its heading. */
export function DutyLabel({ words, result }: DutyLabelProps) {
  const { hsCodeUsed, originCountry, lineDescription, totalRateText, usmca } = result;
  return (
    <div className="rounded-chip border-[1.5px] border-ink">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 p-[min(1rem,4vw)]">
        <div>
          <p className="spec-print text-muted">
            {words.total} {originCountry !== null && words.from(originCountry)}
          </p>
          <p
            className={cn(
              'font-display tabular-nums [overflow-wrap:anywhere]',
              (totalRateText ?? '').length > longestFigure ? 'text-title' : 'text-figure',
            )}
          >
            {totalRateText ?? words.noTotal}
          </p>
        </div>
        <div className="flex min-w-0 flex-col items-start gap-1 sm:items-end">
          <Tag tone="kraft">
            <span className="sr-only">{words.code} </span>
            {hsCodeUsed}
          </Tag>
          {lineDescription !== null && (
            <p className="max-w-[29.3em] text-sm text-muted sm:text-right">{lineDescription}</p>
          )}
        </div>
      </div>
      <DutyBar layers={result.layers} />
      <LayerTable words={words} layers={result.layers} />
      {usmca && (
        <p className="border-t border-dashed border-ink/50 px-[min(1rem,4vw)] py-3 text-sm">
          <strong>
            {words.usmca}: {usmca.totalRateText}.
          </strong>{' '}
          {usmca.condition}
        </p>
      )}
    </div>
  );
}

/** A part narrower than this share of the bar has no room for its number. */
const leastShareWithText = 0.15;

/** For the eye; the table below says the same. */
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
          {ratePct / totalPct >= leastShareWithText && `${Math.round(ratePct * 100) / 100}%`}
        </span>
      ))}
    </div>
  );
}

/** "12.5%" or "4.4¢/kg" leaves the room to the words beside it. */
const longestRate = 8;

type LayerTableProps = {
  words: AssistantWords['tariffCard'];
  layers: readonly TariffLayer[];
};

function LayerTable({ words, layers }: LayerTableProps) {
  const { columns } = words;
  return (
    <table className="w-full border-t border-ink text-sm">
      <caption className="sr-only">{words.layersLabel}</caption>
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
              <DutyLayerText words={words} layer={layer} />
            </th>
            {/* A rate in words, "96¢ each + 8.5% on the case", takes lines of its own. */}
            <td
              className={cn(
                'pl-2 pr-[min(1rem,4vw)] py-2.5 text-right align-top font-semibold tabular-nums',
                layer.rateText.length > longestRate ? 'w-[38%]' : 'w-px whitespace-nowrap',
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
