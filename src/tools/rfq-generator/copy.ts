import {
  factoryCountries,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  certificationLabels,
  certifications,
  deliveryTermLabels,
  deliveryTerms,
} from '@functions/_shared/domain/rfq-terms.ts';
import {
  type SourcingCategory,
  sourcingCategoryLabels,
} from '@functions/_shared/domain/sourcing-categories.ts';
import { site } from '@/content/site.ts';
import { missingCharactersCopy } from '../report/missing-characters-copy.ts';
import type { RfqGapCode } from './rules/find-gaps.ts';
import type { RfqNumberCode } from './rules/rfq.ts';

const gaps: Record<RfqGapCode, { title: string; text: string }> = {
  product: { title: 'What is it?', text: 'Name the product as a shop would list it.' },
  materials: {
    title: 'Made of what?',
    text: 'Material, weight and finish decide most of the price.',
  },
  quantities: {
    title: 'How many?',
    text: 'Without a quantity a supplier quotes their minimum or nothing.',
  },
  'delivery-term': {
    title: 'Delivered to where, at whose cost?',
    text: 'An FOB and a DDP price differ by freight and duty, so they can’t be compared.',
  },
  destination: {
    title: 'To which port or address?',
    text: 'With this term, the supplier pays the freight and has to know the destination.',
  },
  'deadline-past': { title: 'The deadline has passed', text: 'Set one in the future.' },
  specification: {
    title: 'Which size, color and print?',
    text: 'Measurements with tolerances, colors by number, how the logo is applied.',
  },
  'child-safety': {
    title: 'Is it for children?',
    text: "Children's products sold in the US need third-party CPSIA tests. Say who pays for them.",
  },
  'food-and-skin': {
    title: 'Does it touch food or skin?',
    text: 'Food contact and cosmetics fall under FDA rules. Ask for the matching documents.',
  },
  electronics: {
    title: 'Does it have a battery or a radio?',
    text: 'Electronics need FCC for the US, and most retailers ask for RoHS.',
  },
  certifications: {
    title: 'Which certificates do you need?',
    text: 'Choose certifications, or say you don’t need any.',
  },
  'price-break': {
    title: 'Where does the price fall?',
    text: 'Add a second and third quantity: the steps show where setup costs spread out.',
  },
  'target-price': {
    title: 'What’s your target price?',
    text: 'A target tells a supplier which quality to offer. Leave it out to see theirs first.',
  },
  packaging: {
    title: 'How is it packed?',
    text: 'Bulk, polybag or printed box, and how many per carton.',
  },
  deadline: {
    title: 'By when?',
    text: 'A date lets a supplier say no before you have lost weeks.',
  },
  'deadline-tight': {
    title: 'The date is tight',
    text: 'Samples, production and, with this term, freight usually take longer. Air freight or ready-made stock may be needed.',
  },
  pictures: {
    title: 'What does it look like?',
    text: 'One picture or sketch saves three questions.',
  },
  contact: { title: 'Who gets the answer?', text: 'Add an address that the quote can go to.' },
};

