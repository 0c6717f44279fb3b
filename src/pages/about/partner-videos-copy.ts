import { studioPicture } from '@/content/studio-pictures.ts';
import type { PartnerVideo } from '@/content/types.ts';

/** Partners are shown with their consent; until each has given it, samples stand in and say so. */
const videos: PartnerVideo[] = [
  {
    id: 'mila-paints',
    creatorName: 'Mila Paints',
    handle: '@mila.paints.sample',
    thumbnail: studioPicture('nailpolish'),
    description: 'Opens the first carton on camera and swatches all three shades.',
    embedUrl: 'https://www.tiktok.com/@mila.paints.sample',
  },
  {
    id: 'theo-at-the-table',
    creatorName: 'Theo at the Table',
    handle: '@theo.table.sample',
    thumbnail: studioPicture('candle'),
    description: 'Test burn number nine of the dinner candle, four hours in forty seconds.',
    embedUrl: 'https://www.instagram.com/theo.table.sample/',
  },
  {
    id: 'roadside-rosie',
    creatorName: 'Roadside Rosie',
    handle: '@roadside.rosie.sample',
    thumbnail: studioPicture('pets'),
    description: 'Her dog gets the bowl first and the bandana second.',
    embedUrl: 'https://www.tiktok.com/@roadside.rosie.sample',
  },
  {
    id: 'little-orbit-family',
    creatorName: 'Little Orbit Family',
    handle: '@little.orbit.sample',
    thumbnail: studioPicture('kids'),
    description: 'Two toddlers, one ring stacker, and what passed the drop test.',
    embedUrl: 'https://www.instagram.com/little.orbit.sample/',
  },
  {
    id: 'noor-moves',
    creatorName: 'Noor Moves',
    handle: '@noor.moves.sample',
    thumbnail: studioPicture('socks'),
    description: 'A whole reformer class in the grip socks, without one slip.',
    embedUrl: 'https://www.instagram.com/noor.moves.sample/',
  },
  {
    id: 'daily-pour',
    creatorName: 'Daily Pour Club',
    handle: '@daily.pour.sample',
    thumbnail: studioPicture('tumbler'),
    description: 'Ice at 6 a.m., still ice at 6 p.m.',
    embedUrl: 'https://www.tiktok.com/@daily.pour.sample',
  },
  {
    id: 'slow-skin-with-ana',
    creatorName: 'Slow Skin with Ana',
    handle: '@slow.skin.sample',
    thumbnail: studioPicture('skincare'),
    description: 'Why the hand cream comes in a tube and the serum doesn’t.',
    embedUrl: 'https://www.instagram.com/slow.skin.sample/',
  },
  {
    id: 'sunny-desk',
    creatorName: 'Sunny Desk',
    handle: '@sunny.desk.sample',
    thumbnail: studioPicture('swag'),
    description: 'Packs the notebook set, sticker sheet included, in real time.',
    embedUrl: 'https://www.tiktok.com/@sunny.desk.sample',
  },
  {
    id: 'market-day-jo',
    creatorName: 'Market Day with Jo',
    handle: '@market.day.sample',
    thumbnail: studioPicture('tote'),
    description: 'Twelve pounds of peaches, one tote, the long way home.',
    embedUrl: 'https://www.instagram.com/market.day.sample/',
  },
  {
    id: 'benno-brews',
    creatorName: 'Benno Brews',
    handle: '@benno.brews.sample',
    thumbnail: studioPicture('mug'),
    description: 'Three glazes on the shelf, and the comments that picked this one.',
    embedUrl: 'https://www.tiktok.com/@benno.brews.sample',
  },
  {
    id: 'club-hello',
    creatorName: 'Club Hello',
    handle: '@club.hello.sample',
    thumbnail: studioPicture('tee'),
    description: 'The tee before and after twenty washes, side by side.',
    embedUrl: 'https://www.instagram.com/club.hello.sample/',
  },
];

export const partnerVideos = {
  label: 'From our partners',
  title: 'See it in their hands',
  carouselLabel: 'Partner videos',
  previous: 'Previous video',
  next: 'Next video',
  position: (position: number, count: number) => `${position} of ${count}`,
  goTo: (position: number, count: number) => `Show video ${position} of ${count}`,
  viewOn: { Instagram: 'View on Instagram', TikTok: 'View on TikTok' },
  note: 'Sample partners: these names and handles are placeholders until each partner agrees to be shown here.',
  videos,
} as const;

export type PartnerVideosWords = typeof partnerVideos;
