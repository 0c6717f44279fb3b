import {
  type FactoryCountry,
  isManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { entryDayAt } from '@functions/_shared/domain/tariff/entry-day.ts';
import {
  type LinkFigures,
  readLinkFigures,
} from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import {
  parseTariffParams,
  type TariffInput,
  toTariffParams,
} from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths, sourcingToolPath } from '@/config/paths.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { type ToolProduct, useToolProduct } from '@/hooks/use-tool-product.ts';
import { type AskedRfq, askedRfqQuery } from '@/lib/asked-rfq-query.ts';
import { cn } from '@/lib/cn.ts';
import { KnownAnswersNote } from '../shared/known-answers-note.tsx';
import { ownResult } from '../shared/own-result.ts';
import { SharedResultBanner } from '../shared/shared-result-banner.tsx';
import type { ToolAddress } from '../shared/use-query-address.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { type SharedResult, useSharedResult } from '../shared/use-shared-result.ts';
import { tariffCalculatorCopy as copy } from './copy.ts';
import { quoteOrigin } from './rules/known-answers.ts';
import { originsWith } from './rules/origins-with.ts';
import { TariffForm } from './screen/tariff-form.tsx';
import { TariffResults } from './screen/tariff-results.tsx';
import { useLineWords } from './screen/use-line-words.ts';
import { useTariffCalculator } from './screen/use-tariff-calculator.ts';

/** US duty on a product from up to four origins, and the landed cost of a piece. */
export function TariffCalculator() {
  const [today] = useState(() => entryDayAt(new Date()));
  const product = useToolProduct('tariff');
  const [, setParams] = useQueryParams();
  const address = useQueryAddress({ toParams: toTariffParams, path: paths.sourcing });
  const result = useSharedResult(parseTariffParams(address.initialParams, today).hts8 !== null);
  return (
    <TariffCalculatorScreen
      address={address}
      today={today}
      product={product}
      result={result}
      ownHref={sourcingToolPath('tariff')}
      onWriteRfq={(asked) => setParams(askedRfqQuery(asked))}
    />
  );
}

type TariffCalculatorScreenProps = {
  address: ToolAddress<TariffInput>;
  /** 'YYYY-MM-DD', the day of entry until another is chosen. */
  today: string;
  product: ToolProduct;
  /** How the page opened with a result. */
  result?: SharedResult;
  /** The calculator without a result; to leave a shared one. */
  ownHref?: string;
  /** Called when the visitor wants to ask for quotes with these figures. */
  onWriteRfq: (asked: AskedRfq) => void;
};

export function TariffCalculatorScreen({
  address,
  today,
  product,
  result = ownResult,
  ownHref = '',
  onWriteRfq,
}: TariffCalculatorScreenProps) {
  const { isShared: isOthers } = result;
  const tool = useTariffCalculator({
    address,
    today,
    product,
    isOthers,
    onOwn: result.endShared,
  });
  const [link] = useState<LinkFigures | null>(() => readLinkFigures(address.initialParams));
  const { input, line } = tool;
  const facts = line.status === 'ready' ? line.facts : null;
  const words = useLineWords(input.hts8 ?? '', tool.hit, input);
  // What the record says of the line is this visitor's, not the sender's.
  const sent = isOthers ? input : { ...input, productWords: words };

  function writeRfq() {
    // The schedule's own name serves where the visitor has given none.
    const { answers } = product.known;
    const named = tool.hit?.matchedTerm ?? (isOthers ? undefined : input.productWords);
    tool.learnResult(answers.product === undefined ? { product: named } : {});
    onWriteRfq({
      origin: quoteOrigin(input.originCodes, answers),
      quantity: input.quantity || undefined,
    });
  }

  function makeIn(country: FactoryCountry) {
    const { originCodes } = tool.change({ originCodes: originsWith(input.originCodes, country) });
    product.learn({
      // Somebody else's other origins are not what this visitor compares.
      originCodes: isOthers
        ? originsWith(product.known.answers.originCodes ?? [], country)
        : originCodes,
      // The map's other countries are none of the calculators' options.
      ...(isManufacturingCountry(country) && { country }),
    });
  }

  return (
    <div className="flex flex-col gap-8">
      <div>
        <h3 className="text-display-3">{copy.title}</h3>
        <p className="mt-2 max-w-measure text-muted">{copy.text}</p>
      </div>
      {tool.filled.length > 0 && (
        <KnownAnswersNote
          product={product}
          filled={tool.filled}
          onEmpty={tool.leaveBlank}
          onForgotten={tool.empty}
        />
      )}
      <TariffForm
        key={tool.round}
        input={input}
        searchText={tool.searchText}
        facts={facts}
        onChange={tool.change}
        onChooseLine={tool.chooseLine}
        onLeaveField={tool.leaveField}
      />
      {facts !== null && (
        <SharedResultBanner result={result} text={copy.sharedText} ownHref={ownHref} />
      )}
      {facts !== null && (
        <TariffResults
          facts={facts}
          hit={tool.hit}
          input={input}
          shareUrl={address.shareUrl(sent)}
          today={today}
          link={tool.isAsOpened ? link : null}
          isOthers={isOthers}
          onAnswer={tool.answer}
          onUse={() => tool.learnResult()}
          onWriteRfq={writeRfq}
          onCountry={makeIn}
        />
      )}
      {line.status === 'none' && (
        <EmptyState title={copy.empty.title}>{copy.empty.text}</EmptyState>
      )}
      {line.status === 'loading' && (
        <div role="status" aria-label={copy.loading}>
          <Skeleton className="h-100 w-full rounded-card" />
        </div>
      )}
      {line.status === 'unknown' && (
        <p role="alert" className={noticeClass}>
          {copy.unknownLine}
        </p>
      )}
      {line.status === 'failed' && (
        <p role="alert" className={cn(noticeClass, 'flex flex-wrap items-center gap-4')}>
          {copy.failed.text}
          <Button variant="secondary" onClick={tool.retry}>
            {copy.failed.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

const noticeClass = 'rounded-card border-[1.5px] border-dashed border-ink p-5';
