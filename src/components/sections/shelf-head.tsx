import { ActionRow } from '@/components/sections/action-row.tsx';
import { CutPicture } from '@/components/sections/cut-picture.tsx';
import type { ContentPicture, PageHeroWords } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

export type ShelfHeadWords = Omit<PageHeroWords, 'picture'> & {
  /** A wide cut-out of objects side by side; the window cuts off both of its ends. */
  row: ContentPicture;
};

type ShelfHeadProps = {
  words: ShelfHeadWords;
  /** What the objects stand on: a shelf's board or a shop's counter. */
  stand: keyof typeof stands;
};

const stands = {
  board: { front: 'kraft', text: 'mx-auto flex flex-col items-center text-center' },
  counter: {
    front: 'paper',
    text: 'grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]',
  },
} as const;

/** The text's width in each, so that titles fill their lines. */
const titleWidth = { board: 'max-w-[15ch]', counter: 'max-w-[12ch]' };

/** A page's first screen: its promise above a row of objects that bleeds off both edges. */
export function ShelfHead({ words, stand }: ShelfHeadProps) {
  const { label, title, lead, actions, ground, row } = words;
  const { front, text } = stands[stand];
  const isCentered = stand !== 'counter';
  return (
    <section data-ground={ground} className="relative z-1 overflow-x-clip">
      <div className="page-container pt-28 lg:pt-36">
        <div className={text}>
          <div className={cn(isCentered && 'contents')}>
            <p className="spec-print mb-4 text-muted">{label}</p>
            <h1 className={cn('text-display-1', titleWidth[stand])}>{title}</h1>
          </div>
          <div className={cn(isCentered && 'contents')}>
            <p className={cn('text-lead', isCentered ? 'mt-6 max-w-[38em]' : 'max-w-measure')}>
              {lead}
            </p>
            {actions.length > 0 && (
              <ActionRow
                actions={actions}
                size="lg"
                className={cn('mt-7', isCentered && 'justify-center max-[30rem]:w-full')}
              />
            )}
          </div>
        </div>
      </div>
      <div className="relative mt-8 print:hidden">
        {/* The top of what they stand on, where their shadows lie. */}
        <div
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-[min(7vw,6rem)] max-sm:h-14 border-t-[1.5px] border-ink/25 bg-ink/8"
        />
        <div className="relative left-1/2 w-[max(106vw,930px)] -translate-x-1/2">
          <CutPicture
            picture={row}
            priority
            sizes="(min-width: 896px) 110vw, 960px"
            className="w-full"
          />
        </div>
      </div>
      <div data-ground={front} className="relative h-5 border-y-[1.5px] border-ink print:hidden" />
    </section>
  );
}
