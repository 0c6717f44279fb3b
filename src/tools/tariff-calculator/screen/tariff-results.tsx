import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { DutyQuestion } from '@functions/_shared/domain/tariff/duty-types.ts';
import type {
  TariffLineFacts,
  TariffSearchHit,
} from '@functions/_shared/domain/tariff/tariff-types.ts';
import { orderMark } from '@functions/_shared/domain/tariff/trade-order-text.ts';
import {
  type LinkFigures,
  linkFigureParams,
} from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import type { TariffInput } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { Download } from 'lucide-react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import { Select } from '@/components/ui/select.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { Tag } from '@/components/ui/tag.tsx';
import { homeSection } from '@/config/paths.ts';
import { useVisitorProducts } from '@/hooks/visitor-products.ts';
import { cn } from '@/lib/cn.ts';
import { formatUsdCents } from '@/lib/format.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { currentProduct } from '@/lib/visitor-product/products.ts';
import { ChangedSinceNote } from '@/tools/shared/changed-since-note.tsx';
import { OrderMark } from '@/tools/shared/order-notice.tsx';
import { ResultPicture } from '@/tools/shared/result-picture.tsx';
import { saveBlob } from '@/tools/shared/save-blob.ts';
import { sharedLink } from '@/tools/shared/shared-link.ts';
import { tariffCalculatorCopy } from '../copy.ts';
import { keyFigures } from '../rules/key-figures.ts';
import { picturedProduct } from '../rules/pictured-product.ts';
import { tariffCsv } from '../rules/tariff-csv.ts';
import { type OriginResult, tariffResults } from '../rules/tariff-result.ts';
import { TariffCard } from './tariff-card.tsx';
import { TariffLandedView } from './tariff-landed-view.tsx';
import { TariffMovers } from './tariff-movers.tsx';
import { useLineWords } from './use-line-words.ts';

const { keep, next, note, result: copy } = tariffCalculatorCopy;

type TariffResultsProps = {
  facts: TariffLineFacts;
  hit: TariffSearchHit | null;
  input: TariffInput;
  shareUrl: string;
  /** 'YYYY-MM-DD' */
  today: string;
  /** The figures of the link that opened this result; null once the inputs have changed. */
  link: LinkFigures | null;
  /** The result is somebody else's. */
  isOthers: boolean;
  onAnswer: (id: string, value: string) => void;
  /** Called when the visitor does something with the result. */
  onUse: () => void;
  onWriteRfq: () => void;
  /** Called when the visitor decides for a country. */
  onCountry: (country: FactoryCountry) => void;
};

const nothingKnown: ProductAnswers = {};

/** The line, the questions still open about it, and a card for each origin. */
export function TariffResults({ facts, hit, input, shareUrl, today, ...on }: TariffResultsProps) {
  const { link, isOthers, onAnswer, onUse, onWriteRfq } = on;
  const words = useLineWords(facts.line.hts8, hit, input);
  const results = tariffResults(facts, input, today, words);
  const figures = keyFigures(results, tariffCalculatorCopy.changed);
  const questions = results.flatMap(({ stack }) => stack.questions);
  const asked = questions.filter(
    ({ id }, index) => questions.findIndex((question) => question.id === id) === index,
  );
  const { line } = facts;
  const known = currentProduct(useVisitorProducts()).answers;
  const named = hit ?? { matchedTerm: input.productWords ?? null };
  const [first] = results;
  return (
    <section data-print="report" aria-label={copy.title} className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 items-start justify-between gap-5 max-sm:w-full sm:flex-[1_1_24rem] sm:flex-row-reverse sm:justify-end">
          <div className="min-w-0">
            <Tag tone="kraft">{line.hts8}</Tag>
            <h3 className="mt-3 text-display-3">{copy.title}</h3>
            <p className="mt-2 max-w-measure text-sm text-muted">{copy.basis(input.entryDate)}</p>
          </div>
          <ResultPicture
            product={picturedProduct(line.hts8, named, isOthers ? nothingKnown : known)}
          />
        </div>
        {first && <FirstFigures result={first} />}
        <div data-print="hide" className="flex flex-wrap gap-3 sm:shrink-0">
          <CopyButton
            text={sharedLink(shareUrl, linkFigureParams(today, figures))}
            label={keep.copy}
          />
          <Button
            variant="secondary"
            onClick={() => {
              saveBlob(
                new Blob([tariffCsv(line, input, results)], { type: 'text/csv' }),
                keep.fileName(line.hts8),
              );
              onUse();
            }}
          >
            <Download aria-hidden="true" />
            {keep.csv}
          </Button>
        </div>
      </div>
      <ChangedSinceNote link={link} now={figures} today={today} />
      <p role="status" className="sr-only">
        {copy.announced(
          results
            .map(({ originName, stack }) =>
              [`${originName} ${stack.totalText}`, orderMark(stack.orders)]
                .filter((part) => part !== '')
                .join(', '),
            )
            .join('; '),
        )}
      </p>
      <DutyQuestions questions={asked} answers={input.answers} onAnswer={onAnswer} />
      {results.length > 1 && <OriginSummary results={results} />}
      <div className={cn('grid gap-x-12 sm:gap-y-10', results.length > 1 && 'lg:grid-cols-2')}>
        {results.map((result, place) => (
          <PhonePart
            key={result.originCode}
            title={copy.from(result.originName)}
            headingLevel={4}
            defaultOpen={place === 0}
          >
            <TariffCard
              result={result}
              entryDate={input.entryDate}
              fullPct={Math.max(...results.map(({ stack }) => stack.totalPct ?? stack.minimumPct))}
            />
          </PhonePart>
        ))}
      </div>
      <TariffLandedView hts8={line.hts8} hit={hit} input={input} isOthers={isOthers} />
      <TariffMovers
        hts8={line.hts8}
        hit={hit}
        input={input}
        isOthers={isOthers}
        onUse={on.onCountry}
      />
      <WhyThisCode hit={hit} description={line.description} />
      <p className="text-sm text-muted">{note}</p>
      <section
        aria-label={next.title}
        data-print="hide"
        className="border-t-[1.5px] border-ink pt-6"
      >
        <h4 className="text-title">{next.title}</h4>
        <p className="mt-2 max-w-measure text-sm text-muted">{next.text}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={onWriteRfq}>{next.rfq}</Button>
          <SiteLink
            href={homeSection('calculator')}
            onClick={onUse}
            className={buttonClass({ variant: 'secondary' })}
          >
            {next.calculator}
          </SiteLink>
        </div>
      </section>
    </section>
  );
}

