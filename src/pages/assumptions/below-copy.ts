import { type AssumptionAnchor, homeSection, outsideLinks, paths } from '@/config/paths.ts';
import type { CallWords } from '@/content/types.ts';

/** A sheet of figures: those whose id starts so. */
export type SheetWords = {
  /** Beginnings of the ids, each up to a dot or the end. */
  ids: readonly string[];
  title: string;
  /** What the figures change. */
  changes: string;
};

export type GroupWords = {
  anchor: AssumptionAnchor;
  title: string;
  sheets: readonly SheetWords[];
};

const groups: readonly GroupWords[] = [
  {
    anchor: 'goods',
    title: 'Goods',
    sheets: [
      {
        ids: ['fob-level'],
        title: 'What a country charges, compared with China',
        changes:
          'The tools know the usual FOB price for each kind of product at each order size. That’s a price in China; for other countries, we multiply it by this factor. Your own quote replaces it.',
      },
    ],
  },
  {
    anchor: 'freight',
    title: 'Freight lanes',
    sheets: [
      {
        ids: ['freight'],
        title: 'From the factory to a warehouse in the US',
        changes:
          'A shipment pays the fixed charges plus the rate times its size, or the full-load price where that costs less. The days run from the factory’s port or door to the warehouse, including customs clearance.',
      },
      {
        ids: ['load', 'charged-m3'],
        title: 'Full loads and bulky goods',
        changes:
          'Above these limits, a shipment needs another load. Light goods are charged by volume: a cubic meter counts as at least this many kilograms.',
      },
    ],
  },
  {
    anchor: 'quotes',
    title: 'Suppliers’ quotes',
    sheets: [
      {
        ids: ['terms'],
        title: 'What each delivery term leaves you to pay',
        changes:
          'The quote decoder adds these where a price stops short of the port or runs past it: pickup and export paperwork to EXW, and the arrival share of the fixed freight charges to CFR and CIF.',
      },
      {
        ids: ['exchange'],
        title: 'Exchange rates',
        changes:
          'For quotes in another currency: what one unit of it is worth in US dollars. They’re rounded for planning and aren’t a bank’s rates; you can enter your own in the quote decoder.',
      },
    ],
  },
  {
    anchor: 'duty-and-fees',
    title: 'Duty and fees',
    sheets: [
      {
        ids: ['insurance'],
        title: 'Cargo insurance',
        changes:
          'A percentage of the insured value, which is more than goods and freight together.',
      },
      {
        ids: ['customs'],
        title: 'Customs fees',
        changes:
          'Charged on the FOB value of each shipment, on top of the duty. The duty itself comes from the US tariff schedule, line by line; the tariff calculator shows it with every heading.',
      },
      {
        ids: ['broker'],
        title: 'Customs broker',
        changes:
          'One fee per shipment, split across its pieces, so it’s expensive on small orders.',
      },
    ],
  },
  {
    anchor: 'storage-and-fulfillment',
    title: 'Storage and fulfillment',
    sheets: [
      {
        ids: ['inbound'],
        title: 'Receiving and storage',
        changes:
          'Each carton is unloaded once. You pay for shelf space until the average piece sells, which is half the time the order lasts.',
      },
      {
        ids: ['fulfillment'],
        title: 'Pick and pack',
        changes: 'Our own rate. Your number of orders in a month sets the rate for all of them.',
      },
      {
        ids: ['parcel'],
        title: 'Postage to the customer',
        changes:
          'One parcel with one piece in it. The range runs from near to far postal zones. If your customers pay for shipping, enter 0.',
      },
    ],
  },
  {
    anchor: 'payment',
    title: 'Payment',
    sheets: [
      {
        ids: ['payment'],
        title: 'Card fees',
        changes: 'A share of the price, plus a fixed fee on each order.',
      },
    ],
  },
  {
    anchor: 'returns',
    title: 'Returns',
    sheets: [
      {
        ids: ['returns'],
        title: 'What comes back, and what it costs',
        changes:
          'The orders customers keep carry the cost of the ones they return: postage both ways, packing, checking, the card fee, and the pieces you can’t sell again.',
      },
    ],
  },
  {
    anchor: 'first-order',
    title: 'Samples and first order',
    sheets: [
      {
        ids: ['samples'],
        title: 'Samples',
        changes: 'Paid for before the order, then split across all its pieces.',
      },
      {
        ids: ['first-order'],
        title: 'First order',
        changes:
          'When the money goes out, when stock would last too long, and how much we’d start with instead.',
      },
    ],
  },
  {
    anchor: 'moving',
    title: 'Moving production',
    sheets: [
      {
        ids: ['move'],
        title: 'What a move costs before it saves you money',
        changes:
          'A pilot order at the new factory, then a stretch when both factories make the product. The savings have to cover that first.',
      },
    ],
  },
  {
    anchor: 'demand',
    title: 'Demand test',
    sheets: [
      {
        ids: ['demand'],
        title: 'From a vote to an order',
        changes:
          'How many of the people who pick a price on a demand test page we expect to buy. The measured rate in the calculators uses the likely figure. Studies that compare what people say with what they pay find smaller gaps (Murphy and others, 2005: a median of 1.35 to 1), but a click weeks before a payment is worth less.',
      },
    ],
  },
  {
    anchor: 'swag',
    title: 'Swag catalog',
    sheets: [
      {
        ids: ['swag.price'],
        title: 'One piece in an order of 100',
        changes:
          'The piece with a one-color print in one place. Setup, more colors or places, packing into kits, freight and sales tax come on top. The planner prices printed stock with the same figures.',
      },
      {
        ids: ['swag.step', 'swag.quoted', 'swag.quote'],
        title: 'Other order sizes, and quotes',
        changes:
          'The step that an order reaches sets the price of the whole order, as a share of the price at 100 pieces. A quote can land below or above that: stock, the brand of the blank and the print decide.',
      },
    ],
  },
];

