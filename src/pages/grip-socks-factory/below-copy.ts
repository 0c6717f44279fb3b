import { factorySearchPath } from '@/config/paths.ts';
import type { CallWords, Figure, TitledListWords } from '@/content/types.ts';
import { sampleRequest } from './copy.ts';

/** There is no real factory behind this page, and it says so before its first figure. */
const notice =
  'This is a sample profile. Its figures are typical of grip-sock factories and are our own 2026 estimates, not one factory’s offer. We share real profiles, with names, audits and prices, on a call.';

const figures: Figure[] = [
  { value: '500', label: 'pairs per design, minimum order' },
  { value: '30-45', label: 'days of production' },
  { value: '7-10', label: 'days for a sample' },
  { value: '120,000', label: 'pairs a month' },
];

const capabilities: TitledListWords & { figure: Figure } = {
  label: 'Capabilities',
  title: 'What the factory does itself',
  figure: { value: '144-200', label: 'needles per machine' },
  items: [
    {
      title: 'Knitting',
      text: '144- to 200-needle machines; plain, terry or half-terry soles; up to six colors per row.',
    },
    {
      title: 'Toe closing',
      text: 'Hand-linked for babies, so no seam rubs; machine-linked for adults.',
    },
    {
      title: 'Grip printing',
      text: 'Screen-printed silicone, cured at 150 °C, in any shape at least 1.5 mm wide.',
    },
    {
      title: 'Finishing',
      text: 'Washing, boarding on leg forms, pairing and a needle detector at the end.',
    },
    {
      title: 'Branding',
      text: 'Knit-in logos, heat-transfer size marks, woven tabs and printed bands.',
    },
    {
      title: 'Packing',
      text: 'Header card, belly band or box, with barcode, fiber content and origin.',
    },
  ],
};

const sizes = {
  label: 'Sizes',
  title: 'Six sizes, three machines',
  figure: { value: '9-30 cm', label: 'foot length' },
  text: 'Baby, child and adult sizes run on different machines. An order that sticks to one group starts sooner.',
  columns: ['Size', 'Age or shoe (US)', 'Foot length', 'Pairs per carton'],
  rows: [
    ['0-6 months', 'Baby 0-2', '9-10 cm', '240'],
    ['6-12 months', 'Baby 3-4', '11-12 cm', '240'],
    ['1-3 years', 'Child 5-8', '12-15 cm', '200'],
    ['4-7 years', 'Child 9-13', '16-20 cm', '160'],
    ['Adult S/M', 'Women 5-9', '22-25 cm', '120'],
    ['Adult L/XL', 'Men 9-13', '26-30 cm', '100'],
  ],
};

const grips = {
  label: 'Grip patterns',
  title: 'Four soles to choose from',
  items: [
    {
      grip: 'dots',
      title: 'Dots',
      text: 'The classic. Bends with the foot, grips wood and tile.',
      figure: { value: '1.5 mm', label: 'smallest dot' },
    },
    {
      grip: 'waves',
      title: 'Waves',
      text: 'Long lines across the foot, so you don’t slide forward on a mat.',
      figure: { value: '150 °C', label: 'cured at' },
    },
    {
      grip: 'full',
      title: 'Full sole',
      text: 'Most grip for barre and Pilates. Stiffer, and costs 10-15% more.',
      figure: { value: '+10-15%', label: 'price' },
    },
    {
      grip: 'logo',
      title: 'Your logo',
      text: 'Your own shape. Lines of 1.5 mm or more stay crisp.',
      figure: { value: '1.5 mm', label: 'thinnest line' },
    },
  ],
} as const;

const certifications: TitledListWords & { figure: Figure } = {
  label: 'Certifications',
  title: 'Certificates to ask for, and why',
  figure: { value: '12', label: 'years: up to this age, the US requires CPSIA' },
  items: [
    {
      title: 'CPSIA',
      text: 'Lead, phthalates and a tracking label: required in the US for children 12 and under.',
    },
    {
      title: 'OEKO-TEX Standard 100',
      text: 'Yarn, dye and silicone tested for harmful substances.',
    },
    { title: 'GOTS', text: 'For organic cotton: certified from field to carton.' },
    { title: 'amfori BSCI', text: 'Working conditions audited; ask for the date and the grade.' },
    { title: 'ISO 9001', text: 'Quality management, so the second run matches the first.' },
    { title: 'GRS', text: 'Proof that recycled polyester really is recycled.' },
  ],
};

const process: TitledListWords & { figure: Figure } = {
  label: 'Process',
  title: 'From your sketch to a carton in five steps',
  figure: { value: '39-58', label: 'days of artwork, sample and production' },
  items: [
    { title: 'Artwork, 2-3 days', text: 'Your drawing becomes a knitting file with yarn numbers.' },
    { title: 'Sample, 7-10 days', text: 'One pair per size, knit, printed and washed once.' },
    { title: 'Approval', text: 'You wear them. Changes cost a second round, not a container.' },
    {
      title: 'Production, 30-45 days',
      text: 'Knitting, linking, grip, boarding. Checked on the line and before packing.',
    },
    {
      title: 'Test and ship',
      text: 'The third-party test report comes first, then the cartons ship.',
    },
  ],
};

const call: CallWords = {
  title: 'Hold a pair before you order',
  text: 'Send the artwork and the sizes. You’ll get a sample price and a price per pair at three quantities.',
  actions: [
    { label: 'Request a sample', href: sampleRequest },
    { label: 'Search sock factories', href: factorySearchPath('grip socks') },
  ],
};

/** The grip-sock factory, below the first screen. */
export const gripSocksFactorySections = {
  notice,
  figures,
  capabilities,
  sizes,
  grips,
  certifications,
  process,
  call,
};