/** What matters of the first origin, on phones, where its card stands further down. */
function FirstFigures({ result: { originName, stack, cost } }: { result: OriginResult }) {
  return (
    <SpecSheet className="w-full sm:hidden print:hidden">
      <SpecLabel caption={copy.dutyFrom(originName)} value={stack.totalText} />
      {cost !== null && <SpecLabel caption={copy.landed} value={costText(cost)} />}
    </SpecSheet>
  );
}

function costText({ isMinimum, perUnit }: NonNullable<OriginResult['cost']>): string {
  const total = formatUsdCents(perUnit.totalUsd);
  return isMinimum ? copy.atLeast(total) : total;
}

type DutyQuestionsProps = Pick<TariffResultsProps, 'onAnswer'> & {
  questions: readonly DutyQuestion[];
  answers: TariffInput['answers'];
};

/** Questions whose answers change the duty. */
function DutyQuestions({ questions, answers, onAnswer }: DutyQuestionsProps) {
  return questions.map(({ id, text, options, assumed, isOpen }) => (
    <Field key={id} label={text} hint={isOpen && assumed !== null ? copy.assumed : undefined}>
      <Select
        options={options}
        value={isOpen ? (assumed ?? '') : (answers[id] ?? '')}
        placeholder="…"
        onValueChange={(value) => onAnswer(id, value)}
      />
    </Field>
  ));
}

/** The origins at a glance, for screens where their cards are below each other. */
function OriginSummary({ results }: { results: readonly OriginResult[] }) {
  const hasCost = results.some(({ cost }) => cost !== null);
  return (
    <table className="w-full border-y-[1.5px] border-ink text-sm lg:hidden">
      <caption className="sr-only">{copy.summary.title}</caption>
      <thead className="spec-print text-left text-muted">
        <tr>
          <th scope="col" className="py-2 pr-3 font-normal">
            {copy.summary.origin}
          </th>
          <th scope="col" className="py-2 pr-3 font-normal">
            {copy.totalDuty}
          </th>
          {hasCost && (
            <th scope="col" className="py-2 text-right font-normal">
              {copy.landed}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {results.map(({ originCode, originName, stack, cost }) => (
          <tr key={originCode} className="border-t border-ink/20 align-top">
            <th scope="row" className="py-2 pr-3 text-left font-semibold">
              {originName}
            </th>
            <td className="py-2 pr-3 tabular-nums">
              {stack.totalText}
              <OrderMark orders={stack.orders} />
            </td>
            {cost !== null && <td className="py-2 text-right tabular-nums">{costText(cost)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type WhyThisCodeProps = { hit: TariffSearchHit | null; description: string };

function WhyThisCode({ hit, description }: WhyThisCodeProps) {
  const { matchedTerm = null, termConfidence = null, termNote = '' } = hit ?? {};
  return (
    <details data-print="open">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{copy.whyTitle}</summary>
      <div className="flex max-w-measure flex-col gap-2 text-sm">
        {matchedTerm !== null && termConfidence !== null ? (
          <p>{copy.whyTerm(matchedTerm, copy.confidence[termConfidence])}</p>
        ) : (
          <p>{copy.whyCode}</p>
        )}
        {termNote !== '' && <p>{copy.assumes(termNote)}</p>}
        <p className="text-muted">{description}</p>
      </div>
    </details>
  );
}
