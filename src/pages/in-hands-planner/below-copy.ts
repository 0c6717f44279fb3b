import { outsideLinks, paths } from '@/config/paths.ts';
import type { CallWords, TitledListWords } from '@/content/types.ts';

const routes: TitledListWords = {
  label: 'Five routes',
  title: 'Five ways to make your date',
  items: [
    {
      title: 'Printed stock',
      text: 'Blanks already on a shelf in the US, printed here: one to three weeks. Only for products distributors keep as blanks, such as tees, mugs, tumblers, totes, caps and pens.',
    },
    {
      title: 'Truck from Mexico',
      text: 'Made to your design and trucked across the border. No ocean and few closures: Holy Week and the days around New Year.',
    },
    {
      title: 'Air from Europe',
      text: 'Made in Portugal or Turkey and flown in. In August, Portuguese factories close for two to three weeks.',
    },
    {
      title: 'Air from Asia',
      text: 'Made in the country that’s best at your product and flown in. It’s fast, but air freight costs several times what sea freight does.',
    },
    {
      title: 'Sea from Asia',
      text: 'The cheapest freight and the longest wait: two to five weeks on the water, plus a week or more at the two ports.',
    },
  ],
};

const counted: TitledListWords = {
  label: 'What we count',
  title: 'A date you can trust has the holidays in it',
  items: [
    {
      title: 'When do factories close for Lunar New Year?',
      text: 'Lunar New Year is February 6, 2027 and January 26, 2028. We count on Chinese factories closing for 15 to 27 days around it, and Vietnamese ones for 9 to 16 days around Tet.',
    },
    {
      title: 'Which other closures does the planner know?',
      text: 'Golden Week, Eid al-Fitr and Eid al-Adha, Diwali, Holy Week, August in Portugal, Thanksgiving, Christmas and every public holiday of nine countries, through December 2028, each with its source.',
    },
    {
      title: 'What does “order by, to be safe” mean?',
      text: 'The last day you can order and still have your products in time if every step runs long and so does every closure. “At the latest” is the same if everything goes fast.',
    },
    {
      title: 'Are these dates promises?',
      text: 'No. They’re our planning ranges for typical products and typical factories. A factory’s own quote is what counts, and you can ask for one in one click.',
    },
  ],
};

const call: CallWords = {
  title: 'Is your date too close?',
  text: 'Some steps can be rushed, and we know which. Bring the date to a free call.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'See our swag', href: paths.swag },
  ],
};

/** The in-hands planner's page, below the tool. */
export const inHandsPlannerSections = { routes, counted, call };
