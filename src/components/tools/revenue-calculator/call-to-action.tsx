import type { ReactNode } from 'react';
import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import type { RevenueCalculatorContent } from '@/content/revenue-calculator.ts';

type CallToActionProps = {
  words: RevenueCalculatorContent['callToAction'];
  /** The link to the other free tools, made by the page that knows the site's routes. */
  moreTools: ReactNode;
};

export function CallToAction({ words, moreTools }: CallToActionProps) {
  return (
    <Card ground="ink" padding="lg" className="flex flex-col gap-6 md:flex-row md:items-center">
      <SmileySticker className="size-20" />
      <div className="flex-1">
        <h3 className="text-display-3">{words.title}</h3>
        <p className="mt-2 max-w-measure">{words.text}</p>
      </div>
      <div className="flex flex-col gap-3">
        <a
          href={words.bookingUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ size: 'lg' })}
        >
          {words.book}
          <span className="sr-only"> ({words.opensInNewTab})</span>
        </a>
        {moreTools}
      </div>
    </Card>
  );
}
