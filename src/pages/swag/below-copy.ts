import { orderSizes, unitPriceUsd } from '@functions/_shared/domain/swag/bulk-price.ts';
import { outsideLinks, paths } from '@/config/paths.ts';
import type { CallWords, TitledListWords } from '@/content/types.ts';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { swagCatalogCopy, swagListAnchor } from '@/tools/swag-catalog/copy.ts';

const occasions: TitledListWords = {
  label: 'What it’s for',
  title: 'Four good reasons to send a box',
  items: [
    { title: 'Welcome kits', text: 'Day one, in a box that gets there first.' },
    { title: 'Events', text: 'Things people still use when the lanyard is long gone.' },
    {
      title: 'Customer gifts',
      text: 'A thank-you in their size, with their name and a card inside.',
    },
    { title: 'Shop merchandise', text: 'A line your customers pay for, stocked and shipped.' },
  ],
};

/** The price of every product at every quantity, as the catalog preview calculates it. */
const priceSteps = {
  label: 'Bulk pricing',
  title: 'Order more, pay less each',
  text: 'Your whole order gets the price of the tier it reaches. We quote orders of 1,000 pieces or more individually.',
  open: 'Every price, all twelve pieces',
  columns: ['Product', ...orderSizes.map(formatInteger)],
  rows: swagCatalogCopy.products.map(({ id, name }) => [
    name,
    ...orderSizes.map((units) => formatUsdCents(unitPriceUsd(id, units) ?? Number.NaN)),
  ]),
};

const ways: TitledListWords = {
  label: 'Three ways to order',
  title: 'From stock, from scratch or as a kit',
  items: [
    {
      title: 'From the stock catalog',
      text: 'Products that already exist, printed, engraved or embroidered with your logo. From 50 pieces, and the right choice when the date is close.',
    },
    {
      title: 'Made from scratch',
      text: 'Your own color, fabric, mold or scent, sourced like anything else we make. Usually from 500-1,000 pieces, with samples first.',
    },
    {
      title: 'Packed as a kit',
      text: 'Either kind, boxed with a card and a name on each. We keep the stock and ship single boxes to front doors, or a pallet to the venue.',
    },
  ],
};

const call: CallWords = {
  title: 'How many, by when?',
  text: 'Those two answers decide what’s possible. Put your pieces on a list, set your date and send it. The swag team will get back to you with a quote.',
  actions: [
    { label: 'Build your list', href: `${paths.swag}#${swagListAnchor}` },
    { label: 'Browse the stock catalog', href: outsideLinks.swagCatalog },
  ],
};

/** Swag, below the first screen. */
export const swagSections = { occasions, catalog: swagCatalogCopy, priceSteps, ways, call };
