import type { SourcedEntry } from './sourced-entry.ts';

/** Company, insurance, codes, prices and taxes of a product brand in the United States. */
export const brandEntries: readonly SourcedEntry[] = [
  {
    question: 'Do I need an LLC to import or start a brand?',
    answer:
      'No. You can import and sell as an individual, with an EIN or your Social Security number. An LLC keeps business debts and claims separate from what you own, which is why many people who sell physical products form one before the first order.',
    source: '19 CFR 24.5 and US Small Business Administration, Choose a business structure',
    keywords: ['llc', 'company', 'business structure', 'sole proprietor', 'incorporate'],
  },
  {
    question: 'Do I need product liability insurance?',
    answer:
      'No federal law requires it, but retailers and platforms such as Amazon do, and whoever imports a product can be sued as if they had made it. The insurance covers injury and damage the product causes. It costs more for candles, cosmetics, food and children’s goods than for T-shirts.',
    source: 'US Small Business Administration, Get business insurance',
    keywords: ['insurance', 'insured', 'sue', 'sued', 'lawsuit', 'coverage', 'sell candles'],
  },
  {
    question: 'Do I need a UPC barcode?',
    answer:
      'Yes, for most retailers and marketplaces: one number for every size and color. Buy it from GS1, so the number is registered to your company; codes sold by others can be rejected. For your own shop, a SKU is enough.',
    source: 'GS1 US, Get a barcode',
    keywords: ['upc', 'gtin', 'gs1', 'barcode', 'ean', 'sku', 'barcodes'],
  },
  {
    question: 'How do I set my retail price, and what margin do I need?',
    answer:
      'Start from the landed cost, not the factory price, and add packing, postage, card fees and returns. Then see what the price leaves you. If you want shops to carry it, half of your retail price has to pay for everything, since they usually buy at about half. The landed view in our calculator does this step by step.',
    source: 'our planning rules on the page about the numbers behind our estimates',
    keywords: [
      'price my product',
      'pricing',
      'retail price',
      'margins',
      'profit margin',
      'markup',
      'set price',
      'gross margin',
    ],
  },
  {
    question: 'What are wholesale terms?',
    answer:
      'What a shop agrees to when it buys from you: the price, often about half of retail, the smallest order, who pays the freight, and when it pays, often 30 or 60 days after delivery. Large retailers add rules for cartons and labels, and chargebacks for breaking them.',
    source: 'common trade practice, our own summary',
    keywords: [
      'wholesale',
      'net 60',
      'keystone',
      'retailers',
      'sell to shops',
      'boutiques',
      'chargeback',
      'chargebacks',
    ],
  },
  {
    question: 'What is a resale certificate?',
    answer:
      'A state form that lets you buy goods for resale without paying sales tax. You need a sales tax permit there first. You then collect the tax from the customer who keeps the goods. It doesn’t change import duty.',
    source: 'the revenue departments of the states',
    keywords: [
      'resale',
      'reseller permit',
      'sales tax permit',
      'seller permit',
      'exemption certificate',
    ],
  },
  {
    question: 'Do I have to collect sales tax?',
    answer:
      'In states where you have nexus: where you or your stock is, and where you sell more than the state’s threshold, often $100,000 a year. A warehouse with your goods counts. Marketplaces such as Amazon collect it on the orders they take; in your own shop, you have to set it up.',
    source: 'South Dakota v. Wayfair (2018) and the laws of the states',
    keywords: ['shopify', 'sales tax', 'nexus', 'economic nexus', 'tax', 'wayfair'],
  },
  {
    question: 'Can I print a band, a team or a cartoon character on my product?',
    answer:
      'Only with a license from whoever owns it. Names, logos and characters are protected by trademark and copyright, and marketplaces and customs remove copies. Calling it fan art or “inspired by” doesn’t change that.',
    source: '15 USC 1114 and 17 USC 106',
    keywords: [
      'nike',
      'replica',
      'sell',
      'photo',
      'google',
      'internet',
      'shirt',
      'logo',
      'license',
      'licensed',
      'disney',
      'celebrity',
      'copyrighted',
      'fan art',
      'character',
      'song lyrics',
    ],
  },
  {
    question: 'Do I have to say that I own the brand when I promote it?',
    answer:
      'Yes, unless it is obvious from the post. If you recommend a product you own, are paid for or got for free, say so clearly, in the post itself and not behind a link.',
    source: '16 CFR part 255',
    keywords: [
      'own brand',
      'tiktok',
      'instagram',
      'disclosing',
      'disclosure',
      'disclose',
      'ftc',
      'endorsement',
      'sponsored',
      'hashtag ad',
      'influencer rules',
    ],
  },
  {
    question: 'What happens to my email address?',
    answer:
      'We use it for what you asked for: to send your report, your copy or the guide, to answer a request, and to follow up. You aren’t added to a mailing list, and it never appears in a link. What you send with a form is kept for 24 months, and we delete it sooner if you email us. The privacy policy has the rest.',
    source: 'the privacy policy of this site',
    keywords: ['email', 'mailing list', 'spam', 'unsubscribe'],
  },
  {
    question: 'What happens to my data, and do you sell it?',
    answer:
      'We don’t sell it, and there are no ads and no cookies. We record which pages are opened, for 13 months, unless your browser sends Global Privacy Control, and what you send with a form, for 24 months. What you type into the tools isn’t stored by us. Email us to see, correct or delete what we have. The privacy policy has all of it, including the services that work for us.',
    source: 'the privacy policy of this site',
    keywords: [
      'privacy',
      'privacy policy',
      'personal data',
      'sold',
      'share',
      'cookies',
      'tracking',
      'gdpr',
      'ccpa',
      'delete my data',
    ],
  },
];
