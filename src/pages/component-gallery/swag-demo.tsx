import { orderPrice } from '@functions/_shared/domain/swag/bulk-price.ts';
import type { SwagList } from '@functions/_shared/domain/swag/swag-list.ts';
import { Card } from '@/components/ui/card.tsx';
import { ownResult } from '@/tools/shared/own-result.ts';
import { plainLook } from '@/tools/swag-catalog/rules/logo.ts';
import { everything } from '@/tools/swag-catalog/rules/shop-address.ts';
import { ListPanel } from '@/tools/swag-catalog/screen/list-panel.tsx';
import { LogoPanel } from '@/tools/swag-catalog/screen/logo-panel.tsx';
import { PiecePicture } from '@/tools/swag-catalog/screen/piece-picture.tsx';
import { PriceLines } from '@/tools/swag-catalog/screen/price-lines.tsx';
import type { LogoState } from '@/tools/swag-catalog/screen/use-kept-logo.ts';
import type { SwagShop } from '@/tools/swag-catalog/screen/use-swag-shop.ts';
import { SwagServices } from '@/tools/swag-catalog/services.ts';
import { StateFrame } from './state-frame.tsx';
import { failing } from './tool-fixtures.ts';

const nothing = () => undefined;

/** A dark square of four pixels, as a visitor's logo. */
const logo: LogoState = {
  logo: {
    name: 'logo.png',
    url: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEklEQVR4nGNgYGD4DwYgGkQBAA3fA/1OVg2PAAAAAElFTkSuQmCC',
    width: 2,
    height: 2,
    isTransparent: false,
    isCoarse: true,
  },
  look: plainLook,
  isKept: false,
  setLogo: nothing,
  setLook: nothing,
  remove: nothing,
};

const noLogo: LogoState = { ...logo, logo: null, isKept: true };

const shop = (list: SwagList): SwagShop => ({
  filter: everything,
  list,
  neededBy: '',
  zip: '',
  open: null,
  shared: ownResult,
  setFilter: nothing,
  setList: nothing,
  setDelivery: nothing,
  openPiece: nothing,
  changeOpen: nothing,
  closePiece: nothing,
  add: nothing,
  remove: nothing,
  clear: nothing,
  shareUrl: 'https://www.example.com/swag',
});

const items: SwagList['items'] = [
  { piece: 'tumbler', color: 'navy', units: 500 },
  { piece: 'mug', color: 'red', units: 20 },
];

const orders = { 'below a step': 240, 'in the last step': 500, quoted: 1000, 'too few': 20 };

/** Parts of the swag catalog, in the states that a visitor seldom meets. */
export function SwagDemo() {
  return (
    <SwagServices
      value={{
        understandGoods: failing,
        sendRequest: failing,
        readLogo: async () => ({ problem: 'document' }),
      }}
    >
      <div className="flex flex-col gap-12">
        {Object.entries(orders).map(([name, units]) => (
          <StateFrame key={name} name={`swag price: ${name}`}>
            <Card padding="lg">
              <PriceLines price={orderPrice('tumbler', units)} onUnits={nothing} />
            </Card>
          </StateFrame>
        ))}
        <StateFrame name="swag logo: coarse, with a background, not kept">
          <Card padding="lg" className="grid gap-6 sm:grid-cols-2">
            <PiecePicture piece="tote" color="natural" logo={logo.logo} look={logo.look} />
            <LogoPanel logo={logo} color="natural" />
          </Card>
        </StateFrame>
        <StateFrame name="swag list: one piece below the smallest order; sending fails">
          <ListPanel shop={shop({ items, kits: null })} logo={noLogo} />
        </StateFrame>
        <StateFrame name="swag list: kits">
          <ListPanel shop={shop({ items, kits: 200 })} logo={logo} />
        </StateFrame>
      </div>
    </SwagServices>
  );
}
