import { listCountryProfiles } from '@functions/_shared/domain/country-profiles.ts';
import { brokerUsd } from '@functions/_shared/domain/money/money-chain.assumptions.ts';
import { paths } from '@/config/paths.ts';
import { lowerFirst } from '@/lib/lower-first.ts';
import type { KnowledgeEntry } from './kira-knowledge.ts';

/** Questions about our work, answered from the pages. */
export const questionsAboutOurWork: readonly KnowledgeEntry[] = [
  {
    question: 'How do I get a sample first, and how long does sampling take?',
    answer:
      'Production starts only once you’ve signed a sample. We plan 3-5 prototypes into every development; of the 3-6 months a launch takes, samples and approvals need more than production does. How long one sample takes depends on the product.',
    page: 'How we work',
    path: paths.howWeWork,
    keywords: [
      'how many samples',
      'order samples',
      'get a sample',
      'prototype',
      'prototypes',
      'see samples',
      'sample time',
      'sample cost',
    ],
  },
  {
    question: 'How long does sea freight take?',
    answer: `To the United States, it depends on where from: ${transitText()} to the East Coast. Orders from our fulfillment are handed to the carrier within 24-48 hours.`,
    page: 'Sourcing tools',
    path: paths.sourcing,
    keywords: ['transit', 'shipping', 'shipping time', 'delivery'],
  },
  {
    question: 'Which countries are best for shoes?',
    answer: `For footwear, we’d look at ${footwearText()}. Which one fits you also depends on order size and price: the country quiz weighs them.`,
    page: 'Map Explorer',
    path: `${paths.sourcing}?tool=map`,
    keywords: ['footwear', 'sneakers', 'boots', 'sandals', 'best country', 'where to make'],
  },
  {
    question: 'Do you work with existing brands and sellers?',
    answer:
      'Yes. Growing brands and founders who sell online come for better prices, a second country and parcels that leave on time; shop owners come for their own label on the shelf. You don’t need a new product for that: an existing line can be priced, moved or shipped by us.',
    page: 'Home',
    path: paths.home,
    keywords: [
      'established brand',
      'existing product',
      'amazon seller',
      'amazon sellers',
      'shopify',
    ],
  },
  {
    question: 'Do you make packaging?',
    answer: 'Yes. Mailers, cartons, pouches and labels are one of our manufacturing categories.',
    page: 'Sourcing',
    path: paths.sourcing,
    keywords: ['custom packaging', 'box', 'boxes', 'mailers', 'labels'],
  },
  {
    question: 'Do you do the design of the product?',
    answer:
      'Yes, with you: drawings, materials and a target price first, then 3-5 prototypes with notes after each.',
    page: 'Build it',
    path: paths.buildIt,
    keywords: ['designer', 'product design', 'drawings'],
  },
  {
    question: 'Do you help with branding?',
    answer: 'A design lead turns your taste into drawings, samples and a box.',
    page: 'Home',
    path: paths.home,
    keywords: ['logo', 'brand design', 'brand identity'],
  },
  {
    question: 'Do you have a warehouse, and store my inventory?',
    answer:
      'Our fulfillment does: cartons are counted against the packing list, damage is reported with pictures, and goods are kept in bins, on shelves or on pallets, by what you sell. Orders are handed over within 24-48 hours.',
    page: 'Fulfillment',
    path: paths.fulfillment,
    keywords: ['stock', 'storage', 'warehousing', 'damaged', 'arrive damaged'],
  },
  {
    question: 'Do you deliver internationally, and what happens to returns?',
    answer:
      'Parcels go abroad with their customs documents, by the carrier that fits the weight, zone and delivery promise. Returns are opened, graded and restocked.',
    page: 'Fulfillment',
    path: paths.fulfillment,
    keywords: [
      'international',
      'abroad',
      'worldwide',
      'overseas',
      'ship to Europe',
      'Canada',
      'UK',
      'Australia',
    ],
  },
  {
    question: 'What do the tools keep about me, and how do I delete it?',
    answer:
      'What you tell one tool fills in the others and stays on your device: up to five products, without your email address. Nothing sends this record as a whole; a form sends us only what it says. Reference pictures for a request for quotes stay on your device, too. “Forget everything”, in the list of your products, deletes it all.',
    page: 'Sourcing tools',
    path: paths.sourcing,
    keywords: [
      'upload',
      'uploaded',
      'photos',
      'pictures',
      'my design',
      'my idea',
      'browser',
      'cookies',
      'forget',
      'delete my data',
    ],
  },
  {
    question: 'Which certifications do the factories have?',
    answer:
      'It depends on the country and the product. The map explorer lists what factories of each country commonly hold, such as OEKO-TEX, GOTS, GRS, BSCI or WRAP. Ask for the certifications of a country to see its list.',
    page: 'Sourcing tools',
    path: paths.sourcing,
    keywords: ['certified', 'ethical', 'audited', 'compliance', 'social audit'],
  },
];

