import { parseJson } from '@functions/_shared/domain/schema.ts';
import type { SwagColorId } from '@functions/_shared/domain/swag/swag-colors.ts';
import {
  emptySwagList,
  type SwagItem,
  type SwagList,
  withItem,
  withoutItem,
} from '@functions/_shared/domain/swag/swag-list.ts';
import { type SwagPieceId, swagPieces } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { useEffect, useRef, useState } from 'react';
import { paths } from '@/config/paths.ts';
import { useQueryParams, useStepBack } from '@/hooks/use-query-params.ts';
import { tabStorage } from '@/lib/storage.ts';
import { type SharedResult, useSharedResult } from '@/tools/shared/use-shared-result.ts';
import {
  everything,
  narrows,
  parseShopParams,
  type ShopAddress,
  type ShopFilter,
  toShopParams,
} from '../rules/shop-address.ts';
import { type ShopState, shopKey, shopSchema } from '../storage.ts';

/** The piece that is open, as it was chosen so far. */
export type OpenPiece = { piece: SwagPieceId; color: SwagColorId; units: number };

export type SwagShop = ShopState & {
  /** The piece in the address; null while none is open. */
  open: OpenPiece | null;
  shared: SharedResult;
  setFilter: (patch: Partial<ShopFilter>) => void;
  setList: (list: SwagList) => void;
  setDelivery: (patch: Partial<Pick<ShopState, 'neededBy' | 'zip'>>) => void;
  openPiece: (piece: SwagPieceId) => void;
  /** Shows the open piece in another color or quantity. */
  changeOpen: (patch: Partial<Pick<OpenPiece, 'color' | 'units'>>) => void;
  closePiece: () => void;
  /** Puts a piece on the list, and closes it. */
  add: (item: SwagItem) => void;
  remove: (piece: SwagPieceId) => void;
  clear: () => void;
  /** The full address that shows the list again; empty for an empty list. */
  shareUrl: string;
};

const nothing: ShopState = { filter: everything, list: emptySwagList, neededBy: '', zip: '' };

/**
 * What is looked for, what is on the list and which piece is open. All but the ZIP code is in the
 * address; the tab keeps it too, except for somebody else's list that nobody has changed.
 * @param neededBy the day that other tools know, where the tab and the address name none
 */
export function useSwagShop(neededBy: string): SwagShop {
  const [params, write] = useQueryParams();
  const stepBack = useStepBack();
  /** Whether the open piece is a step of the history that was taken here. */
  const isOwnStep = useRef(false);
  const address = parseShopParams(params);
  const shared = useSharedResult(address.list.items.length > 0);
  // Null in the first render, which is that of the build and knows neither address nor tab.
  const [opened, setOpened] = useState<ShopState | null>(null);
  const state = opened ?? nothing;
  // The address follows a little later, which a pressed radio button must not wait for.
  const [chosen, setChosen] = useState<OpenPiece | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address that opened the page.
  useEffect(() => {
    setOpened(openNow());
  }, []);

  function openNow(): ShopState {
    const before = openedWith(address, parseJson(shopSchema, tabStorage.read(shopKey)));
    return { ...before, neededBy: before.neededBy || neededBy };
  }

  const addressed = opened === null ? null : openPieceOf(address, opened);
  const openPiece = chosen !== null && chosen.piece === addressed?.piece ? chosen : addressed;

  function show(next: ShopState, open: OpenPiece | null, isStep = false) {
    setOpened(next);
    setChosen(open);
    const before = opened ?? next;
    const isChanged = next.list !== before.list || next.neededBy !== before.neededBy;
    if (isChanged) shared.endShared();
    const isOthers = shared.isShared && !isChanged;
    if (!isOthers) tabStorage.write(shopKey, JSON.stringify(next));
    write(toShopParams(addressOf(next, open)), { replace: !isStep, isShared: isOthers });
  }

  // What was typed before the script was there is repeated right after the first render.
  const change = (patch: Partial<ShopState>) =>
    show({ ...(opened ?? openNow()), ...patch }, openPiece);

  return {
    ...state,
    open: openPiece,
    shared,
    setFilter: (patch) => change({ filter: { ...state.filter, ...patch } }),
    setList: (list) => change({ list }),
    setDelivery: change,
    openPiece: (piece) => {
      isOwnStep.current = true;
      // A step of its own, so that "Back" closes the piece.
      const now = opened ?? openNow();
      show(now, openPieceOf({ piece }, now), true);
    },
    changeOpen: (patch) => {
      if (openPiece !== null) show(state, { ...openPiece, ...patch });
    },
    closePiece: () => {
      if (isOwnStep.current) stepBack();
      else show(state, null);
      isOwnStep.current = false;
    },
    add: (item) => {
      isOwnStep.current = false;
      show({ ...state, list: withItem(state.list, item) }, null);
    },
    remove: (piece) => change({ list: withoutItem(state.list, piece) }),
    clear: () => change({ list: emptySwagList }),
    shareUrl: state.list.items.length === 0 ? '' : shareUrlOf(state),
  };
}

/** A list in the address comes with its day and without one's own search; the rest is the tab's. */
function openedWith({ list, filter, neededBy }: ShopAddress, kept: ShopState): ShopState {
  const hasList = list.items.length > 0;
  return {
    zip: kept.zip,
    list: hasList ? list : kept.list,
    neededBy: neededBy ?? (hasList ? '' : kept.neededBy),
    filter: hasList || narrows(filter) ? filter : kept.filter,
  };
}

/** Of what the address leaves open, the list decides, and then the catalog. */
function openPieceOf(
  { piece, color, units }: Pick<ShopAddress, 'piece' | 'color' | 'units'>,
  { list, filter }: ShopState,
): OpenPiece | null {
  if (piece === undefined) return null;
  const listed = list.items.find((item) => item.piece === piece);
  return {
    piece,
    color: color ?? listed?.color ?? swagPieces[piece].color,
    units: units ?? listed?.units ?? filter.quantityUnits,
  };
}

function addressOf({ filter, list, neededBy }: ShopState, open: OpenPiece | null): ShopAddress {
  return { ...open, filter, list, neededBy: neededBy || undefined };
}

/** Only the list: whoever opens it is not to see another's search. */
function shareUrlOf({ list, neededBy }: ShopState): string {
  const url = new URL(paths.swag, window.location.origin);
  url.search = `${toShopParams(addressOf({ filter: everything, list, neededBy, zip: '' }, null))}`;
  return url.href;
}
