import type { ReactNode } from 'react';
import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { bookingAddress } from '@/lib/booking-address.ts';

export type BookingCallProps = {
  words: {
    title: string;
    text: string;
    book: string;
    bookingUrl: string;
    opensInNewTab: string;
  };
  /** The link to the result on show, which the call is about. */
  resultUrl?: string | undefined;
  /** Another way on, below the button. */
  children?: ReactNode;
};

/** After the figures: the way to a call, in the booking calendar in a new tab. */
export function BookingCall({ words, resultUrl, children }: BookingCallProps) {
  return (
    <Card
      ground="ink"
      padding="lg"
      data-print="hide"
      className="flex flex-col gap-3 max-sm:p-5 sm:gap-6 md:flex-row md:items-center"
    >
      <SmileySticker className="hidden size-20 sm:block" />
      <div className="flex-1">
        <h3 className="text-display-3">{words.title}</h3>
        <p className="mt-2 max-w-measure">{words.text}</p>
      </div>
      <div className="flex flex-col gap-3">
        <a
          href={bookingAddress(words.bookingUrl, resultUrl)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ size: 'lg' })}
        >
          {words.book}
          <span className="sr-only"> ({words.opensInNewTab})</span>
        </a>
        {children}
      </div>
    </Card>
  );
}
