import { dutyBasis } from '@functions/_shared/domain/tariff/entry-day.ts';
import { toHts10 } from '@functions/_shared/domain/tariff/tariff-code.ts';
import { parseCode } from '@functions/_shared/domain/tariff-question/parse-code.ts';
import { parseUsmca } from '@functions/_shared/domain/tariff-question/parse-usmca.ts';
import { Calculator } from 'lucide-react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import { tariffCalculatorQuery } from '@/tools/tariff-calculator/rules/tariff-url.ts';
import { type AnswerCard, originsOf } from '../rules/thread.ts';
import type { CardActions } from './answer-cards.tsx';
import { DutyComparison } from './duty-comparison.tsx';
import { DutyLabel } from './duty-label.tsx';
import { TariffChoices } from './tariff-choices.tsx';
import { TariffFinePrint } from './tariff-fine-print.tsx';

export type TariffCard = Extract<AnswerCard, { kind: 'tariff' }>;

type TariffAnswerProps = CardActions & { words: AssistantWords; card: TariffCard };

/** A tariff answer: the number with its parts, what is still open, and what stands behind it. */
export function TariffAnswer({ words, card, onAskTariff }: TariffAnswerProps) {
  const { result } = card;
  const { tariffCard } = words;
  const compares = result.comparison.length > 1;
  return (
    // An article, not a section: a thread with ten tariff answers has no ten landmarks.
    <article aria-label={tariffCard.title} className="flex flex-col gap-5">
      {compares && <DutyComparison words={tariffCard} duties={result.comparison} />}
      {!compares && result.hsCodeUsed !== null && result.originCountry !== null && (
        <DutyLabel words={tariffCard} result={result} />
      )}
      <TariffChoices words={tariffCard} card={card} onAskTariff={onAskTariff} />
      {result.hsCodeUsed !== null && (
        <>
          <SiteLink
            href={`${paths.sourcing}?${calculatorQuery(card)}`}
            className={buttonClass({ variant: 'secondary', size: 'sm', className: 'w-fit' })}
          >
            <Calculator aria-hidden="true" />
            {tariffCard.open}
          </SiteLink>
          <TariffFinePrint words={tariffCard} result={result} />
        </>
      )}
      <p className="spec-print text-muted">
        <span>{dutyBasis(result.asOf, result.scheduleRevision)}</span>
        {result.liveCheck && <span> {result.liveCheck.note}</span>}
      </p>
    </article>
  );
}

function calculatorQuery({ request, result }: TariffCard): string {
  const { hsCodeUsed, unitValueUsd, quantity, unitWeightKg, asOf } = result;
  const { digits } = parseCode(request.hsCode ?? request.query);
  const typed = digits === undefined ? null : toHts10(digits);
  const isOfLine = typed !== null && hsCodeUsed !== null && typed.startsWith(hsCodeUsed);
  return tariffCalculatorQuery({
    htsCode: hsCodeUsed,
    originCodes: originsOf(result).map(({ code }) => code),
    unitValueUsd,
    quantity,
    unitWeightKg,
    entryDate: asOf,
    usmcaClaim: parseUsmca(request.query) === 'claimed',
    answers: { ...(isOfLine ? { 'ten-digit-line': typed } : {}), ...request.answers },
  });
}