export const rfqCopy = {
  title: 'A request that can be quoted at once',
  text: 'Fill in what you know. Next to it, you see what a supplier would still ask. Until you send it to us, your answers stay in this browser; only the name of the product goes to us, to look up what is usual for it.',
  formLabel: 'Request for quotation',
  groups: {
    product: 'The product',
    quantity: 'Quantity and price',
    delivery: 'Packing and delivery',
    pictures: 'Reference pictures',
    contact: 'Who is asking',
  },
  fields: {
    product: { label: 'Product', hint: 'For example: baby grip socks, 3 pairs in a set' },
    materials: {
      label: 'Materials',
      hint: 'For example: 80% combed cotton, 17% polyamide, 3% elastane',
    },
    specification: {
      label: 'Sizes, colors and print',
      hint: 'Measurements, Pantone numbers, how the logo is applied',
    },
    firstQuantity: { label: 'First quantity', hint: 'Pieces' },
    secondQuantity: { label: 'Second quantity', hint: 'Pieces' },
    thirdQuantity: { label: 'Third quantity', hint: 'Pieces' },
    targetPrice: { label: 'Target price', hint: 'US dollars a piece' },
    packaging: {
      label: 'Packaging',
      hint: 'For example: header card and polybag, 100 in a carton',
    },
    deliveryTerm: { label: 'Delivery term', placeholder: 'Choose a term' },
    destination: { label: 'Destination', hint: 'Port or ZIP code' },
    deadline: { label: 'Needed by', hint: 'Arrival date at the delivery point' },
    origin: { label: 'Preferred country', any: 'Any country' },
    company: { label: 'Company or brand', hint: '' },
    contactEmail: { label: 'Email for the quote', hint: '' },
    notes: { label: 'Anything else', hint: 'Samples, inspections, labels, what to leave out' },
  },
  certifications: {
    label: 'Certifications',
    options: certifications.map((value) => ({ value, label: certificationLabels[value] })),
  },
  deliveryTerms: deliveryTerms.map((value) => ({ value, label: deliveryTermLabels[value] })),
  origins: factoryCountries.map((value) => ({ value, label: factoryCountryLabels[value] })),
  /** What the notes say of answers that have no field of their own. */
  notes: {
    category: (category: SourcingCategory) => `Category: ${sourcingCategoryLabels[category]}`,
    tariffLine: (hts8: string) =>
      `US tariff line (HTS): ${hts8}. Please tell us if you export it under another code.`,
  },
  knownPrice: {
    text: (price: string, source: string) =>
      `You gave ${price} a piece, FOB, in ${source}. It’s not in the request unless you add it.`,
    use: (price: string) => `Use ${price} as the target`,
  },
  upload: { private: 'They stay on this device and go into the PDF.' },
  errors: {
    'not-a-number': 'Enter a number, such as 1,000 or 2.40.',
    'other-currency': 'Enter the amount in US dollars.',
    'out-of-range': 'Enter a realistic number above 0.',
  } satisfies Record<RfqNumberCode, string>,
  gaps: {
    title: 'What a supplier would ask',
    blocks: 'Needed before anyone can quote',
    weakens: 'Saves a round of questions',
    none: 'Nothing. A supplier can quote this as it stands.',
    count: (blocking: number, weakening: number) =>
      blocking + weakening === 0
        ? 'No open questions.'
        : `${blocking} needed, ${weakening} worth adding.`,
    answer: (title: string) => `Answer: ${title}`,
    go: 'Answer',
    items: gaps,
  },
  result: {
    title: 'Your request',
    previewLabel: 'The request as a supplier gets it',
    copy: 'Copy email text',
    copied: 'Copied',
    copyFallback: 'The email text',
    mail: 'Open in mail',
    mailNote: 'Pictures can’t go in a mail link, so attach the PDF.',
    markdown: 'Save as Markdown',
    pdf: 'Save as PDF',
    making: 'Making your PDF...',
    saved: 'Saved.',
    failed: 'We couldn’t make the PDF. Check your connection and try again.',
    missingCharacters: {
      ...missingCharactersCopy,
      missing: (characters: readonly string[]) =>
        `${missingCharactersCopy.missing(characters)} Markdown and the email text have everything.`,
    },
    incomplete:
      'Some answers a supplier needs are still missing. You can save it as a draft, or send it to us as is.',
    clear: 'Start a new request',
    clearQuestion: 'Clear the form? What you typed will be gone.',
    clearConfirm: 'Yes, clear it',
    clearCancel: 'Keep it',
  },
  send: {
    title: `Send it to ${site.name}`,
    text: 'Our sourcing team takes your request to factories that can make it, and sends you three quotes to compare. A quote takes 48 hours on average. It costs nothing and doesn’t commit you to an order.',
    email: {
      label: 'Your email',
      placeholder: 'you@yourbrand.com',
      privacy: 'We keep your request, and use this address to answer it.',
    },
    invalidEmail: 'Please enter a valid email address.',
    missing: {
      product: 'Name the product first.',
      quantity: 'Enter a quantity first: one is enough.',
    },
    open: (titles: readonly string[]) =>
      `You can send it as is. Our team will then ask: ${titles.join(' ')}`,
    submit: `Send it to ${site.name}`,
    submitAgain: 'Send the changed request',
    sending: 'Sending',
    sent: (email: string) => `Sent. A copy is on its way to ${email}, with what happens next.`,
    sentWithoutCopy:
      'Sent. Our team has it. This address has already had three copies of requests today, the most we send in a day, so we’re not sending another; save the PDF if you want one.',
    waiting:
      'Our server isn’t answering right now. Your request is kept on this device and will be sent automatically; there is nothing you need to do.',
    refused:
      'Your request wasn’t accepted. Please check the email and what you typed, then send it again.',
    changed: 'You’ve changed the request since then. We have the earlier version.',
    pictures: 'Your pictures stay on this device. We’ll ask for them when we write to you.',
  },
  document: {
    brand: site.name,
    title: 'Request for quotation',
    subject: (product: string) => `Request for quotation: ${product}`,
    yourProduct: 'our product',
    greeting: 'Hello,',
    intro: 'Please send us your quotation for the following product.',
    titles: {
      product: 'Product',
      quantity: 'Quantity and price',
      delivery: 'Packing and delivery',
      notes: 'Notes',
    },
    rows: {
      product: 'Product',
      materials: 'Materials',
      specification: 'Sizes, colors and print',
      certifications: 'Certifications',
      pictures: 'Reference pictures',
      quantities: 'Please quote for',
      targetPrice: 'Target price',
      packaging: 'Packaging',
      deliveryTerm: 'Delivery term (Incoterms 2020)',
      destination: 'Destination',
      deadline: 'Needed by',
      origin: 'Preferred country of manufacture',
      notes: 'Notes',
      firstOrder: 'First order, pieces',
      targetPriceShort: 'Target price',
      deliveryTermShort: 'Delivery term',
    },
    columns: ['', ''],
    pieces: (pieces: string) => `${pieces} pieces`,
    price: (price: string, term: string) => `${price} a piece, ${term}`,
    termOpen: 'delivery term open',
    certifications: certificationLabels,
    deliveryTerms: deliveryTermLabels,
    countries: factoryCountryLabels,
    asked: {
      title: 'Please include in your quotation',
      lines: [
        'Unit price for each quantity, and what it includes',
        'Minimum order quantity',
        'One-time costs: tooling, screens, plates',
        'Sample price, sample time and whether it’s credited',
        'Production time after sample approval',
        'Payment terms and how long the offer holds',
        'Carton size, weight and pieces per carton',
        'Test reports and certificates you hold, with dates',
      ],
    },
    closing: 'Thank you. If anything is unclear, please ask before you quote.',
    madeOn: (date: string) => `Created ${date}`,
    noContact: 'No contact given.',
    caution: 'A request for quotation. It is not an order.',
    open: 'open',
    page: (page: number, count: number) => `Page ${page} of ${count}`,
    footer: `Written with the RFQ generator of ${site.name}`,
  },
} as const;

export type RfqCopy = typeof rfqCopy;
