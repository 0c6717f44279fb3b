import type { CountryDuty } from '@functions/_shared/contracts/landed-cost.ts';
import type { MoneyStep } from '@functions/_shared/domain/money/money-chain.ts';
import { openAmountText } from '@functions/_shared/domain/tariff/trade-order-text.ts';
import {
  ownFiguresFor,
  withOwnFigure,
} from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import { maxUsd } from '@functions/_shared/domain/tool-inputs/max-usd.ts';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { assumptionsPath } from '@/config/paths.ts';
import { formatUsdCents } from '@/lib/format.ts';
import { orderNoticeCopy } from '@/tools/shared/order-notice-copy.ts';
import { canClaimUsmca, landedIn } from '../rules/landed-countries.ts';
import { stepAnchors } from '../rules/step-anchors.ts';
import { landedScreenCopy } from '../view-copy.ts';
import { AmountField } from './amount-field.tsx';
import type { LandedState } from './use-landed-view.ts';

const { step: copy, steps } = landedScreenCopy;

type MoneyStepDetailProps = { step: MoneyStep; state: LandedState };

/** What a step is, where its figure comes from, and a field for the visitor's own. */
export function MoneyStepDetail({ step: { id }, state }: MoneyStepDetailProps) {
  const { country, order, response } = state;
  const { label, what } = steps[id];
  const ownUsd = ownFiguresFor(order.choices, country)[id];
  const choices = withOwnFigure(order.choices, country, id, undefined);
  const estimate = landedIn(country, response, { ...order, choices }).estimates.steps[id];
  const { low, likely, high } = estimate.perUnitUsd;
  return (
    <div className="flex max-w-measure flex-col gap-3 text-sm">
      <p>{what}</p>
      {id === 'duty' && <DutyLines state={state} />}
      <p className="text-muted">
        {copy.estimate(formatUsdCents(likely), formatUsdCents(low), formatUsdCents(high))}{' '}
        {copy.source(estimate.source, estimate.year)}{' '}
        <SiteLink href={assumptionsPath(stepAnchors[id])} className="text-link" data-print="hide">
          {copy.figures}
        </SiteLink>
      </p>
      <div data-print="hide" className="flex flex-wrap items-end gap-3">
        <AmountField
          label={copy.own(label)}
          kind="money"
          max={maxUsd}
          value={ownUsd}
          onValue={(usd) => state.setOwn(country, id, usd)}
          onLeave={id === 'goods' ? (usd) => state.learnFob(country, usd) : undefined}
          className="min-w-0 flex-1 basis-60"
        />
        {ownUsd !== undefined && (
          <Button
            size="sm"
            variant="tertiary"
            aria-label={copy.backOf(label)}
            onClick={() => state.setOwn(country, id, undefined)}
          >
            {copy.back}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The duties of each line that is still open, layer by layer. */
function DutyLines({ state: { response, country, order } }: { state: LandedState }) {
  const found = response.countries.find((each) => each.country === country);
  const { hts8, usmcaClaim } = order.choices;
  const isClaimed = usmcaClaim && canClaimUsmca(country, response);
  const all: readonly CountryDuty[] = (isClaimed ? found?.usmca : found?.duties) ?? [];
  const chosen = all.filter((duty) => duty.hts8 === hts8);
  const duties = chosen.length > 0 ? chosen : all;
  return (
    <>
      {duties.length > 1 && <p>{copy.duty.open}</p>}
      <ul className="flex flex-col gap-2">
        {duties.map((duty) => (
          <li key={duty.hts8}>
            <p className="font-semibold">{copy.duty.line(duty.hts8, duty.rateText)}</p>
            <ul className="list-disc pl-5">
              {duty.layers.map((layer) => (
                <li key={layer.label}>{copy.duty.layer(layer.label, layer.rateText)}</li>
              ))}
            </ul>
            {duty.orders.length > 0 && (
              <p className="font-semibold">
                {orderNoticeCopy.openAmount(openAmountText(duty.orders))}
              </p>
            )}
            {duty.warnings.map((warning) => (
              <p key={warning} className="text-muted">
                {warning}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
