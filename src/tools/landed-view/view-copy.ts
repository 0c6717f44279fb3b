import type { FreightMode } from '@functions/_shared/domain/money/freight-modes.ts';
import type { MoneyStepId } from '@functions/_shared/domain/money/money-steps.ts';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import { filledAnswersCopy } from '../shared/filled-answers-copy.ts';
import { landedViewCopy } from './copy.ts';

const steps: Record<MoneyStepId, { label: string; what: string }> = {
  goods: {
    label: 'Making it (FOB)',
    what: 'What the factory charges for one finished, packed piece, delivered to its port.',
  },
  freight: {
    label: 'Freight',
    what: 'From the factory’s port or door to a warehouse in the US, split over all pieces of the order.',
  },
  insurance: {
    label: 'Cargo insurance',
    what: 'Covers loss and damage in transit. It’s charged on 110% of the cost of goods and freight.',
  },
  duty: { label: 'Import duty', what: 'US customs charges it on the FOB value.' },
  'customs-fees': {
    label: 'Customs fees',
    what: 'The merchandise processing fee and, by sea, the harbor maintenance fee.',
  },
  broker: {
    label: 'Customs broker',
    what: 'Files the customs entry; by sea, also the security filing and the bond.',
  },
  inbound: {
    label: 'Receiving and storage',
    what: 'Unloading the cartons, and shelf space until the average piece sells.',
  },
  fulfillment: { label: 'Pick and pack', what: 'Our own rate for packing one order.' },
  parcel: {
    label: 'Postage',
    what: 'One parcel to a customer in the US. If your customers pay for shipping, enter 0.',
  },
  payment: { label: 'Card fees', what: 'A share of the price, plus a fixed fee for each order.' },
  returns: {
    label: 'Returns',
    what: 'What the orders that come back cost: postage both ways, handling, and pieces that can’t be sold again.',
  },
  samples: {
    label: 'Samples',
    what: 'Sample rounds before the order, split over all its pieces.',
  },
};

const modes: Record<FreightMode, { option: string; sentence: string }> = {
  ocean: { option: 'By sea', sentence: 'By sea' },
  air: { option: 'By air', sentence: 'By air' },
  truck: { option: 'By truck', sentence: 'By truck' },
};

