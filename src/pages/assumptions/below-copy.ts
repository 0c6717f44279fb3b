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
        title: 'What a country charges, next to China',
        changes:
          'The tools know the usual FOB price of each kind of goods at each order size. That is a price from China; elsewhere it is multiplied by this. A quote of your own replaces it.',
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
          'A shipment pays the fixed charges and the rate times its size, or loads of its own where that costs less. The days run from the factory’s port or door to the warehouse, with clearance.',
      },
      {
        ids: ['load', 'charged-m3'],
        title: 'What counts as full, and as large',
        changes:
          'From here a shipment needs another load. Light goods are charged by their volume: a cubic meter counts as at least this many kilograms.',
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
        changes: 'Percent of the insured value, which is more than goods and freight together.',
      },
      {
        ids: ['customs'],
        title: 'Customs fees',
        changes:
          'Charged on the FOB value of each shipment, besides the duty. The duty itself comes from the US tariff schedule, line by line; the tariff calculator shows it with every heading.',
      },
      {
        ids: ['broker'],
        title: 'Customs broker',
        changes: 'One fee a shipment, split over its pieces: dear for small orders.',
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
          'Each carton is unloaded once. Shelf space is paid until the average piece sells, which is half of the time the order lasts.',
      },
      {
        ids: ['fulfillment'],
        title: 'Pick and pack',
        changes:
          'Our own rate. All orders of a month pay the rate of that month’s number of orders.',
      },
      {
        ids: ['parcel'],
        title: 'Postage to the customer',
        changes:
          'One parcel with one piece. Near, middle and far zones make the range. If your customers pay for shipping, put in 0.',
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
        changes: 'A share of the price and a fixed fee on each order.',
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
          'The orders kept carry the cost of those returned: postage both ways, packing, checking, the card fee, and the pieces that cannot be sold again.',
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
        changes: 'Paid before the order and split over all its pieces.',
      },
      {
        ids: ['first-order'],
        title: 'First order',
        changes:
          'When the money leaves, when stock lasts too long, and how much we would start with instead.',
      },
    ],
  },
  {
    anchor: 'moving',
    title: 'Moving production',
    sheets: [
      {
        ids: ['move'],
        title: 'What a move costs before it saves',
        changes:
          'A pilot order at the new factory, then a time in which both make the product. Savings have to pay that back first.',
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
  'insurance.rate': 'Rate',
  'insurance.insured': 'Insured, of goods and freight',
  'customs.merchandise-fee': 'Merchandise processing fee',
  'customs.merchandise-fee.minimum': 'Processing fee, at least',
  'customs.merchandise-fee.maximum': 'Processing fee, at most',
  'customs.merchandise-fee.informal': 'Processing fee, small entries',
  'customs.harbor-fee': 'Harbor maintenance fee, by sea',
  'broker.ocean': 'By sea, with the security filing',
  'broker.air': 'By air',
  'broker.truck': 'By truck',
  'inbound.receiving': 'Unloading and putting away',
  'inbound.storage': 'Shelf space',
  'inbound.longest-storage': 'Longest storage counted',
  'fulfillment.above': 'More orders a month',
  'parcel.under-1-lb': 'Under 1 lb',
  'parcel.packing': 'The box and its filling',
  'payment.rate': 'Share of the price',
  'payment.fixed': 'Fixed fee',
  'returns.postage': 'Postage back that the shop pays',
  'returns.handling': 'Receiving and checking a return',
  'samples.rounds': 'Rounds before the order',
  'samples.pieces': 'Pieces in a round',
  'samples.price': 'Price of a sample, next to a piece',
  'samples.courier': 'Courier for a round',
  'first-order.deposit': 'Deposit with the order',
  'first-order.longest-stock': 'Stock that lasts too long',
  'first-order.stock-start': 'What we would start with instead',
  'move.pilot': 'Pilot, of the usual order',
  'move.double-running': 'Made in both places, of the volume',
  'move.double-running.months': 'Time with both factories',
};

/** The texts of the page below its first screen. */
export const assumptionsSections = {
  contentsLabel: 'On this page',
  groups,
  names,
  upToOrders: (orders: string) => `Up to ${orders} orders a month`,
  pounds: (pounds: string) => `Up to ${pounds} lb`,
  returned: (category: string) => `${category}: orders returned`,
  lost: (category: string) => `${category}: returns that cannot be sold again`,
  lane: (mode: string, country: string) => `${mode} from ${country}`,
  modes: { ocean: 'By sea', air: 'By air', truck: 'By truck' },
  laneParts: { fixed: 'fixed', rate: 'rate', load: 'load of its own', days: 'on the way' },
  source: (year: number) => `Source, ${year}:`,
  example: {
    label: 'An example',
    title: 'One cotton apron, step by step',
    text: (units: string, price: string, orders: string) =>
      `${units} aprons from China, sold at ${price}, ${orders} orders a month. The same rules as in the tools compute what stands here.`,
    likely: (low: string, high: string) => `between ${low} and ${high}`,
    price: 'Price',
    landed: 'Landed: one apron in the warehouse',
    profit: 'Profit on one apron',
    share: (pct: string) => `${pct} of the price`,
    note: (date: string) =>
      `Duty as on ${date}. Kind of goods, weight and carton are planning figures of ours.`,
    how: {
      goods: (low: string, high: string, units: string, level: string) =>
        `${low} to ${high} is usual for ${units} pieces in China, ${level} for the country. Likely is the middle.`,
      freight: (
        fixed: string,
        rate: string,
        units: string,
        kg: string,
        m3: string,
        cartons: string,
      ) =>
        `By sea: ${fixed} a shipment and ${rate} a cubic meter, split over ${units} pieces. They weigh ${kg} kg and fill ${m3} m³ in ${cartons} cartons.`,
      insurance: (pct: string, insured: string) => `${pct} of ${insured} of goods and freight.`,
      duty: (pct: string) => `${pct} of the FOB price, all layers together.`,
      'customs-fees': (pct: string, minimum: string, harbor: string) =>
        `${pct} of the FOB value, at least ${minimum} a shipment, and ${harbor} harbor fee.`,
      broker: (fee: string, units: string) => `${fee} a shipment, split over ${units} pieces.`,
      inbound: (carton: string, storage: string, months: string) =>
        `${carton} a carton, then ${storage} a cubic foot and month for half of the ${months} months that the order lasts.`,
      fulfillment: (orders: string) => `Our rate at ${orders} orders a month.`,
      parcel: (grams: string) => `${grams} g with its packing, in the middle zones.`,
      payment: (pct: string, fixed: string) => `${pct} of the price and ${fixed}.`,
      returns: (pct: string, lost: string) =>
        `${pct} come back, ${lost} of those cannot be sold again; the orders kept pay for it.`,
      samples: (rounds: string, pieces: string, factor: string, courier: string, units: string) =>
        `${rounds} rounds of ${pieces} pieces at ${factor} times the price, each with a courier at ${courier}, split over ${units} pieces.`,
    },
  },
  unitCosts: {
    label: 'Two figures',
    title: 'Why two unit costs',
    text: (margin: string) =>
      `The calculators answer before anybody knows your product. They count a piece at a share of your price, set by the country alone: a rule of thumb that stops at the factory gate. Made in China, it leaves the margin of ${margin} that you see first.`,
    landed:
      'The landed view starts from the usual FOB price of your kind of goods at your order size and adds every step above. It counts more, so it leaves less. Use the first to see whether an idea is worth an afternoon, the second before you order.',
    shares: 'Unit cost as a share of the price, by country',
    volume: 'Unit cost as a share of the price, by order size',
    other: 'Any other country, or not chosen',
    upToUnits: (units: string) => `Up to ${units} units`,
    aboveUnits: 'Larger orders',
    share: (pct: string) => `${pct}%`,
  },
  call: {
    title: 'A quote beats every estimate',
    text: 'Bring the product and the quantity. We get you a factory price, and the ranges above become figures.',
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
