import { listPrice } from '@functions/_shared/domain/swag/swag-list.ts';
import { swagPieces } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { paths } from '@/config/paths.ts';
import { usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import { sharedLink } from '@/tools/shared/shared-link.ts';
import { SharedResultBanner } from '@/tools/shared/shared-result-banner.tsx';
import { swagListCopy as copy } from '../list-copy.ts';
import { requestModules } from '../services.ts';
import { DateCheck } from './date-check.tsx';
import { ListLine } from './list-line.tsx';
import { ListTotal } from './list-total.tsx';
import { RadioPills } from './radio-pills.tsx';
import { RequestForm } from './request-form.tsx';
import { requestText } from './request-text.ts';
import { UnitsInput } from './units-field.tsx';
import type { LogoState } from './use-kept-logo.ts';
import type { SwagShop } from './use-swag-shop.ts';

const packings = ['pieces', 'kits'] as const;

type ListPanelProps = {
  shop: SwagShop;
  logo: LogoState;
  /** The tool that knew the day, where it was filled in. */
  daySource?: AnswerSource | undefined;
};

/** The list with its prices, its date and the request. It has at least one piece. */
export function ListPanel({ shop, logo, daySource }: ListPanelProps) {
  usePrefetchOnIdle(requestModules.sending);
  const news = useRef<HTMLParagraphElement>(null);
  const [removed, setRemoved] = useState('');
  // The pressed button goes away with its line.
  useEffect(() => {
    if (removed !== '') news.current?.focus();
  }, [removed]);

  const { list, neededBy, zip, shared, shareUrl } = shop;
  const price = listPrice(list);
  const isKit = list.kits !== null;

  function remove(item: (typeof list.items)[number]) {
    setRemoved(copy.removed(swagPieces[item.piece].name));
    shop.remove(item.piece);
  }

  return (
    <div className="flex flex-col gap-8">
      <SharedResultBanner result={shared} text={copy.shared} ownHref={paths.swag} />
      <div className="grid gap-8 lg:grid-cols-12">
        <Card padding="lg" className="flex flex-col gap-6 self-start lg:col-span-7">
          <p ref={news} tabIndex={-1} role="status" className="text-sm empty:hidden">
            {removed}
          </p>
          <ul aria-label={copy.items} className="flex flex-col gap-4">
            {price.items.map((item) => (
              <ListLine
                key={item.piece}
                item={item}
                isKit={isKit}
                logo={logo}
                onUnits={(units) =>
                  shop.setList({
                    ...list,
                    items: list.items.map((each) =>
                      each.piece === item.piece ? { ...each, units } : each,
                    ),
                  })
                }
                onEdit={() => shop.openPiece(item.piece)}
                onRemove={() => remove(item)}
              />
            ))}
          </ul>
          <RadioPills
            label={copy.mode.label}
            hint={isKit ? copy.mode.hint : undefined}
            options={packings.map((value) => ({ value, label: copy.mode[value] }))}
            value={isKit ? 'kits' : 'pieces'}
            onValueChange={(packing) =>
              shop.setList({
                ...list,
                kits: packing === 'kits' ? (list.items[0]?.units ?? null) : null,
              })
            }
          />
          {list.kits !== null && (
            <UnitsInput
              label={copy.kits}
              units={list.kits}
              onUnits={(kits) => shop.setList({ ...list, kits })}
              className="max-w-60"
            />
          )}
          <ListTotal price={price} kits={list.kits} />
          <div className="flex flex-wrap items-start gap-3" data-print="hide">
            <CopyButton
              size="sm"
              text={sharedLink(shareUrl)}
              label={copy.keep.copyLink}
              copiedLabel={copy.keep.copied}
              fallbackLabel={copy.keep.copyFallback}
            />
            <CopyButton
              size="sm"
              text={requestText({ list, neededBy, zip, url: sharedLink(shareUrl) })}
              label={copy.keep.copyText}
              copiedLabel={copy.keep.copiedText}
              fallbackLabel={copy.keep.copyTextFallback}
            />
            <Button variant="tertiary" size="sm" onClick={shop.clear}>
              {copy.clear}
            </Button>
          </div>
        </Card>
        <div className="flex min-w-0 flex-col gap-8 lg:col-span-5">
          <Card padding="lg">
            <DateCheck
              items={price.items}
              neededBy={neededBy}
              zip={zip}
              daySource={daySource}
              onChange={shop.setDelivery}
            />
          </Card>
          <RequestForm list={list} neededBy={neededBy} zip={zip} logoName={logo.logo?.name} />
        </div>
      </div>
    </div>
  );
}
