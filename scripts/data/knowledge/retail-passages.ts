import type { SourcedEntry } from './sourced-entry.ts';

/** Selling to stores and marketplaces, and what their forms and rules are called. */
export const retailEntries: readonly SourcedEntry[] = [
  {
    question: 'Can I sell on Amazon, Etsy or TikTok Shop?',
    answer:
      'What you have made is yours to sell on any marketplace. Each asks for a seller account with a tax number and a bank account. Amazon also asks for a barcode (GTIN) on most products, or an exemption, and for test reports or a children’s certificate where the goods need them. Etsy asks you to name the production partner that makes your design. Count the marketplace’s fees in your margin before you set a price.',
    source:
      'Amazon Seller Central, product ID requirements; Etsy Seller Handbook, production partners',
    keywords: ['amazon', 'etsy', 'tiktok shop', 'ebay', 'marketplace', 'sell on amazon', 'gtin'],
  },
  {
    question: 'What is a W-9 form?',
    answer:
      'The form on which a US business or person gives their name and taxpayer number to whoever pays them, such as a marketplace or a store. The payer keeps it and reports the payments to the IRS; you don’t send it to the IRS yourself. Without it, the payer may have to withhold part of the money.',
    source: 'IRS, Form W-9 and its instructions',
    keywords: ['w9', 'w 9', 'form w-9', 'w-9', 'taxpayer number', 'tin', 'backup withholding'],
  },
  {
    question: 'What is an RMA?',
    answer:
      'A return merchandise authorization: the number a seller or factory gives you before you send goods back, so the return is expected and matched to its order. With a factory abroad, sending goods back rarely pays. Agree on a credit, a refund or free replacements instead, and show the faults in pictures.',
    source: 'common trade practice, our own summary',
    keywords: ['rma', 'rma number'],
  },
  {
    question: 'Is nickel allowed in jewelry?',
    answer:
      'In the United States, we don’t know of a federal limit for adult jewelry. The voluntary standards ASTM F2999, for adults, and F2923, for children, deal with nickel, and “nickel-free” has to be true. The European Union limits how much nickel may come off on the skin, to 0.5 micrograms per square centimeter a week and 0.2 for posts in piercings; many buyers ask for that anywhere.',
    source: 'ASTM F2999 and F2923, and REACH Annex XVII, entry 27',
    keywords: ['nickel', 'nickel free', 'nickel-free', 'nickel allergy', 'hypoallergenic'],
  },
  {
    question: 'Can my bottle or tableware contain BPA?',
    answer:
      'Not if it is a baby bottle or sippy cup: since 2012 the FDA no longer provides for polycarbonate, which is made from BPA, in those. In other items that touch food it has stayed allowed, though some states go further. Write “BPA-free” on a product only if the maker confirms it for every part, with a test report.',
    source: '77 FR 41899 (July 17, 2012) and 21 CFR 177.1580',
    keywords: ['bpa', 'bpa free', 'bpa-free', 'bisphenol', 'polycarbonate', 'sippy cup'],
  },
  {
    question: 'How do I sell to a retailer such as Target or Walmart?',
    answer:
      'Either the store buys from you at wholesale, or you sell on its marketplace. A buyer will ask for your wholesale price, UPC barcodes, test reports, product liability insurance and proof that you deliver on time. Walmart Marketplace asks for a business tax number, and for a W-9 from US companies. Target Plus takes sellers by invitation, with a US company, a W-9, barcodes from GS1 and shipping from the United States.',
    source:
      'Walmart Marketplace Learn, Tax classifications; ChannelEngine, Target Plus guide; the rest is common trade practice',
    keywords: [
      'target',
      'walmart',
      'costco',
      'big box',
      'retailer',
      'retail store',
      'get into stores',
      'retail buyer',
      'target plus',
      'walmart marketplace',
      'sell to stores',
    ],
  },
  {
    question: 'How do I get imported goods into Amazon FBA?',
    answer:
      'Amazon accepts them only after they have cleared customs, with duty and freight paid. It doesn’t act as importer of record for FBA goods and refuses shipments that name it as such. So you, or a company that imports for you, file the entry and pay the duty. Label and pack the goods as Amazon asks before they leave the factory or your warehouse.',
    source: 'Amazon Seller Central, Importing and exporting inventory',
    keywords: ['fba', 'amazon fba', 'ship to amazon', 'amazon importer'],
  },
  {
    question: 'What do I do when the quotes come?',
    answer:
      'Put them side by side on the same terms: the same Incoterm, quantity, material and packaging. The quote decoder does it for up to three emails, down to the landed cost at your door. Or paste each reply here, and I’ll say what it covers and what’s missing, and draft your reply. Then order a sample from the best two, and agree on payment and inspection before the deposit.',
    source: 'common trade practice, our own summary',
    keywords: [
      'quotes',
      'compare quotes',
      'quote comparison',
      'choose a supplier',
      'which quote',
      'offers',
      'pick a factory',
      'replies',
    ],
  },
];
