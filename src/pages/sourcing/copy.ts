import { contactMailto, factorySearchPath, outsideLinks, paths } from '@/config/paths.ts';
import { checklistAlt } from '@/content/picture-alts.ts';
import { checklistCut } from '@/content/pictures.generated.ts';
import { site } from '@/content/site.ts';
import { stories as allStories } from '@/content/stories.ts';
import type {
  CallWords,
  Figure,
  Ground,
  PageHeroWords,
  PageMeta,
  TitledListWords,
  TitledText,
} from '@/content/types.ts';

const meta: PageMeta = {
  title: `Product sourcing and manufacturing for e-commerce | ${site.name}`,
  description:
    'Find the right country and factory for your product: vetted factories in 12 countries, negotiated prices, quality control and delivery to your door.',
  keywords: ['product sourcing', 'manufacturing', 'factory search', 'RFQ', 'country quiz'],
  path: paths.sourcing,
  service: 'Product sourcing and manufacturing',
};

const header = {
  label: 'Sourcing · free tools',
  title: 'The right factory, in the right place',
  lead: 'Find the right country for your product, explore the map, plan the move and write the request your suppliers get.',
  ground: 'sky' satisfies Ground,
} as const;

const hero: Required<PageHeroWords> & { figures: Figure[] } = {
  label: 'Sourcing · for e-commerce',
  title: 'We find the factory and stay until your order arrives',
  lead: 'We match your product with factories we’ve vetted ourselves, negotiate the price, watch the production line and bring the order to your warehouse.',
  actions: [
    { label: 'Book a sourcing call', href: outsideLinks.booking },
    { label: 'Search factories', href: paths.factorySearch },
  ],
  ground: 'paper',
  picture: { name: 'checklist-cut', file: checklistCut, alt: checklistAlt },
  figures: [
    { value: '50+', label: 'factories in 12 countries we source from today' },
    { value: '500+', label: 'brands served' },
    { value: '48 h', label: 'average quote response' },
  ],
};

const tiles: TitledListWords = {
  label: 'What you get',
  title: 'One team between you and the factory floor',
  items: [
    {
      title: 'Product Dev',
      text: 'Drawings, materials and samples a factory can quote without guessing.',
    },
    {
      title: 'Cost Optimization',
      text: 'Materials, packaging, duty and freight worked out together, not one at a time.',
    },
    {
      title: 'Global Network',
      text: 'More than one country for the same product, so a new tariff is only an inconvenience.',
    },
  ],
};

const savings = {
  title: 'The same product, for less',
  text: 'A second quote, a second country and a carton that fits the pallet: most of what our clients save is decided before the first unit is made.',
  figures: [
    { value: '35%', label: 'COGS cut by up to' },
    { value: '$1.2M+', label: 'tariff savings' },
  ] satisfies Figure[],
};

const steps: TitledListWords = {
  label: 'How it works',
  title: 'Five steps from idea to delivery',
  items: [
    {
      title: 'Discovery & Assessment',
      text: 'Your product, volumes, target price and the rules it has to meet.',
    },
    { title: 'Supplier Matching', text: 'A shortlist of vetted factories, with reasons.' },
    { title: 'Negotiation & Setup', text: 'Price, terms, samples and a contract you understand.' },
    {
      title: 'Production & QC',
      text: 'Inspections during the run, not after the container has left.',
    },
    { title: 'Logistics & Delivery', text: 'Freight, customs and the last mile in one quote.' },
  ],
};

const categories = {
  label: 'Manufacturing categories',
  title: 'Twelve product categories, one place to start',
  text: 'Pick one to search factories. Baby & Kids opens a sample profile.',
  items: [
    {
      title: 'Apparel',
      text: 'Tees, hoodies and dresses, cut-and-sew or knit.',
      href: factorySearchPath('cotton t-shirts'),
    },
    {
      title: 'Activewear',
      text: 'Leggings, tops and swimwear that stretch.',
      href: factorySearchPath('leggings activewear'),
    },
    {
      title: 'Baby & Kids',
      text: 'Grip socks, tested and labeled by age.',
      href: paths.gripSocksFactory,
    },
    {
      title: 'Beauty',
      text: 'Skincare and makeup, formula to carton.',
      href: factorySearchPath('skincare serum'),
    },
    {
      title: 'Home Goods',
      text: 'Candles, towels, throws and ceramics.',
      href: factorySearchPath('scented candles'),
    },
    {
      title: 'Drinkware',
      text: 'Tumblers, mugs and bottles, printed or engraved.',
      href: factorySearchPath('steel tumbler'),
    },
    {
      title: 'Electronics',
      text: 'Chargers, lamps and small devices.',
      href: factorySearchPath('phone accessories electronics'),
    },
    {
      title: 'Bags',
      text: 'Totes, backpacks and pouches.',
      href: factorySearchPath('canvas tote bags'),
    },
    {
      title: 'Jewelry & Accessories',
      text: 'Silver and plated pieces, belts, caps.',
      href: factorySearchPath('jewelry accessories'),
    },
    {
      title: 'Pet Products',
      text: 'Collars, bowls, apparel and toys.',
      href: factorySearchPath('pet products'),
    },
    {
      title: 'Fitness',
      text: 'Mats, bands and home equipment.',
      href: factorySearchPath('yoga mats fitness'),
    },
    {
      title: 'Packaging',
      text: 'Mailers, cartons, pouches and labels.',
      href: factorySearchPath('mailer boxes packaging'),
    },
  ] satisfies (TitledText & { href: string })[],
};

const portal: CallWords = {
  title: 'An AI client portal that knows your order',
  text: 'Quotes, samples, inspection photos and shipments in one place. Ask it where your order is, what changed in a quote or which document customs is waiting for, and it answers from your own files.',
  actions: [{ label: 'Open the client portal', href: outsideLinks.clientPortal }],
};

const storiesHeading = {
  label: 'Success stories',
  title: 'Three products that had to be right',
};

const storyIds = ['nail-brand', 'travel-center-pets', 'kids-fashion'];
const stories = allStories.filter(({ id }) => storyIds.includes(id));

/** No client has agreed to be named on this page, so the wall says what its names are. */
const clients = {
  label: 'Who sources with us',
  title: 'The kinds of brands we source for',
  names: [
    'Marigold Nails',
    'Roadside Paws',
    'Little Orbit',
    'Northline Talent',
    'Clay & Linen',
    'Daily Pour',
    'Softstep Studio',
    'Fern & Fold',
    'Goldleaf Skin',
    'Camp Comet',
    'Paper Plum',
    'Tidewater Active',
  ],
  note: 'Sample names. We name clients on a call, with their permission.',
};

const call: CallWords = {
  title: 'Bring us a product, leave with a plan',
  text: 'A sourcing assessment takes 15 minutes. To do each one right, we take only 5 per month.',
  actions: [
    { label: 'Book a call', href: outsideLinks.booking },
    {
      label: 'Request the capabilities deck',
      href: contactMailto('Capabilities deck, please', 'My product: '),
    },
  ],
};

export const sourcingPage = {
  meta,
  header,
  hero,
  /** Behind the gate, all that follows is folded away below this. */
  aboutLabel: 'About our sourcing service',
  tiles,
  savings,
  steps,
  categories,
  portal,
  storiesHeading,
  stories,
  clients,
  call,
};