const names: Readonly<Record<string, string>> = {
  'load.ocean.volume': 'A container holds',
  'load.ocean.weight': 'A container carries',
  'load.truck.volume': 'A truck holds',
  'load.truck.weight': 'A truck carries',
  'charged-m3.ocean': 'A cubic meter by sea',
  'charged-m3.truck': 'A cubic meter by truck',
  'charged-m3.air': 'A cubic meter by air',
  'terms.pickup': 'Pickup at the factory',
  'terms.export': 'Export declaration and paperwork',
  'terms.arrival': 'Share of the fixed freight charges due on arrival',
  'exchange.CNY': 'Chinese yuan',
  'exchange.EUR': 'Euro',
  'exchange.GBP': 'British pound',
  'exchange.TRY': 'Turkish lira',
  'exchange.INR': 'Indian rupee',
  'exchange.MXN': 'Mexican peso',
  'insurance.rate': 'Rate',
  'insurance.insured': 'Insured value, as a share of goods and freight',
  'customs.merchandise-fee': 'Merchandise processing fee',
  'customs.merchandise-fee.minimum': 'Processing fee, minimum',
  'customs.merchandise-fee.maximum': 'Processing fee, maximum',
  'customs.merchandise-fee.informal': 'Processing fee, informal entries',
  'customs.harbor-fee': 'Harbor maintenance fee, by sea',
  'broker.ocean': 'By sea, including the security filing',
  'broker.air': 'By air',
  'broker.truck': 'By truck',
  'inbound.receiving': 'Unloading and putting away',
  'inbound.storage': 'Shelf space',
  'inbound.longest-storage': 'Longest storage counted',
  'fulfillment.above': 'More orders per month',
  'parcel.under-1-lb': 'Under 1 lb',
  'parcel.packing': 'The box and its padding',
  'payment.rate': 'Share of the price',
  'payment.fixed': 'Fixed fee',
  'returns.postage': 'Share of return postage the shop pays',
  'returns.handling': 'Receiving and checking a return',
  'samples.rounds': 'Sample rounds before the order',
  'samples.pieces': 'Pieces per round',
  'samples.price': 'Price of a sample, compared with a regular piece',
  'samples.courier': 'Courier per round',
  'first-order.deposit': 'Deposit with the order',
  'first-order.longest-stock': 'Longest a first order should last',
  'first-order.stock-start': 'What we’d start with instead',
  'move.pilot': 'Pilot order, as a share of the usual order',
  'move.double-running': 'Made in both places, as a share of the volume',
  'move.double-running.months': 'Time with both factories running',
  'demand.buyers': 'Of those who say they’d buy, really do',
  'swag.quoted': 'Quoted one by one from',
  'swag.quote': 'Where a quote can land, as a share of our price',
};

