import { outsideLinks, paths } from '@/config/paths.ts';
import { studioPicture } from '@/content/studio-pictures.ts';
import type { CallWords, TitledListWords } from '@/content/types.ts';

const services: TitledListWords = {
  label: 'What we make',
  title: 'Everything the shelf can’t say for you',
  items: [
    {
      title: 'Product photos',
      text: 'Clean, consistent and the right size for your store and for marketplaces.',
    },
    {
      title: 'Launch videos',
      text: 'How it’s made, what it does and why you made it. Short enough to watch to the end.',
    },
    {
      title: 'Social content',
      text: 'A month of posts planned around the launch date, with room for your own voice.',
    },
    {
      title: 'Studio renders',
      text: 'Pictures of a product that doesn’t exist yet, for pre-orders and for picking a color.',
    },
    {
      title: 'Copy for the page',
      text: 'Names, product descriptions and the line on the box, from people who’ve held the thing.',
    },
    {
      title: 'Unboxing kits',
      text: 'Boxes packed for the creators and editors who should open yours first.',
    },
  ],
};

const gallery = {
  label: 'From our studio',
  title: 'Bold color, no stock photos',
  text: 'Every product picture on this site is a render from our own studio. No borrowed brands, either.',
  pictures: [
    { picture: studioPicture('hero'), caption: 'Launch set: eight products, one light' },
    { picture: studioPicture('nailpolish'), caption: 'Three shades for a product page' },
    { picture: studioPicture('tee'), caption: 'Flat lay, straight from above' },
    { picture: studioPicture('socks'), caption: 'Detail: the sole' },
    { picture: studioPicture('mug'), caption: 'One product, one backdrop' },
  ],
};

const formats = {
  label: 'What goes where',
  title: 'One shoot, every format',
  text: 'We plan the frames before the lights, so one setup covers them all.',
  columns: ['Where', 'Shape', 'Size in pixels'],
  rows: [
    ['Product page', 'Square', '2048\u00a0×\u00a02048'],
    ['Marketplace main image', 'Square, pure white', '2000\u00a0×\u00a02000'],
    ['Social feed', '4:5 portrait', '1080\u00a0×\u00a01350'],
    ['Stories, Reels and TikTok', '9:16 vertical', '1080\u00a0×\u00a01920'],
    ['Email header', '2:1 landscape', '1200\u00a0×\u00a0600'],
    ['Link preview', '1.91:1 landscape', '1200\u00a0×\u00a0630'],
  ],
};

const timeline: TitledListWords = {
  label: 'Alongside production, not after it',
  title: 'Ready when the stock is',
  items: [
    {
      title: 'With the drawings',
      text: 'Renders and a shot list, while the sample is still being made.',
    },
    {
      title: 'With the signed sample',
      text: 'Photos and videos of the real thing, before the run begins.',
    },
    {
      title: 'With the container',
      text: 'Edits, captions and pages, approved while your order is on the water.',
    },
    {
      title: 'On launch day',
      text: 'Posts go out in order, and someone answers comments with you.',
    },
  ],
};

const call: CallWords = {
  title: 'Have a launch date?',
  text: 'Tell us the date and the product. We’ll come back with what to shoot and when.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'Grow a brand', href: paths.growIt },
  ],
};

/** Media, below the first screen. */
export const mediaSections = { services, gallery, formats, timeline, call };
