import { paths } from '@/config/paths.ts';
import type { KnowledgeEntry } from './kira-knowledge.ts';

const buildIt = { page: 'Build it', path: paths.buildIt };

/** Words that a factory uses on the way from the artwork to the approved sample. */
export const productionTerms: readonly KnowledgeEntry[] = [
  {
    question: 'Which artwork files does a factory need?',
    answer:
      'Vector files for logos and prints, such as AI, PDF or SVG, with fonts turned into outlines; Pantone numbers for the colors; and a drawing with the size and place of each print. Photos need full resolution at the size they are printed.',
    ...buildIt,
    keywords: ['file', 'files', 'vector', 'pantone', 'logo file', 'print file', 'artwork'],
  },
  {
    question: 'Can my product be embroidered, printed or engraved?',
    answer:
      'Yes. The factory that makes the product usually decorates it too: embroidery on caps, sweatshirts and towels, screen printing or DTG on fabric, decals or a laser on drinkware, a stamp on leather, a label on jars and boxes. Each way has its own setup cost, so name it in the request for quotes; our request generator lists the usual ones for your product.',
    ...buildIt,
    keywords: [
      'embroidery',
      'embroider',
      'embroidered',
      'engrave',
      'engraving',
      'engraved',
      'laser',
      'deboss',
      'emboss',
      'foil',
      'decorate',
      'sublimation',
    ],
  },
  {
    question: 'What is a lab dip, or strike-off?',
    answer:
      'A small piece made only to approve a color or a print: a lab dip is fabric dyed to your color, a strike-off is your print on the real fabric. Approve them in daylight and in writing before the sample is sewn.',
    ...buildIt,
    keywords: ['lab dip', 'strike off', 'strikeoff', 'color approval'],
  },
  {
    question: 'What is GSM?',
    answer:
      'Grams per square meter, the weight of a fabric or paper. As our rule of thumb, a light T-shirt is around 150, a heavy one 200 and more, and a thick hoodie 350 and more. Write it into the request for quotes, since it changes both price and feel.',
    ...buildIt,
    keywords: ['gsm', 'fabric weight', 'grams', 'ounces', 'heavyweight'],
  },
  {
    question: 'What is DTG, and how does it differ from screen printing?',
    answer:
      'DTG prints straight onto the garment like an inkjet printer: no set-up for each color, good for photos and small runs. Screen printing makes one screen for each color: more work at the start, cheaper and longer-lasting on large runs.',
    ...buildIt,
    keywords: [
      'dtg',
      'direct to garment',
      'screen print',
      'printing',
      'dtf',
      'how many colors',
      'print',
    ],
  },
];
