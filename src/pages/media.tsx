import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { PictureGallery } from '@/components/sections/picture-gallery.tsx';
import { TableSection } from '@/components/sections/table-section.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { mediaPage } from '@/content/media.ts';

export function MediaPage() {
  const { meta, hero, services, gallery, formats, timeline, call } = mediaPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <TitledList words={services} />
      <PictureGallery words={gallery} ground="kraft" />
      <TableSection words={formats} ground="paper" />
      <TitledList words={timeline} ground="sky" numbered />
      <ClosingCall words={call} />
    </>
  );
}
