import { dutyBasis } from '@functions/_shared/domain/tariff/duty-basis.ts';
import { toHts10 } from '@functions/_shared/domain/tariff/tariff-code.ts';
import { parseCode } from '@functions/_shared/domain/tariff-question/parse-code.ts';
import { parseUsmca } from '@functions/_shared/domain/tariff-question/parse-usmca.ts';
import { tariffCalculatorQuery } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { answersCopy } from '../answers-copy.ts';
import { type AskTariff, originsOf, type TariffCard } from '../rules/thread.ts';
import { DutyComparison } from './duty-comparison.tsx';
import { DutyLabel } from './duty-label.tsx';
import { GoodsParts } from './goods-parts.tsx';
import { TariffChoices } from './tariff-choices.tsx';

const { tariffCard } = answersCopy;

type TariffAnswerProps = { card: TariffCard; onAskTariff: AskTariff };

/** A tariff answer: the total with its layers, the open questions, and the sources. */
export function TariffAnswer({ card, onAskTariff }: TariffAnswerProps) {
  const { result } = card;
  const others = result.others ?? [];
  const compares = result.comparison.length > 1;
  return (
    // An article, not a section: ten tariff answers must not make ten landmarks.
    <article aria-label={tariffCard.title} className="flex flex-col gap-5">
      {others.length > 0 && <p className="font-semibold">{result.product}</p>}
      {compares && <DutyComparison duties={result.comparison} />}
      {!compares && result.hsCodeUsed !== null && result.originCountry !== null && (
        <DutyLabel result={result} />
      )}
      <TariffChoices card={ofFirstGoods(card)} onAskTariff={onAskTariff} />
      {result.hsCodeUsed !== null && (
        <>
          <SiteLink
            href={`${paths.sourcing}?${calculatorQuery(card)}`}
            className={buttonClass({ variant: 'secondary', size: 'sm', className: 'w-fit' })}
          >
            <Calculator aria-hidden="true" />
            {tariffCard.open}
          </SiteLink>
          <TariffFinePrint result={result} />
        </>
      )}
      {others.length > 0 && (
        <GoodsParts parts={others} entryDate={result.asOf} onAskTariff={onAskTariff} />
      )}
      <p className="spec-print text-muted">
        <span>{dutyBasis(result.asOf, result.scheduleRevision)}</span>
        {result.liveCheck && <span> {result.liveCheck.note}</span>}
      </p>
    </article>
  );
}

/** A choice is about the first goods of a question that names several, so it leaves out the rest. */
function ofFirstGoods(card: TariffCard): TariffCard {
  const { request, result } = card;
  return result.others === undefined
    ? card
    : { ...card, request: { ...request, query: result.product, entryDate: result.asOf } };
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

/** Why this code, what the number excludes, and its sources. */
function TariffFinePrint({ result }: Pick<TariffCard, 'result'>) {
  const { confidence, confidenceReason, notCovered, sources, status, candidates } = result;
  const others = status === 'answered' ? candidates : [];
  return (
    <div className="text-sm">
      <p className="font-semibold">{tariffCard.confidence[confidence]}</p>
      <Disclosure summary={tariffCard.why}>
        <p>{confidenceReason}</p>
        {others.length > 0 && (
          <>
            <p className="mt-2">{tariffCard.otherLines}</p>
            <ul className="list-disc pl-5">
              {others.map(({ hts8, description, baseRateText }) => (
                <li key={hts8}>
                  {hts8}: {description} ({baseRateText})
                </li>
              ))}
            </ul>
          </>
        )}
      </Disclosure>
      {notCovered.length > 0 && (
        <Disclosure summary={tariffCard.notCovered}>
          <List items={notCovered} />
        </Disclosure>
      )}
      <Disclosure summary={tariffCard.sources}>
        <List items={sources.map(({ title, detail }) => `${title}: ${detail}`)} />
      </Disclosure>
    </div>
  );
}

function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="border-b border-dashed border-ink/30">
      <summary className="flex min-h-11 items-center gap-2 before:content-['+'] before:font-mono in-open:before:content-['−']">
        {summary}
      </summary>
      <div className="pb-3 text-muted">{children}</div>
    </details>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
