import { partnerVideos as ownVideos } from '@/content/own-proof.ts';

/** A public tag on a platform under which people show one kind of product. */
export type VideoTag = {
  id: string;
  /** The kind of product. */
  kind: string;
  tag: string;
  /** What such a video shows at its best. */
  shot: string;
  url: string;
};

function tikTok(id: string, kind: string, tag: string, shot: string): VideoTag {
  return { id, kind, tag: `#${tag}`, shot, url: `https://www.tiktok.com/tag/${tag}` };
}

function instagram(id: string, kind: string, tag: string, shot: string): VideoTag {
  return { id, kind, tag: `#${tag}`, shot, url: `https://www.instagram.com/explore/tags/${tag}/` };
}

const tags: readonly VideoTag[] = [
  tikTok('nails', 'Nail polish', 'nailtok', 'Every shade on a real hand, in daylight.'),
  tikTok('candles', 'Candles', 'candletok', 'A test burn: four hours in forty seconds.'),
  instagram('pets', 'Pet goods', 'dogsofinstagram', 'The dog comes first, the product second.'),
  instagram('toys', 'Toys', 'toddleractivities', 'Small hands, one toy and no script.'),
  instagram('socks', 'Grip socks', 'pilates', 'A whole class, with the sole up close.'),
  tikTok('tumblers', 'Tumblers', 'watertok', 'Ice at six in the morning, ice at six at night.'),
  instagram('skin-care', 'Skin care', 'skincareroutine', 'The texture on the back of a hand.'),
  tikTok('stationery', 'Stationery', 'stationery', 'An order packed in real time.'),
  instagram('totes', 'Tote bags', 'totebag', 'Everything that fits, one thing at a time.'),
  tikTok('mugs', 'Mugs', 'pottery', 'Three glazes, and a vote on which one stays.'),
  tikTok('tees', 'T-shirts', 'smallbusinesscheck', 'The same tee, new and after twenty washes.'),
];

/** The company's partners once it has some, and until then the tags that show what to film. */
export const partnerVideos = {
  label: ownVideos.length > 0 ? 'From our partners' : 'Where products get filmed',
  title: 'See it in their hands',
  carouselLabel: 'Partner videos',
  previous: 'Previous video',
  next: 'Next video',
  position: (position: number, count: number) => `${position} of ${count}`,
  goTo: (position: number, count: number) => `Show video ${position} of ${count}`,
  viewOn: { Instagram: 'View on Instagram', TikTok: 'View on TikTok' },
  film: 'Film this',
  note:
    ownVideos.length > 0
      ? ''
      : 'These are public tags, full of other people’s products, not our partners’. Our partners’ own videos will go here as each one agrees to be shown.',
  videos: ownVideos,
  tags,
} as const;

export type PartnerVideosWords = typeof partnerVideos;
