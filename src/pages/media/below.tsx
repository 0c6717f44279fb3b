import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PictureGallery } from '@/components/sections/picture-gallery.tsx';
import { TableSection } from '@/components/sections/table-section.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { mediaSections } from './below-copy.ts';

/** Media, below the first screen. */
export function BelowTheFold() {
  const { services, gallery, formats, timeline, call } = mediaSections;
  return (
    <>
      <TitledList words={services} />
      <PictureGallery words={gallery} ground="kraft" />
      <TableSection words={formats} ground="paper" />
      <TitledList words={timeline} ground="sky" numbered />
      <ClosingCall words={call} />
    </>
  );
}
