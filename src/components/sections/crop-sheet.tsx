import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { ContentPicture, Ground } from '@/content/types.ts';

export type Crop = {
  where: string;
  shape: string;
  /** In px, as the platform takes it. */
  width: number;
  height: number;
  /** Which part of the picture it shows: the object-position of its middle, in percent. */
  fromLeftPct: number;
  fromTopPct: number;
};

type CropSheetProps = {
  words: {
    label: string;
    title: string;
    text: string;
    picture: ContentPicture;
    crops: readonly Crop[];
    size: (widthPx: number, heightPx: number) => string;
  };
  ground: Ground;
};

/** One picture in the shape of every place it goes to, like frames on a contact sheet. */
export function CropSheet({ words, ground }: CropSheetProps) {
  return (
    <Section ground={ground}>
      <SectionHeading label={words.label} title={words.title} text={words.text} />
      <ul className="mt-10 flex flex-wrap items-start gap-x-3 gap-y-7 lg:mx-[calc(50%-50vw+2rem)] lg:gap-x-5">
        {words.crops.map((crop) => (
          <li
            key={crop.where}
            // In each row, every frame is as high as the others.
            style={{ flexGrow: crop.width / crop.height, flexBasis: `${basisRem(crop)}rem` }}
            className="max-w-full"
          >
            <figure className="m-0">
              <StudioPicture
                picture={{ ...words.picture, alt: '' }}
                sizes="(min-width: 1024px) 560px, 100vw"
                className="w-full rounded-chip border-[1.5px] border-ink object-cover"
                style={{
                  aspectRatio: `${crop.width} / ${crop.height}`,
                  objectPosition: `${crop.fromLeftPct}% ${crop.fromTopPct}%`,
                }}
              />
              <figcaption className="spec-print mt-2">
                <span className="block font-medium">{crop.where}</span>
                <span className="block text-muted">{crop.shape}</span>
                <span className="block text-muted">{words.size(crop.width, crop.height)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The width in rem at which a frame is 7.5 rem high: three upright ones share a phone’s line. */
function basisRem({ width, height }: Crop): number {
  return Math.round((width / height) * 75) / 10;
}
