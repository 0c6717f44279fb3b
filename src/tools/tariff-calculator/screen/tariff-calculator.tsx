import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import type { ToolAddress } from '@/tools/shared/tool-address.ts';
import { browserLocale } from '@/tools/shared/typed-numbers.ts';
import type { TariffCalculatorContent } from '../copy.ts';
import { isUsmcaOrigin, needsWeight } from '../rules/tariff-result.ts';
import type { TariffInput } from '../rules/tariff-url.ts';
import { OriginPicker } from './origin-picker.tsx';
import { ProductSearch } from './product-search.tsx';
import { ShipmentFields } from './shipment-fields.tsx';
import { TariffResults } from './tariff-results.tsx';
import type { SearchLines } from './use-line-search.ts';
import { type LineFacts, useTariffCalculator } from './use-tariff-calculator.ts';

export type TariffCalculatorProps = {
  words: TariffCalculatorContent;
  services: { searchLines: SearchLines; lineFacts: LineFacts };
  address: ToolAddress<TariffInput>;
  /** 'YYYY-MM-DD', the day of entry until another is chosen. */
  today: string;
};

/** What stands where a result would. */
const slip = 'rounded-card border-[1.5px] border-dashed border-ink p-5';

/** US duty of a product from up to four origins, and what a piece costs when it has arrived. */
export function TariffCalculator({ words, services, address, today }: TariffCalculatorProps) {
  const tool = useTariffCalculator({ address, lineFacts: services.lineFacts, today });
  const { input, line } = tool;
  const facts = line.status === 'ready' ? line.facts : null;
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h3 className="text-display-3">{words.title}</h3>
        <p className="mt-2 max-w-measure text-muted">{words.text}</p>
      </div>
      <PanelSection className="flex flex-col gap-6 pt-6">
        <ProductSearch
          words={words.form.product}
          search={services.searchLines}
          initialText={input.hts8 ?? ''}
          onChoose={tool.chooseLine}
        />
        <OriginPicker
          words={words.form.origins}
          originCodes={input.originCodes}
          onChange={(originCodes) => tool.change({ originCodes })}
        />
        <ShipmentFields
          words={words.form}
          input={input}
          locale={browserLocale()}
          showsWeight={facts !== null && needsWeight(facts)}
          showsUsmca={input.originCodes.some(isUsmcaOrigin)}
          onChange={tool.change}
        />
      </PanelSection>
      {facts !== null && (
        <TariffResults
          words={words}
          facts={facts}
          hit={tool.hit}
          input={input}
          shareUrl={address.shareUrl(input)}
          onAnswer={tool.answer}
        />
      )}
      {line.status === 'none' && (
        <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
      )}
      {line.status === 'loading' && (
        <div role="status" aria-label={words.loading}>
          <Skeleton className="h-100 w-full rounded-card" />
        </div>
      )}
      {line.status === 'unknown' && (
        <p role="alert" className={slip}>
          {words.unknownLine}
        </p>
      )}
      {line.status === 'failed' && (
        <p role="alert" className={cn(slip, 'flex flex-wrap items-center gap-4')}>
          {words.failed.text}
          <Button variant="secondary" onClick={tool.retry}>
            {words.failed.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
