import { SiteLink } from '@/components/layout/site-link.tsx';
import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { swagCatalogCopy } from '../copy.ts';
import type { SwagSearch } from '../rules/search-swag.ts';

const copy = swagCatalogCopy.search;

type NoneFound = Extract<SwagSearch, { status: 'none' }>;

/** That the catalog has nothing of that name, in one sentence. */
export function noneFoundTitle({ notMade, thing }: NoneFound, words: string): string {
  if (notMade !== undefined) return copy.none.notMade(notMade);
  return thing === undefined ? copy.none.unknown(words) : copy.none.known(thing);
}

type SwagSearchNoneProps = { found: NoneFound; words: string; onClear: () => void };

/** Says that the catalog has nothing of that name, and where to ask for it. */
export function SwagSearchNone({ found, words, onClear }: SwagSearchNoneProps) {
  const { action, text } = copy.none;
  const isMade = found.notMade === undefined;
  return (
    <EmptyState
      title={noneFoundTitle(found, words)}
      mark={<SmileySticker mood="surprised" />}
      action={
        <>
          {isMade && (
            <SiteLink href={action.href} className={buttonClass({ variant: 'primary' })}>
              {action.label}
            </SiteLink>
          )}
          <Button variant="secondary" onClick={onClear}>
            {copy.clear}
          </Button>
        </>
      }
      className="mt-6"
    >
      {isMade && text}
    </EmptyState>
  );
}
