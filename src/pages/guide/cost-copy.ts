import { paths } from '@/config/paths.ts';
import type { GuideChapter } from './chapter-type.ts';

export const costChapter: GuideChapter = {
  id: 'cost',
  parts: [
    {
      title: 'The factory price is the smaller half',
      paragraphs: [
        'A factory quotes you $6.27 for an apron, you plan to sell it for $38, and it looks as if you keep $31. You don’t. Before the apron is on somebody’s hook, it has crossed an ocean, paid duty, sat on a shelf, been packed, been mailed and, one time in five, come back.',
        'Two numbers keep you honest. The landed cost is what one piece has cost you by the time it’s in your warehouse. The profit is what’s left of the price after everything that happens next. Work out both before you order samples, and again with every quote.',
      ],
    },
    {
      title: 'One apron, line by line',
      paragraphs: [
        'Here’s a cotton apron from China: 500 pieces by sea, selling for $38, with 100 orders a month. Each figure is the likely one from our planning ranges.',
      ],
      table: {
        columns: ['Cost', 'Per piece'],
        rows: [
          ['Factory price (FOB)', '$6.27'],
          ['Sea freight to a US warehouse', '$0.84'],
          ['Cargo insurance', '$0.04'],
          ['US duty, 28.1%', '$1.76'],
          ['Customs fees', '$0.08'],
          ['Customs broker', '$0.46'],
          ['Receiving and storage', '$0.18'],
          ['Landed cost', '$9.63'],
          ['Pick and pack', '$4.50'],
          ['Postage', '$7.69'],
          ['Card fee', '$1.40'],
          ['Returns', '$6.81'],
          ['Samples, spread over the order', '$0.34'],
          ['Profit on one apron', '$7.63'],
        ],
        note: 'Our planning figures, with the duty of Nov 28, 2026. Because lines are rounded, the total can be off by a cent.',
      },
      closing: [
        'So $38 leaves $7.63, or 20%. And that’s the likely case: at the good end of our ranges it’s $17.85, and at the bad end you lose $8.77 on every apron. The range is wide because nobody has quoted yet. Each real quote that replaces an estimate makes it narrower.',
      ],
    },
    {
      title: 'Why small orders are expensive',
      paragraphs: [
        'Some costs go with the piece, and some go with the shipment. The broker charges about $230 whether 100 aprons arrive or 1,000, and a shared container charges for at least a cubic meter. Samples cost the same, too. Spread over more pieces, they nearly vanish:',
      ],
      table: {
        columns: ['Order', 'Landed cost', 'Profit on one'],
        rows: [
          ['100 aprons', '$16.45', '-$1.52'],
          ['500 aprons', '$9.63', '$7.63'],
          ['1,000 aprons', '$8.23', '$9.38'],
        ],
        note: 'The same apron at the same price. Our planning figures, with the duty of Nov 28, 2026.',
      },
      closing: [
        'Look at what happens between 100 and 500, and how little happens after. That bend is where most first orders belong. It also explains why importing 100 pieces from far away rarely pays off, and why printed stock from a US supplier often does, even at a higher unit price.',
      ],
    },
    {
      title: 'Set the price from the bottom up',
      paragraphs: [
        'Start from the landed cost and add packing, postage, the card fee and returns. Then ask what’s left, and whether it’s worth your time. As a first check, our rule of thumb is a landed cost of about a quarter of the price when you sell direct to customers. The apron sits right on that line.',
        'Want stores to carry it? They usually buy at about half the retail price, so half has to pay for everything. Our apron at $19 wholesale leaves about $9 before you’ve packed a carton. That can work, because stores order by the dozen and return very little, but only if you planned for it. A price that only works online is hard to raise later.',
        'Who pays for shipping changes more than most discounts do. Postage is the largest single line above. You can charge for it, build it into the price, or make it free with two or more. Just don’t forget it.',
      ],
    },
    {
      title: 'Count the cash, too',
      paragraphs: [
        'Profit per piece tells you whether the product works. It doesn’t tell you whether you can afford it. The usual terms are 30% with the order and 70% before it ships, so the whole order is paid for weeks before the first sale. For 500 aprons that’s $3,135 to the factory, plus about $1,600 for freight, insurance, duty, fees and broker, and about $170 for samples: nearly $5,000 out before the first $38 comes in.',
        'Divide the order by your orders per month to see how long that money is gone. At 100 a month, 500 aprons last five months. We’d worry about anything that lasts longer than a year, and we’d start with an order that lasts six months or less.',
        'And keep a little back. A first order that uses your last dollar leaves nothing for the reorder, which is the one that earns.',
      ],
    },
  ],
  sources: [
    'All amounts: our planning ranges, which name their sources on the page about the numbers behind our estimates.',
    'Duty: US tariff schedule and the notices in force on Nov 28, 2026.',
    'Postage: USPS Ground Advantage, commercial prices of July 12, 2026.',
    'Card fee: published US online rates, 2.9% plus 30 cents, 2026.',
    'Payment terms: common practice with a new supplier.',
  ],
  tool: { label: 'See every figure and its source', href: paths.assumptions },
};
