import { kidswearAlt, nailpolishAlt, petwearAlt, swagAlt } from './picture-alts.ts';
import { kidswear, nailpolish, petwear, swag } from './pictures.generated.ts';
import type { Story } from './types.ts';

export const stories: Story[] = [
  {
    id: 'nail-brand',
    title: 'A nail brand with its own colors',
    client: 'Nail brand',
    industry: 'Beauty',
    challenge: 'A following that asked for every shade by name, and no product to sell them.',
    solution:
      'We turned the most requested shades into a first range: formula, bottle, brush, carton and the card inside.',
    results: ['A range that carries her name', 'One carton size for every shade'],
    image: { name: 'nailpolish', file: nailpolish, alt: nailpolishAlt },
  },
  {
    id: 'talent-agency',
    title: 'A talent agency that sells products, not posts',
    client: 'Talent agency partner',
    industry: 'Creator management',
    challenge: 'Creators with loyal audiences and an income made of one-off campaigns.',
    solution:
      'One production and fulfillment set-up that every creator on the roster can launch from.',
    results: ['A shared launch plan for the roster', 'Stock and shipping in one place'],
    image: { name: 'swag', file: swag, alt: swagAlt },
  },
  {
    id: 'travel-center-pets',
    title: 'Pet apparel for people on the road',
    client: 'Travel-center pet apparel line',
    industry: 'Pets and retail',
    challenge: 'Travelers stop with their dogs, and the shelf had nothing made for them.',
    solution: 'A line sized, packed and labeled for a shelf that sells around the clock.',
    results: ['Retail-ready packaging', 'Sizes that fit without trying on'],
    image: { name: 'petwear', file: petwear, alt: petwearAlt },
  },
  {
    id: 'kids-fashion',
    title: 'Kids fashion that passes every test',
    client: 'Kids fashion brand',
    industry: 'Baby and kids',
    challenge: 'Prints parents fell for, and safety rules that stopped the first samples.',
    solution: 'New fabric and trims, tested before production instead of after it.',
    results: ['Tested materials throughout', 'A second collection on the same patterns'],
    image: { name: 'kidswear', file: kidswear, alt: kidswearAlt },
  },
];
