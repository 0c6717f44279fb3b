import type { Picture } from './picture.ts';

/**
 * The drawn product beside its first figure; nothing until it is drawn. The pictures below the
 * result show it again, with its description.
 */
export function ProductPicture({ pictures }: { pictures: readonly Picture[] }) {
  const picture = pictures.find(({ targetModel }) => targetModel === 'product-design');
  if (picture === undefined) return null;
  return (
    <img
      src={picture.url}
      alt=""
      width={1024}
      height={1024}
      decoding="async"
      className="mx-auto aspect-square h-auto max-h-[34svh] w-auto rounded-card border border-ink bg-white object-contain sm:max-h-64 print:hidden"
    />
  );
}
