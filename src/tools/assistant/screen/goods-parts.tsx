import type { TariffPart } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { buttonClass } from '@/components/ui/button.tsx';
import { Tag } from '@/components/ui/tag.tsx';
import { OrderMark } from '@/tools/shared/order-notice.tsx';
import { answersCopy } from '../answers-copy.ts';
import type { AskTariff } from '../rules/thread.ts';

const { tariffCard, partCards } = answersCopy;

type GoodsPartsProps = {
  parts: readonly TariffPart[];
  /** The day of entry of the answer that the parts belong to, 'YYYY-MM-DD'. */
  entryDate: string;
  onAskTariff: AskTariff;
};

/** The further goods of a question that names several, each with its line and totals. */
export function GoodsParts({ parts, entryDate, onAskTariff }: GoodsPartsProps) {
  return (
    <ul aria-label={partCards.label} className="grid gap-3 sm:grid-cols-2">
      {parts.map((part) => (
        <li
          key={part.query}
          className="flex flex-col gap-2 rounded-chip border-[1.5px] border-ink p-[min(1rem,4vw)]"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="font-semibold">{part.product}</p>
            {part.hsCodeUsed !== null && (
              <Tag tone="kraft">
                <span className="sr-only">{tariffCard.code} </span>
                {part.hsCodeUsed}
              </Tag>
            )}
          </div>
          <PartDuties part={part} />
          <OrderMark orders={part.orders} />
          {(part.caveats ?? []).map((caveat) => (
            <p key={caveat} className="text-sm">
              {caveat}
            </p>
          ))}
          {part.lineDescription !== null && (
            <p className="text-sm text-muted">{part.lineDescription}</p>
          )}
          {part.hsCodeUsed !== null && (
            <p className="text-sm">{tariffCard.confidence[part.confidence]}</p>
          )}
          <button
            type="button"
            onClick={() => onAskTariff(part.query, { query: part.query, entryDate })}
            className={buttonClass({
              variant: 'secondary',
              size: 'sm',
              className: 'mt-auto w-fit max-w-full',
            })}
          >
            {partCards.actions[part.status === 'answered' ? 'details' : 'choose']}
            <span className="sr-only">: {part.product}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function PartDuties({ part: { status, duties } }: { part: TariffPart }) {
  if (status !== 'answered') return <p>{partCards.open[status]}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {duties.map(({ originCode, originCountry, totalRateText, usmcaTotalText }) => (
        <li key={originCode ?? originCountry}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>{originCountry !== null && tariffCard.from(originCountry)}</span>
            <span className="font-display text-title tabular-nums [overflow-wrap:anywhere]">
              {totalRateText ?? tariffCard.noTotal}
            </span>
          </p>
          {usmcaTotalText !== null && (
            <p className="text-sm text-muted">
              {tariffCard.usmca}: {usmcaTotalText}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
