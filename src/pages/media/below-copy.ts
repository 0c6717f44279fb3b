import type { Crop } from '@/components/sections/crop-sheet.tsx';
import { outsideLinks, paths } from '@/config/paths.ts';
import { heroAlt } from '@/content/picture-alts.ts';
import { hero } from '@/content/pictures.generated.ts';
import type { CallWords, ContentPicture, TitledListWords } from '@/content/types.ts';

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
      text: 'How it’s made, what it does, and why you made it. Short enough to finish.',
    },
    {
      title: 'Social content',
      text: 'A month of posts planned around the launch date, with room for your own voice.',
    },
    {
      title: 'Studio renders',
      text: 'Pictures of a product that doesn’t exist yet, for pre-orders and for deciding on a color.',
    },
    {
      title: 'Copy for the page',
      text: 'Names, product descriptions and the line on the carton, from people who’ve held the thing.',
    },
    {
      title: 'Unboxing kits',
      text: 'Boxes packed for the creators and editors who should open yours first.',
    },
  ],
};

const formats = {
  label: 'What goes where',
  title: 'One shoot, every format',
  text: 'We plan the frames before the lights, so one setup serves them all. These five are cut from a single render of our own: no stock photos, no borrowed brands.',
  picture: { name: 'hero', file: hero, alt: heroAlt } satisfies ContentPicture,
  size: (widthPx: number, heightPx: number) => `${widthPx} × ${heightPx} px`,
  crops: [
    crop('Stories, Reels and TikTok', '9:16 vertical', 1080, 1920, 54, 60),
    crop('Social feed', '4:5 portrait', 1080, 1350, 66, 60),
    crop('Product page', 'Square', 2048, 2048, 88, 60),
    crop('Link preview', '1.91:1 landscape', 1200, 630, 100, 62),
    crop('Email header', '2:1 landscape', 1200, 600, 100, 70),
  ],
};

/** The part of the picture whose middle is so many percent from its left and its top. */
function crop(
  where: string,
  shape: string,
  width: number,
  height: number,
  fromLeftPct: number,
  fromTopPct: number,
): Crop {
  return { where, shape, width, height, fromLeftPct, fromTopPct };
}

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
      text: 'Posts go out in order, and someone answers the comments with you.',
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
export const mediaSections = { services, formats, timeline, call };
