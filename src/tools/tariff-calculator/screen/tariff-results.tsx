import type {
  TariffLineFacts,
  TariffSearchHit,
} from '@functions/_shared/domain/tariff/tariff-types.ts';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Tag } from '@/components/ui/tag.tsx';
import { cn } from '@/lib/cn.ts';
import { saveBlob } from '@/tools/report/screen/save-blob.ts';
import type { TariffCalculatorContent } from '../copy.ts';
import { tariffCsv } from '../rules/tariff-csv.ts';
import { tariffResults } from '../rules/tariff-result.ts';
import type { TariffInput } from '../rules/tariff-url.ts';
import { DutyQuestions } from './duty-questions.tsx';
import { KeepDuty } from './keep-duty.tsx';
import { OriginSummary } from './origin-summary.tsx';
import { TariffCard } from './tariff-card.tsx';

type TariffResultsProps = {
  words: TariffCalculatorContent;
  facts: TariffLineFacts;
  hit: TariffSearchHit | null;
  input: TariffInput;
  shareUrl: string;
  onAnswer: (id: string, value: string) => void;
};

/** The line, what is open about it, and a card for each origin. */
export function TariffResults({
  words,
  facts,
  hit,
  input,
  shareUrl,
  onAnswer,
}: TariffResultsProps) {
  const results = tariffResults(facts, input);
  const questions = results.flatMap(({ stack }) => stack.questions);
  const asked = questions.filter(
    ({ id }, index) => questions.findIndex((question) => question.id === id) === index,
  );
  const { line } = facts;
  return (
    <section
      data-print="report"
      aria-label={words.result.title}
      className="flex min-w-0 flex-col gap-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <Tag tone="kraft">{line.hts8}</Tag>
          <h3 className="mt-3 text-display-3">{words.result.title}</h3>
          <p className="mt-2 max-w-measure text-sm text-muted">
            {words.result.basis(input.entryDate)}
          </p>
        </div>
        <div data-print="hide" className="flex flex-wrap gap-3">
          <CopyButton text={shareUrl} label={words.keep.copy} />
          <Button
            variant="secondary"
            onClick={() =>
              saveBlob(
                new Blob([tariffCsv(line, input, results)], { type: 'text/csv' }),
                words.keep.fileName(line.hts8),
              )
            }
          >
            <Download aria-hidden="true" />
            {words.keep.csv}
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {words.result.announced(
          results.map(({ originName, stack }) => `${originName} ${stack.totalText}`).join(', '),
        )}
      </p>
      <DutyQuestions
        questions={asked}
        answers={input.answers}
        assumedText={words.result.assumed}
        onAnswer={onAnswer}
      />
      {results.length > 1 && <OriginSummary words={words.result} results={results} />}
      <div className={cn('grid gap-x-12 gap-y-10', results.length > 1 && 'lg:grid-cols-2')}>
        {results.map((result) => (
          <TariffCard
            key={result.originCode}
            words={words.result}
            result={result}
            entryDate={input.entryDate}
            fullPct={Math.max(...results.map(({ stack }) => stack.totalPct ?? stack.minimumPct))}
            action={<KeepDuty words={words.handedOver} result={result} />}
          />
        ))}
      </div>
      <WhyThisCode words={words.result} hit={hit} description={line.description} />
      <p className="text-sm text-muted">{words.note}</p>
    </section>
  );
}

type WhyThisCodeProps = {
  words: TariffCalculatorContent['result'];
  hit: TariffSearchHit | null;
  description: string;
};

function WhyThisCode({ words, hit, description }: WhyThisCodeProps) {
  const { matchedTerm = null, termConfidence = null, termNote = '' } = hit ?? {};
  return (
    <details data-print="open">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.whyTitle}</summary>
      <div className="flex max-w-measure flex-col gap-2 text-sm">
        {matchedTerm !== null && termConfidence !== null ? (
          <p>{words.whyTerm(matchedTerm, words.confidence[termConfidence])}</p>
        ) : (
          <p>{words.whyCode}</p>
        )}
        {termNote !== '' && <p>{words.assumes(termNote)}</p>}
        <p className="text-muted">{description}</p>
      </div>
    </details>
  );
}
