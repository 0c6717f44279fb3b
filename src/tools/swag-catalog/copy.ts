import { type SwagPieceId, swagPieces } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { outsideLinks, paths } from '@/config/paths.ts';
import type { PictureName } from '@/content/pictures.generated.ts';
import { studioPicture } from '@/content/studio-pictures.ts';
import type { ContentPicture, Ground } from '@/content/types.ts';
import type { Budget, Occasion } from './rules/filter-swag.ts';

export type SwagProduct = {
  id: SwagPieceId;
  name: string;
  text: string;
  /** The kinds of goods in data/goods that it is or holds; what it is comes first. */
  kindIds: readonly [string, ...string[]];
  occasions: Occasion[];
  picture: ContentPicture;
  /** What its cut-out stands on. */
  ground: Ground;
};

const products: SwagProduct[] = [
  product(
    'tee',
    'Combed cotton, XS to 3XL, print or embroidery.',
    ['welcome', 'events', 'shop'],
    'tee-cut',
    'blush',
  ),
  product(
    'tote',
    'Natural canvas, long handles, printed on both sides.',
    ['events', 'gifts', 'shop'],
    'tote-cut',
    'sky',
  ),
  product(
    'tumbler',
    'Double wall, straw lid, powder coat and print.',
    ['welcome', 'gifts', 'shop'],
    'tumbler-cut',
    'kraft',
  ),
  product(
    'mug',
    '12 oz stoneware, dishwasher-safe print.',
    ['welcome', 'gifts', 'shop'],
    'mug-cut',
    'butter',
  ),
  product(
    'socks',
    'Knitted-in colors, your pattern on the sole.',
    ['events', 'shop'],
    'socks-cut',
    'sky',
  ),
  product(
    'candle',
    '7 oz, wooden lid, a scent of your choice.',
    ['gifts', 'shop'],
    'candle-cut',
    'blush',
  ),
  product(
    'notebook',
    'Hard cover, elastic, pen and sticker sheet.',
    ['welcome', 'events'],
    'swag-cut',
    'butter',
  ),
  product(
    'welcome-box',
    'Printed mailer with mug, serum, tissue and card, packed one by one.',
    ['welcome', 'gifts'],
    'mailer-cut',
    'sky',
  ),
  product(
    'dog-set',
    'Bowl, collar with tag, and a toy that squeaks quietly.',
    ['gifts', 'shop'],
    'pets-cut',
    'kraft',
  ),
  product(
    'wooden-toys',
    'For new parents on the team. Tested for 0 months and up.',
    ['gifts'],
    'kids-cut',
    'blush',
  ),
  product(
    'hand-cream',
    '2.5 oz tube with your label, light scent or none.',
    ['events', 'gifts'],
    'skincare-cut',
    'butter',
  ),
  product(
    'nail-polish',
    'Three shades in your brand colors, in one carton.',
    ['gifts', 'shop'],
    'nailpolish-cut',
    'sky',
  ),
];

function product(
  id: SwagPieceId,
  text: string,
  occasions: Occasion[],
  pictureName: PictureName,
  ground: Ground,
): SwagProduct {
  const { name, kindIds } = swagPieces[id];
  return { id, name, text, kindIds, occasions, picture: studioPicture(pictureName), ground };
}

/** Where the visitor's list is on the page. */
export const swagListAnchor = 'your-list';

/** The preview of the stock catalog: products, occasions, budgets and quantities. */
export const swagCatalogCopy = {
  label: 'Catalog preview',
  title: 'Twelve pieces to start from',
  text: 'Open a piece to see its colors, your logo on it and a total. Prices are for one piece with a one-color print, before freight.',
  search: {
    label: 'Find a product',
    hint: 'For example: socks, dog toy, bottle for runners',
    pending: 'Searching...',
    clear: 'Clear the search',
    none: {
      /** @param thing plural: "umbrellas" */
      known: (thing: string) => `We don’t have ${thing} in the catalog yet`,
      /** @param words as typed */
      unknown: (words: string) => `Nothing in the catalog matches “${words}”`,
      text: 'The RFQ generator helps you write a request that suppliers can quote.',
      action: { label: 'Write an RFQ', href: `${paths.sourcing}?tool=rfq` },
      notMade: (label: string) => `We don’t source ${label}`,
    },
    near: 'Close to it in the catalog',
  },
  occasion: {
    label: 'Occasion',
    options: {
      welcome: 'Welcome kits',
      events: 'Events',
      gifts: 'Customer gifts',
      shop: 'Shop merchandise',
    } satisfies Record<Occasion, string>,
  },
  budget: {
    label: 'Budget per piece',
    options: {
      'under-5': 'Under $5',
      '5-10': '$5 to $10',
      '10-20': '$10 to $20',
      'over-20': '$20 and more',
    } satisfies Record<Budget, string>,
  },
  quantity: { label: 'Quantity', option: (units: string) => `${units} pieces` },
  count: (shown: number, all: number) =>
    shown === all ? `All ${all} pieces` : `${shown} of ${all} pieces`,
  each: (units: string) => `each, at ${units}`,
  open: {
    label: 'Colors, logo, price',
    /** The accessible name, which begins with the label. */
    name: (product: string) => `Colors, logo, price: ${product}`,
  },
  quote: {
    label: 'Ask for a quote',
    /** The accessible name, which begins with the label. */
    name: (product: string) => `Ask for a quote: ${product}`,
    /** The RFQ generator reads these names. */
    href: (product: string, units: number) =>
      `${paths.sourcing}?${new URLSearchParams({ tool: 'rfq', product, quantity: `${units}` })}`,
  },
  listLabel: 'Products',
  empty: {
    title: 'Nothing fits all of that',
    text: 'Take a filter off, or ask us: the stock catalog holds far more than this preview.',
    action: 'Clear filters',
  },
  note: '2026 planning prices, not an offer. Your quote lists stock, print, setup and freight.',
  link: { label: 'Browse the stock catalog', href: outsideLinks.swagCatalog },
  products,
} as const;