/** The texts of the page below its first screen. */
export const assumptionsSections = {
  contentsLabel: 'On this page',
  groups,
  names,
  upToOrders: (orders: string) => `Up to ${orders} orders per month`,
  fromPieces: (pieces: string) => `From ${pieces} pieces`,
  pounds: (pounds: string) => `Up to ${pounds} lb`,
  returned: (category: string) => `${category}: orders returned`,
  lost: (category: string) => `${category}: returns you can’t sell again`,
  lane: (mode: string, country: string) => `${mode} from ${country}`,
  modes: { ocean: 'By sea', air: 'By air', truck: 'By truck' },
  laneParts: { fixed: 'fixed', rate: 'rate', load: 'full load', days: 'in transit' },
  source: (year: number) => `Source, ${year}:`,
  example: {
    label: 'An example',
    title: 'One cotton apron, step by step',
    text: (units: string, price: string, orders: string) =>
      `${units} aprons from China, sold at ${price} each, ${orders} orders a month. These figures follow the same rules as the tools.`,
    likely: (low: string, high: string) => `between ${low} and ${high}`,
    price: 'Price',
    landed: 'Landed cost: one apron in the warehouse',
    profit: 'Profit on one apron',
    share: (pct: string) => `${pct} of the price`,
    note: (date: string) =>
      `Duty as of ${date}. The kind of product, weight and carton are our own planning figures.`,
    how: {
      goods: (low: string, high: string, units: string, level: string) =>
        `${low} to ${high} is usual for ${units} pieces in China, ${level} for the country. The likely figure is the midpoint.`,
      freight: (
        fixed: string,
        rate: string,
        units: string,
        kg: string,
        m3: string,
        cartons: string,
      ) =>
        `By sea: ${fixed} per shipment plus ${rate} per cubic meter, split across ${units} pieces. They weigh ${kg} kg and fill ${m3} m³ in ${cartons} cartons.`,
      insurance: (pct: string, insured: string) =>
        `${pct} of the insured value, which is ${insured} of goods and freight.`,
      duty: (pct: string) => `${pct} of the FOB price, all duty layers together.`,
      'customs-fees': (pct: string, minimum: string, harbor: string) =>
        `${pct} of the FOB value, at least ${minimum} per shipment, plus a ${harbor} harbor fee.`,
      broker: (fee: string, units: string) => `${fee} per shipment, split across ${units} pieces.`,
      inbound: (carton: string, storage: string, months: string) =>
        `${carton} per carton, then ${storage} per cubic foot a month for half of the ${months} months the order lasts.`,
      fulfillment: (orders: string) => `Our rate at ${orders} orders a month.`,
      parcel: (grams: string) => `${grams} g with packing, in the middle postal zones.`,
      payment: (pct: string, fixed: string) => `${pct} of the price plus ${fixed}.`,
      returns: (pct: string, lost: string) =>
        `${pct} of orders come back, and ${lost} of those can’t be sold again; the orders customers keep pay for that.`,
      samples: (rounds: string, pieces: string, factor: string, courier: string, units: string) =>
        `${rounds} rounds of ${pieces} pieces at ${factor} times the price, plus ${courier} for a courier each round, split across ${units} pieces.`,
    },
  },
  unitCosts: {
    label: 'Two figures',
    title: 'Why two unit costs',
    text: (margin: string) =>
      `The calculators answer before anyone knows your product. They take unit cost as a share of your price, set by the country alone: a rule of thumb that stops at the factory price. For China, it leaves the ${margin} margin you see first.`,
    landed:
      'The landed view starts from the usual FOB price for your kind of product at your order size and adds every step above. It counts more, so it leaves less. Use the first to see whether an idea is worth pursuing, and the second before you order.',
    shares: 'Unit cost as a share of the price, by country',
    volume: 'Unit cost as a share of the price, by order size',
    other: 'Any other country, or none chosen',
    upToUnits: (units: string) => `Up to ${units} units`,
    aboveUnits: 'Larger orders',
    share: (pct: string) => `${pct}%`,
  },
  call: {
    title: 'A quote beats any estimate',
    text: 'Tell us the product and the quantity. We’ll get you a factory price, and the ranges above turn into firm numbers.',
    actions: [
      { label: 'Book a Free Call', href: outsideLinks.booking },
      { label: 'Try the calculator', href: homeSection('calculator') },
    ],
  } satisfies CallWords,
};

/** Where a source can be read, by words of its name. */
export const sourceLinks: readonly { name: string; href: string }[] = [
  { name: '19 CFR', href: 'https://www.ecfr.gov/current/title-19/chapter-I/part-24' },
  { name: 'USPS', href: 'https://pe.usps.com/text/dmm300/Notice123.htm' },
  { name: 'Top China Freight', href: 'https://topchinafreight.com/' },
  { name: 'The Fulfillment Advisor', href: 'https://thefulfillmentadvisor.com/' },
  { name: 'Stripe', href: 'https://stripe.com/pricing' },
  { name: 'BrandBFF’s own rate', href: paths.fulfillment },
];
