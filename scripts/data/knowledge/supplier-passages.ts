import { depositPct } from '@functions/_shared/domain/money/first-order.assumptions.ts';
import {
  piecesPerSampleRound,
  sampleCourierUsd,
  samplePriceFactor,
  sampleRounds,
} from '@functions/_shared/domain/money/money-chain.assumptions.ts';
import type { SourcedEntry } from './sourced-entry.ts';

const deposit = depositPct.value;

/** How buyers and factories deal with each other: money, protection, quality, time. */
export const supplierEntries: readonly SourcedEntry[] = [
  {
    question: 'What are usual payment terms with a factory?',
    answer: `With a new supplier in Asia, usually a deposit of ${deposit}% with the order and the other ${100 - deposit}% before the goods ship, after the inspection. Later orders may get better terms, such as payment 30 days after shipping. Pay by bank transfer to the company’s account, never to a person’s.`,
    source:
      'US Department of Commerce, Trade Finance Guide; the percentages are our planning figures',
    keywords: [
      'western union',
      'escrow',
      'paypal',
      'payment terms',
      'supplier payment',
      '30/70',
      'balance',
      't/t',
      'wire transfer',
      'pay a factory',
      'pay the supplier',
      'net 30',
    ],
  },
  {
    question: 'Is a 30/70 deposit normal?',
    answer: `Yes: ${deposit}% with the order and the rest before shipping is the most common split, and our tools plan with it. Some factories ask for up to 50% on small or heavily customized first orders. Be wary of 100% in advance. Tie the second payment to a passed inspection and write that into the order.`,
    source:
      'US Department of Commerce, Trade Finance Guide; the percentages are our planning figures',
    keywords: [
      'deposit',
      'deposits',
      '30%',
      '50%',
      'percent',
      'upfront',
      'advance',
      'down payment',
      'common',
      'refundable',
    ],
  },
  {
    question: 'What is a letter of credit?',
    answer:
      'A bank’s promise to pay the factory once it presents the documents named in it, such as the bill of lading and the invoice. It protects both sides, but the bank checks documents, not goods. Its fees make sense for large orders; for a first order a deposit and an inspection are simpler.',
    source: 'International Chamber of Commerce, UCP 600',
    keywords: ['l/c', 'lc', 'bank guarantee', 'documentary credit'],
  },
  {
    question: 'Should I sign an NDA with a factory?',
    answer:
      'A US-style NDA doesn’t help much, since it only stops people from telling. For China, the usual document is an NNN agreement, in Chinese and under Chinese law: the factory may not disclose your design, use it itself or sell around you. Sign before you send drawings. For confidentiality with us, email us before you share anything.',
    source: 'common practice, our own summary',
    keywords: [
      'nda',
      'ndas',
      'non-disclosure',
      'nnn',
      'confidentiality',
      'agreement',
      'secret',
      'confidential',
    ],
  },
  {
    question: 'What belongs in a contract with a factory?',
    answer:
      'The product and its signed sample, quantity, price and Incoterm, the delivery date and what a delay costs, the payment steps, the inspection and the list of defects, who owns molds and designs, confidentiality, and the law that applies. For small orders, a detailed purchase order can cover all of it. A lawyer in the factory’s country should read the first one.',
    source: 'common trade practice, our own summary',
    keywords: ['agreement', 'contracts', 'supplier contract', 'manufacturing agreement', 'terms'],
  },
  {
    question: 'Will a factory steal my design, and how do I protect it?',
    answer:
      'It happens, and three things make it less likely: register the trademark in the United States and where the goods are made, before you show it around; have an NNN agreement signed; and give each maker only the parts it needs. A registered mark can be recorded with customs, which then stops copies at the border.',
    source: 'STOPfakes.gov and USPTO, Protecting intellectual property rights overseas',
    keywords: [
      'stop',
      'sell',
      'others',
      'steals',
      'stolen',
      'stealing',
      'theft',
      'copied',
      'copy',
      'copying',
      'knockoff',
      'counterfeit',
      'idea',
      'intellectual property',
      'patent',
      'protected',
    ],
  },
  {
    question: 'How do I register a trademark, and what does it cost?',
    answer:
      'File with the USPTO: the base fee is $350 for each class of goods. Clothing, cosmetics and bags are different classes. Search for similar marks first, since the fee isn’t refunded. A US mark protects you in the United States only; in China the first to file owns the name, so file there as well if you make goods there.',
    source: '37 CFR 2.6 and USPTO, Trademark fee information',
    keywords: [
      'trademark',
      'brand name',
      'logo protection',
      'uspto',
      'register my brand',
      'copyright',
      'class',
    ],
  },
  {
    question: 'Can customs stop counterfeits of my brand?',
    answer:
      'Yes, once your registered trademark or copyright is recorded with CBP. You do that online, for $190 per class of goods of a trademark. Customs can then hold and seize copies as they arrive. A trademark that’s still pending can’t be recorded.',
    source: '19 CFR part 133 and CBP, e-Recordation',
    keywords: [
      'recordation',
      'recording',
      'fakes',
      'knockoffs',
      'seize',
      'border',
      'e-recordation',
      'trademark with cbp',
    ],
  },
  {
    question: 'Is it safe to buy on Alibaba?',
    answer:
      'Safe enough if you check who is behind the page. Ask for the business license and compare its name with the bank account; order a sample; pay through the platform’s order protection and never outside it; and send an inspector before the balance. A badge says a company exists, not that its products are good.',
    source: 'common trade practice, our own summary',
    keywords: [
      'alibaba',
      'made-in-china',
      'scam',
      'scams',
      'trade assurance',
      'verify a supplier',
      'legit',
      'trust a supplier',
      'fake factory',
      'supplier is real',
      'real supplier',
      'check a supplier',
      'fraud',
    ],
  },
  {
    question: 'What is AQL?',
    answer:
      'A check of a random sample of the order under ISO 2859-1. The table says how many pieces to look at and how many faults of each kind are still accepted. Usual limits for consumer products are none for critical faults, 2.5 for major and 4.0 for minor ones. It is done when everything is packed and before the balance is paid.',
    source: 'ISO 2859-1; the limits are common trade practice',
    keywords: [
      'aql',
      'acceptable quality limit',
      'pre-shipment',
      'inspector',
      'third-party inspection',
      '2.5',
    ],
  },
  {
    question: 'Can I visit the factory?',
    answer:
      'Most factories welcome a buyer who’s about to order: agree on the day in writing, take your sample along, and ask to see the line that will run your goods. If you can’t travel, ask for a walk through by video call, or send an inspector, who checks that the factory exists and what it can do.',
    source: 'common trade practice, our own summary',
    keywords: ['visit', 'tour', 'see the factory', 'factory visit', 'audit', 'video call'],
  },
  {
    question: 'What if a supplier stops answering?',
    answer:
      'Before an order, move on: silence at the quote stage rarely gets better later. First check that it’s not a holiday there, and try once more another way, such as the platform’s chat or a call. If you have paid, ask for a dated answer in writing, send an inspector to the address, and open a dispute with the platform or the bank before its deadline.',
    source: 'common trade practice, our own summary',
    keywords: ['stopped replying', 'no reply', 'ghosted', 'silent', 'supplier stops answering'],
  },
  {
    question: 'Can I get a factory’s minimum order lowered?',
    answer:
      'Often, at a price. Minimums come from the material and the setup, so take a fabric or color the factory has in stock, one size or one design, and offer to pay for the setup separately. Ask for a price at your number and at its minimum, and say the second order will be larger. Printed stock goods need the fewest pieces.',
    source: 'common trade practice, our own summary',
    keywords: ['lower minimum order', 'negotiate', 'small order', 'moq too high', 'below moq'],
  },
  {
    question: 'What can I do if the factory is late?',
    answer:
      'Ask for a new date in writing and pictures of where the order stands, and send an inspector if they don’t come. Then choose: wait, take what is finished, or have the factory pay for air freight. What a delay costs has to be in the order beforehand, for example a share of the price for each week. Don’t pay the balance to speed it up.',
    source: 'common trade practice, our own summary',
    keywords: ['late delivery', 'delay', 'delayed', 'penalty', 'behind schedule', 'overdue'],
  },
  {
    question: 'What if a factory makes more or fewer pieces than I ordered?',
    answer:
      'You only have to accept what you agreed to. Cutting and printing leave a few pieces over or short, so many factories ask for a tolerance of a few percent either way. Write it into the order, say that you pay only for what you accept, and have leftovers with your logo destroyed or sent to you.',
    source: 'common trade practice, our own summary',
    keywords: [
      'overrun',
      'overruns',
      'underrun',
      'tolerance',
      'quantity',
      'extra pieces',
      'ordered',
    ],
  },
  {
    question: 'What happens if the factory sends defective goods?',
    answer:
      'You’re in the stronger position before shipping: an inspection finds the faults, and the factory repairs or replaces them before you pay the balance. After that, you make a claim with photos, counts and the signed sample, usually for a credit or for free pieces with the next order. Agree on the list of defects, and on who pays for what, in the order itself.',
    source:
      'common trade practice; Convention on Contracts for the International Sale of Goods, articles 35 to 52',
    keywords: [
      'money back',
      'refund',
      'defects',
      'defective',
      'faulty',
      'broken',
      'bad quality',
      'wrong goods',
      'claim',
      'compensation',
      'rejected',
      'bad batch',
    ],
  },
  {
    question: 'Who owns the molds and tooling?',
    answer:
      'Whoever the contract says, so put it in writing: the tooling is yours, carries your name, makes nothing for others and may leave the factory. Without that, many factories treat a mold as theirs. When you work with us, the tooling you paid for is yours, and the agreement says so. Tooling also counts toward the customs value.',
    source: '19 CFR 152.102(a) on assists, and our page How we work',
    keywords: ['mold', 'tool', 'tooling cost', 'dies', 'own the mold', 'ownership'],
  },
  {
    question: 'What does a sample cost, and who pays for the courier?',
    answer: `You do, in most cases. Plan on ${samplePriceFactor} times the price of a piece, ${piecesPerSampleRound} pieces a round, up to ${sampleRounds.high} rounds, and up to $${sampleCourierUsd.high} for the courier each time. These are our planning figures, not a quote; a new mold or a custom-dyed fabric costs more. Many factories credit the sample fee against the order.`,
    source: 'our planning figures on the page about the numbers behind our estimates',
    keywords: [
      'sample fee',
      'sample price',
      'samples cost',
      'how much samples',
      'pay for samples',
      'free sample',
    ],
  },
  {
    question: 'Which Incoterm should a beginner choose for goods from a factory?',
    answer:
      'FOB, in most cases: the factory loads the goods on the ship and clears them for export, and your forwarder does the rest at prices you can see. EXW leaves the export paperwork to you. DDP is easy, but you don’t see what was declared, and customs can ask you about it later.',
    source: 'International Chamber of Commerce, Incoterms 2020',
    keywords: [
      'risky',
      'risk',
      'best incoterm',
      'shipping terms',
      'recommend',
      'ddp',
      'exw',
      'fob',
    ],
  },
  {
    question: 'What is the timeline of a production order?',
    answer:
      'Sample and approval, materials, production, inspection, freight, customs, then the warehouse. For apparel, production takes up to 45 days in the fastest countries once the sample is approved, and sea freight comes after that. A whole launch with us takes up to 6 months. The map explorer has the days for each country.',
    source: 'our pages How we work and Map Explorer',
    keywords: [
      'timeline',
      'schedule',
      'production schedule',
      'calendar',
      'steps',
      'product in hand',
      'how long',
      'days',
      'months',
    ],
  },
  {
    question: 'What is Chinese New Year, and how does it change my order?',
    answer:
      'The longest holiday of the year in China, with factories closed for weeks around it. In 2027 the new year falls on 2027-02-06. Orders that should ship before it need an approved sample by late fall, and the weeks after it are slow because not all workers come back.',
    source: 'the calendar of the lunar year; the planning advice is ours',
    keywords: ['lunar new year', 'cny', 'spring festival', 'holiday', 'closed', 'tet'],
  },
];
