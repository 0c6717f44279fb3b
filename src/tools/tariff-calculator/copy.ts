import { dutyBasis } from '@functions/_shared/domain/tariff/duty-basis.ts';

export const tariffCalculatorCopy = {
  title: 'Tariff calculator',
  text: 'US import duty on a product, layer by layer, from up to four countries side by side, and what each piece costs landed.',
  form: {
    product: {
      label: 'Product or HTS code',
      hint: 'A product in your words, or a code such as 6109.10.00.',
      placeholder: 'cotton t-shirt',
      searching: 'Searching the schedule',
      none: 'Nothing in the schedule fits. Try a plainer word or its material.',
      failed: 'The search isn’t responding. Please try again.',
      found: (count: number) =>
        count === 1 ? '1 line found' : `${count} lines found; use the arrow keys to choose`,
      listLabel: 'Lines of the tariff schedule',
    },
    origins: {
      label: 'Made in',
      add: 'Add a country',
      placeholder: 'Choose a country',
      remove: (name: string) => `Remove ${name}`,
      full: 'Four countries is the maximum. Remove one to add another.',
    },
    unitValue: { label: 'Value per piece in US dollars, FOB' },
    quantity: { label: 'Pieces' },
    freight: { label: 'Freight for the whole shipment in US dollars' },
    weight: { label: 'Net weight per piece in kilograms' },
    mode: {
      label: 'Arrives by',
      options: { ocean: 'Sea', air: 'Air', land: 'Road or rail' },
    },
    entryDate: { label: 'Day of entry', hint: 'US customs counts days in US Eastern time.' },
    usmca: {
      label: 'Claimed as originating under the USMCA',
      hint: 'Needs a certificate of origin; apparel has to be made from North American yarn.',
    },
    notNumber: 'Please enter a positive number, such as 4.50.',
    otherCurrency: 'Please enter the amount in US dollars.',
    notDay: 'Please enter a date.',
  },
  empty: {
    title: 'Which product?',
    text: 'Search for it to see its duty here: base rate, China lists, forced-labor action and Section 232, each with its heading.',
  },
  loading: 'Looking up the line',
  failed: { text: 'The tariff tables aren’t responding.', retry: 'Try again' },
  unknownLine: 'This code isn’t a line of the schedule. Search for the product instead.',
  sharedText: 'The US duty on a product, and what each piece costs landed.',
  /** What differs from the day an old link was made; `from` only where origins are compared. */
  changed: {
    duty: (change: string, from?: string) =>
      from === undefined ? `duty ${change}` : `duty from ${from} ${change}`,
    landed: (change: string, from?: string) =>
      from === undefined ? `${change} a unit` : `${change} a unit from ${from}`,
  },
  result: {
    title: 'Duty and landed cost',
    basis: dutyBasis,
    announced: (names: string) => `Duty: ${names}`,
    from: (name: string) => `From ${name}`,
    totalDuty: 'Total duty',
    dutyFrom: (name: string) => `Total duty from ${name}`,
    summary: { title: 'The origins side by side', origin: 'Made in' },
    layers: 'Layer',
    rate: 'Rate',
    bars: {
      base: 'Base',
      'china-301': 'China 301',
      'forced-labor-301': 'Forced labor',
      'section-338': 'Canada 338',
      'brazil-301': 'Brazil 301',
      'nicaragua-301': 'Nicaragua 301',
      'section-201': 'Quartz 201',
      'section-232': 'Section 232',
      'section-122': 'Section 122',
    },
    barTitle: (name: string) => `Duty from ${name}, layer by layer`,
    barSummary: (total: string) => `Total duty: ${total}.`,
    since: (day: string) => `since ${day}`,
    until: (day: string) => `until ${day}`,
    usmca: (total: string) => `With a USMCA claim: ${total}.`,
    before: (day: string, total: string) =>
      `Entered on ${day}, the last day before the forced-labor action: ${total}.`,
    after: (day: string, total: string) =>
      `Entered on ${day}, the first day of the forced-labor action: ${total}.`,
    landed: 'Landed cost per piece',
    atLeast: (amount: string) => `at least ${amount}`,
    parts: { goods: 'Goods, FOB', freight: 'Freight', duty: 'Duty', fees: 'Customs fees' },
    fees: (mpf: string, rule: string, hmf: string) =>
      `Fees for the shipment: processing ${mpf} (${rule}), harbor ${hmf}.`,
    mpfRules: {
      share: '0.3464% of the value',
      minimum: 'the minimum',
      maximum: 'the maximum',
      informal: 'if customs takes it as an informal entry',
      'usmca-exempt': 'exempt under the USMCA',
    },
    needShipment: 'Enter the value and the number of pieces to get the landed cost.',
    notCovered: 'Not included',
    whyTitle: 'Why this code',
    whyTerm: (term: string, sure: string) =>
      `“${term}” usually enters under this line; we are ${sure} sure of it. Customs decides on the goods themselves.`,
    confidence: { high: 'very', medium: 'fairly', low: 'not very' },
    assumes: (note: string) => `Assumes: ${note}.`,
    whyCode: 'You chose this line of the schedule. Its words, from the heading down:',
    assumed: 'Until you choose, the numbers use the first answer.',
  },
  keep: {
    copy: 'Copy link',
    csv: 'Download CSV',
    fileName: (code: string) => `duty-${code}.csv`,
  },
  next: {
    title: 'What next?',
    text: 'Ask for quotes with these figures, or see what’s left for you once the product is sold.',
    rfq: 'Write an RFQ with these figures',
    calculator: 'Work out the profit',
  },
  note: 'An estimate, not a ruling.',
} as const;
