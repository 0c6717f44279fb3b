import { kidswearAlt, nailrangeAlt, petwearAlt, shelfAlt } from './picture-alts.ts';
import { kidswearCut, nailrangeCut, petwearCut, shelfCut } from './pictures.generated.ts';
import type { Figure, Ground, Story } from './types.ts';

/** A story with the ground its picture stands on, and the one figure it is told by, if any. */
export type PicturedStory = Story & { ground: Ground; figure?: Figure };

/** The first is told large. */
export const stories: readonly [PicturedStory, ...PicturedStory[]] = [
  {
    id: 'nail-brand',
    title: 'A nail brand with its own colors',
    client: 'Nail brand',
    industry: 'Beauty',
    challenge: 'Her followers asked for every shade by name. She had nothing to sell them.',
    solution:
      'We turned the most requested shades into a first line: formula, bottle, brush, carton and the card inside.',
    results: ['A line with her name on it', 'One carton size for every shade'],
    image: { name: 'nailrange-cut', file: nailrangeCut, alt: nailrangeAlt },
    ground: 'blush',
    figure: { value: '90 days', label: 'from concept to consumer' },
  },
  {
    id: 'talent-agency',
    title: 'A talent agency that sells products, not posts',
    client: 'Talent agency partner',
    industry: 'Creator management',
    challenge: 'Its creators had loyal audiences and lived on one-off campaigns.',
    solution: 'One production and fulfillment setup that every creator on the roster can use.',
    results: ['A shared launch plan for the roster', 'Stock and shipping in one place'],
    image: { name: 'shelf-cut', file: shelfCut, alt: shelfAlt },
    ground: 'butter',
  },
  {
    id: 'travel-center-pets',
    title: 'Pet apparel for people on the road',
    client: 'Travel-center pet apparel line',
    industry: 'Pets and retail',
    challenge: 'Travelers stopped in with their dogs, and nothing on the shelf was made for them.',
    solution: 'A line sized, packaged and labeled for a store that never closes.',
    results: ['Retail-ready packaging', 'Sizes that fit without a try-on'],
    image: { name: 'petwear-cut', file: petwearCut, alt: petwearAlt },
    ground: 'sky',
  },
  {
    id: 'kids-fashion',
    title: 'Kids fashion that passes every test',
    client: 'Kids fashion brand',
    industry: 'Baby and kids',
    challenge: 'Parents loved the prints. The first samples failed the safety rules.',
    solution: 'New fabric and trims, tested before production instead of after.',
    results: ['Tested materials throughout', 'A second collection on the same patterns'],
    image: { name: 'kidswear-cut', file: kidswearCut, alt: kidswearAlt },
    ground: 'kraft',
  },
];