/** The texts of the landed view once it has loaded. */
export const landedScreenCopy = {
  title: landedViewCopy.title,
  keep: (amount: string) => `You keep about ${amount} a piece`,
  lose: (amount: string) => `You lose about ${amount} a piece`,
  range: (low: string, high: string, pct: string) =>
    `Between ${low} and ${high}. The likely figure is ${pct} of the price.`,
  understood: (plural: string, country: string) =>
    `Worked out for ${plural} made in ${country}, sold one at a time to customers in the US.`,
  left: (country: string) =>
    `You left the choice of country to us. With these figures, ${country} leaves you the most; compare the others below.`,
  difference: {
    fob: (theirs: string, ours: string) =>
      `The figures above stop at the factory’s price (FOB) and count ${theirs} to make a piece. This view starts from ${ours}, and follows the piece to your customer, so less is left.`,
    duty: (ours: string) =>
      `The figures above end with the duty. This view starts from your price and ${ours}, and follows one piece to your customer.`,
    usual: (fob: string, plural: string, units: string) =>
      `${fob}, the usual FOB price of ${plural} at ${units} pieces`,
    own: (fob: string) => `${fob}, your own FOB price`,
  },
  allFigures: 'Every figure and its source',
  note: 'Planning ranges, not a quote. Open a step for its source, or enter your own figure.',

  order: {
    title: 'Your order',
    price: 'Price, US dollars',
    priceHint: (low: string, high: string, plural: string) =>
      `${plural} usually sell for ${low} to ${high}.`,
    monthlyOrders: 'Orders a month',
    monthlyOrdersHint: (months: number) =>
      `Until you enter a number, we assume the order sells out in ${months} months.`,
    units: 'Pieces in the order',
    minimum: (plural: string, units: string) => `Usual minimum for ${plural}: ${units}.`,
    from: (source: AnswerSource) => `Filled in from ${filledAnswersCopy.sources[source]}.`,
    mode: 'How it ships',
    modes,
    days: (from: string, to: string) => `${from} to ${to} days to your warehouse.`,
    lineOpen: 'Not sure: show duty as a range',
    fob: (country: string) => `Your FOB price in ${country}, US dollars`,
    fobHint: 'From a quote, if you have one. Without one, we use the usual range.',
    usmca: 'Claim USMCA origin',
    usmcaHint: 'Needs a certificate of origin; apparel has to be made from North American yarn.',
    notNumber: 'Please enter a positive number, such as 4.50.',
    notPieces: 'Please enter whole pieces, such as 500.',
    otherCurrency: 'Please enter the amount in US dollars.',
  },
  shipment: (pieces: string, cartons: string, kg: string, m3: string) =>
    `${pieces} pieces in ${cartons}: ${kg} kg, ${m3} cubic meters.`,
  cartons: (count: number, text: string) => (count === 1 ? '1 carton' : `${text} cartons`),
  journey: (mode: FreightMode, country: string, from: string, to: string) =>
    `${modes[mode].sentence} from ${country}, ${from} to ${to} days.`,

  waterfall: {
    title: 'One piece, step by step',
    summary: (price: string, landed: string, profit: string) =>
      `Of ${price}, ${landed} is spent by the time the piece is in your warehouse, and ${profit} is left after it’s sold.`,
    summaryLoss: (price: string, landed: string, loss: string) =>
      `Of ${price}, ${landed} is spent by the time the piece is in your warehouse, and once it’s sold you’re ${loss} short.`,
    tableLabel: 'See the steps as a table',
    step: 'Step',
    low: 'Low',
    likely: 'Likely',
    high: 'High',
    price: 'Your price',
    landed: 'Left once it’s in the warehouse',
    profit: 'Your profit',
    own: 'your figure',
  },
  steps,
  step: {
    estimate: (likely: string, low: string, high: string) =>
      low === high ? `Our figure: ${likely}.` : `Our estimate: ${likely}, from ${low} to ${high}.`,
    source: (name: string, year: number) => `Source: ${name}, ${year}.`,
    figures: 'The figures behind it',
    own: (label: string) => `${label}: your figure, US dollars a piece`,
    back: 'Back to the estimate',
    backOf: (label: string) => `Back to the estimate: ${label}`,
    duty: {
      line: (hts8: string, rate: string) => `Tariff line ${hts8}: ${rate}`,
      layer: (label: string, rate: string) => `${label}: ${rate}`,
      open: 'The tariff line is still open, so the range covers all of these.',
    },
  },

  countries: {
    title: 'The same piece from every country',
    text: 'Same price, same order, best profit first. Got a quote? Enter it, and the row updates.',
    columns: {
      country: 'Country',
      fob: 'FOB',
      freight: 'Freight',
      duty: 'Duty',
      landed: 'Landed cost',
      profit: 'Profit',
      margin: 'Margin',
      days: 'Transit days',
    },
    yours: 'shown above',
    own: (country: string) => `FOB price in ${country}, US dollars`,
    makeHere: 'Make it here',
    makeHereIn: (country: string) => `Make it in ${country}`,
    show: 'Show',
    showIn: (country: string) => `Show the steps for ${country}`,
    days: (from: number, to: number) => `${from} to ${to}`,
    note: 'Freight goes the usual way, or the way you chose where the country offers it. Landed cost is what a piece costs in your warehouse.',
  },

  firstOrder: {
    title: 'Your first order',
    works: (orders: string, units: string, duration: string) =>
      `At ${orders}, ${units} pieces sell out in ${duration}.`,
    profitFrom: (month: number) =>
      ` From month ${month} on, counting from the samples, you have more money than you put in.`,
    noProfitYet:
      ' By then it hasn’t earned back what you put in: the order is too small to pay for its samples.',
    tooLarge: (orders: string, units: string, duration: string, start: string) =>
      `At ${orders}, ${units} pieces would last ${duration}. Start with ${start} pieces from stock, or with print on demand.`,
    noProfit: (units: string) => `At ${units} pieces, every sale loses money.`,
    earnsFrom: (units: string) =>
      ` An order of ${units} spreads freight and fees thin enough to leave a profit, and sells out in time.`,
    noSizeEarns:
      ' No larger order that sells out in time changes that. Raise the price, lower a cost, or look at another country.',
    noOrders:
      'These numbers bring no orders yet, so every piece would stay on the shelf. Start with print on demand.',
    orders: (count: string) => (count === '1' ? '1 order a month' : `${count} orders a month`),
    fewOrders: 'less than one order a month',
    figures: {
      stock: 'Stock lasts',
      cash: 'Cash tied up',
      cashNote: 'At its peak: samples, deposit, balance, freight and duty.',
      profit: 'Breaks even',
      month: (month: number) => `Month ${month}`,
      never: 'Not in this plan',
      profitNote: 'Counted from the day you order samples.',
      audience: 'Audience needed',
      followers: (count: string) => `${count} followers`,
      audienceNote: (units: string, months: number, rate: string, conversion: string) =>
        `With that many, ${units} pieces sell within ${months} months: ${rate} engage and ${conversion} of those order.`,
      months: (count: string) => (count === '1.0' ? '1 month' : `${count} months`),
      years: (count: string) => `${count} years`,
    },
    sizes: {
      title: 'Other order sizes',
      columns: {
        units: 'Pieces',
        stock: 'Stock lasts',
        cash: 'Cash tied up',
        profit: 'Breaks even',
      },
      choose: (units: string) => `Work with ${units} pieces`,
      minimum: 'usual minimum',
      chosen: 'your order',
    },
    plot: {
      title: 'Your cash, month by month',
      summary: (cash: string, month: number) =>
        `Money goes out for samples, a 30% deposit, the balance, then freight and duty: ${cash} at the low point. The goods arrive in month ${month}.`,
      month: 'Month',
      monthName: (month: number) => `Month ${month}`,
      series: 'Cash',
      tableLabel: 'See the cash flow as a table',
    },
    swag: 'Small runs in our swag catalog',
    factories: (units: string) => `Find factories that take ${units} pieces`,
    assumptions: 'This uses the likely figures and equal months, with no growth and no seasons.',
  },

  states: {
    few: {
      title: 'Name your product to see its landed cost',
      text: 'In the form, say what it is, such as “cotton T-shirt” or “soy candle”. Freight, duty and fees then appear here.',
    },
    unknown: {
      title: (thing: string) => `We’re not sure what “${thing}” is`,
      text: 'Give it a plainer name with its material, such as “cotton tote bag”. Until we know what it is, we can’t show landed figures.',
    },
    notMade: {
      title: (label: string) => `We don’t source ${label}`,
      text: 'So we have no landed figures for it.',
    },
    noPrice: {
      title: 'Set a price above $0',
      text: 'Then you’ll see here what’s left of it after freight, duty and fees.',
    },
    noLine: {
      title: (plural: string) => `We have no tariff line for ${plural} yet`,
      text: 'Without one, the duty is unknown, so we can’t show landed figures.',
    },
    failed: {
      text: 'The landed figures didn’t load. Everything above still holds.',
      retry: 'Try again',
    },
  },
} as const;