/** Trade terms that people ask about. */
export const tradeTerms: readonly KnowledgeEntry[] = [
  {
    question: 'What is a tech pack?',
    answer:
      'The drawing and the list a factory makes a product from: measurements, materials, colors, seams, labels and packaging. It goes with a request for quotes, so every factory prices the same thing.',
    page: 'Build it',
    path: paths.buildIt,
    keywords: ['techpack', 'specification sheet', 'spec sheet'],
  },
  {
    question: 'What is a golden sample, or sealed sample?',
    answer:
      'The sample you approved, sealed and signed. It stays at the factory as the measure for the whole run: what comes off the line is compared with it.',
    page: 'Build it',
    path: paths.buildIt,
    keywords: ['pps', 'pp sample', 'approved sample', 'reference sample', 'pre-production sample'],
  },
  {
    question: 'What is de minimis?',
    answer:
      'A value up to which parcels enter a country duty-free. In the United States it was $800 and is suspended for goods from all countries, so small parcels pay duty too.',
    page: 'Sourcing tools',
    path: paths.sourcing,
  },
  {
    question: 'What is a 3PL?',
    answer:
      'A third-party logistics provider: a company that stores your stock, packs each order and hands it to the carrier. Our fulfillment does that, within 24-48 hours.',
    page: 'Fulfillment',
    path: paths.fulfillment,
    keywords: ['third-party logistics'],
  },
  {
    question: 'What is white-label, or private label?',
    answer:
      'A product a factory makes and you sell under your own brand. White-label goods already exist and get your name; private-label goods are made or changed just for you.',
    page: 'Build it',
    path: paths.buildIt,
    keywords: ['white label', 'private label', 'own brand', 'oem', 'odm'],
  },
  {
    question: 'What is nearshoring?',
    answer:
      'Making products in a country near the one where they’re sold: for the United States, that’s Mexico. Freight takes days instead of weeks, and smaller orders can follow each other faster.',
    page: 'Sourcing tools',
    path: paths.sourcing,
    keywords: ['nearshore', 'reshoring'],
  },
  {
    question: 'What are Incoterms: EXW, FOB, CIF and DDP?',
    answer:
      'Three letters of the International Chamber of Commerce that say how far the seller pays. EXW: the goods at the factory gate. FOB: loaded on the ship. CIF: with sea freight and insurance to the port of arrival. DDP: at your door with import duty paid. All factory prices in our tools are FOB.',
    page: 'Sourcing tools',
    path: paths.sourcing,
    keywords: ['incoterm', 'exw', 'ex works', 'cif', 'ddp', 'delivered duty paid', 'fob vs ddp'],
  },
  {
    question: 'What is a customs broker, and do I need one?',
    answer: `A licensed agent who files the entry with customs for the importer. The law lets importers file their own entries, but most leave it to a broker. Plan on up to $${brokerUsd.ocean.high} per sea shipment, security filing and single bond included; that’s our planning figure. We take over freight, duty and import paperwork if you like.`,
    page: 'How we work',
    path: paths.howWeWork,
    keywords: ['customs agent', 'customs clearance', 'entry'],
  },
  {
    question: 'What is CBP?',
    answer:
      'US Customs and Border Protection, the agency that clears imports, collects duty and stops goods that can’t enter.',
    page: 'Sourcing tools',
    path: paths.sourcing,
    keywords: ['customs and border protection', 'border protection'],
  },
  {
    question: 'What is a bill of lading?',
    answer:
      'The carrier’s receipt for a shipment: what was loaded, from which port to which, and who can collect it. Along with the commercial invoice and the packing list, it’s what customs asks for first.',
    page: 'Sourcing tools',
    path: paths.sourcing,
    keywords: ['waybill', 'shipping documents', 'commercial invoice', 'packing list'],
  },
  {
    question: 'What is a purchase order, or a pro forma invoice?',
    answer:
      'A purchase order says what you order: product, quantity, price, terms and date. A pro forma invoice is the factory’s side of it, an invoice before anything is made, which states the same terms and usually what is due as a deposit.',
    page: 'Build it',
    path: paths.buildIt,
    keywords: ['po', 'proforma', 'proforma invoice'],
  },
];

/** The countries for which shoes are among the strongest goods, each with its best product. */
function footwearText(): string {
  return listCountryProfiles()
    .filter(({ bestFor }) => /\bfootwear\b/i.test(bestFor))
    .map(({ name, bestFor }) => `${name} (${lowerFirst(bestFor)})`)
    .join(' and ');
}

/** The fastest and the slowest of the countries that ship by sea. */
function transitText(): string {
  const bySea = listCountryProfiles()
    .filter(({ generalInfo }) => generalInfo.shippingToUS.text.includes('sea'))
    .map(({ name, transitEastCoastDays: { from, to } }) => ({ name, from, to }))
    .sort((one, other) => one.from - other.from);
  const ends = [bySea.at(0), bySea.at(-1)].flatMap((country) => country ?? []);
  return ends.map(({ name, from, to }) => `${from}-${to} days from ${name}`).join(' to ');
}
