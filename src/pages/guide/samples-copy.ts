import { sourcingToolPath } from '@/config/paths.ts';
import type { GuideChapter } from './chapter-type.ts';

export const samplesChapter: GuideChapter = {
  id: 'samples',
  parts: [
    {
      title: 'Write it down before anyone sews it',
      paragraphs: [
        'A sample is only as good as the request for it. “A nice apron in linen” will get you a nice apron, and it won’t be yours. Put together one page a stranger could work from:',
      ],
      items: [
        'A drawing or photo with measurements in centimeters, and how far each may be off.',
        'The material with its weight, such as 280 grams per square meter, and the color as a Pantone number.',
        'Where the logo goes, how large it is, and whether it’s printed, woven, embroidered or engraved.',
        'The care label, the hang tag and the country of origin, word for word.',
        'How a piece is folded and packed, and how many go into a carton.',
        'How many pieces you’d order, at two or three quantities.',
      ],
      closing: [
        'Send the same page to three factories. Their questions tell you as much as their prices. The one that asks which way the stripe runs has read it.',
      ],
    },
    {
      title: 'What a sample costs',
      paragraphs: [
        'You usually pay for samples. Plan on twice the price of a regular piece, two pieces per round, two rounds, and about $60 for a courier each time. For our $6.27 apron, that comes to about $170. New molds and custom-dyed fabrics cost extra. Many factories take the fee off your first order, so ask.',
        'Samples pay duty just like the product does, even free ones, unless they’re marked or cut so nobody could sell them. Ask the factory to state a true value on the courier’s form.',
        'Don’t skip the second round. The first sample shows whether the factory understood you. The second shows whether it listens.',
      ],
    },
    {
      title: 'Be rude to it',
      paragraphs: [
        'Your customers will treat the product worse than you ever would, so get there first. Wash it ten times. Leave it in a hot car for a week. Drop it from table height, on every corner. Carry it for a day with twice the weight you’d put in. Give it to a child, a dog, or the most honest person you know, and don’t say what it costs.',
        'Measure it before and after: length, width, weight, color against the Pantone chip in daylight. Write the numbers on that one page. Then send it through the mail to yourself in the packaging you mean to use, and film the unboxing. You’ll see right away what your customers will see.',
        'Expect to go around more than once. With our team, we plan on three to five prototypes for every product, and samples and approvals take more of a launch than production does.',
      ],
    },
    {
      title: 'Sign the sample, then freeze it',
      paragraphs: [
        'When a sample is right, sign and date two of them: one for the factory, one for you. That’s the golden sample, and from now on it’s the contract both sides can hold in their hands. “As the approved sample” settles arguments that three pages of text can’t.',
        'Any change after that, even a better zipper, means a new sample and a new signature. Most quality problems aren’t fraud. They’re a helpful substitution nobody told you about.',
        'Write the rest into the order: the price, the quantity and how many pieces over or under you’ll accept, the date and what a late week costs, the inspection, who owns the molds you paid for, and what happens to leftovers with your logo on them.',
      ],
    },
    {
      title: 'Inspect before you pay the balance',
      paragraphs: [
        'The usual split is 30% with the order and 70% before shipping. The days between “finished” and “shipped” are when you have the most leverage. Use them. Hire an independent inspector to open cartons when the whole order is packed.',
        'Inspectors work with a table called AQL (ISO 2859-1). It tells them how many pieces to look at and how many faults are still acceptable. The usual limits for consumer products are none for critical faults, such as a needle left in a seam; 2.5 for major ones, such as a wrong size; and 4.0 for minor ones, such as a loose thread. Those numbers are levels in the table, not percentages you have to accept sight unseen.',
        'Give the inspector your page, the signed sample and a list of what you consider a major fault. If the order fails, the factory sorts and repairs it and pays for the second inspection, because you wrote that into the order. Pay the balance once it passes, by bank transfer to the company’s account, never a person’s.',
      ],
    },
    {
      title: 'Tests the law requires',
      paragraphs: [
        'Quality is what you want. Compliance is what you owe. Products for children 12 or younger need tests by a CPSC-accepted lab, a certificate and a tracking label. Mugs and plates have to stay below the FDA’s limits for lead and cadmium, which only a test can show. Cosmetics need proof that they’re safe and an address on the label for reports of side effects. Clothing needs labels with its fibers, origin, maker and care instructions.',
        'The certificate in a factory’s drawer is for a different product, a different dye or a different year. Have your own piece tested, from the production material, and file the report with the order. Labels such as OEKO-TEX are good to have in the US, but they don’t replace a US test.',
      ],
    },
  ],
  sources: [
    'Sample costs: our planning figures, 2026. Duty on samples: HTS 9811.00.60.',
    'Inspection: ISO 2859-1; the limits are common trade practice.',
    'Children’s products: 15 USC 1278a and 2063. Tableware: FDA CPG 545.400 and 545.450. Cosmetics: 21 USC 364 to 364j. Clothing labels: 16 CFR parts 303 and 423.',
  ],
  tool: { label: 'Write a request suppliers can quote', href: sourcingToolPath('rfq') },
};
