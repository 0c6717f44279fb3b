import { useIsPhone } from '@/hooks/use-is-phone.ts';
import type { Picture } from './picture.ts';
import { inspirationCopy as copy } from './picture-copy.ts';

/** The product above its figures, on phones, where the pictures stand behind a bar further down. */
export function PhonePicture({ pictures }: { pictures: readonly Picture[] }) {
  const isPhone = useIsPhone();
  const picture = pictures.find(({ targetModel }) => targetModel === 'product-design');
  if (!isPhone || picture === undefined) return null;
  return (
    <img
      src={picture.url}
      alt={copy.ofProduct(picture.depicts)}
      width={1024}
      height={1024}
      decoding="async"
      className="mx-auto aspect-square h-auto max-h-[40svh] w-auto rounded-card border border-ink bg-white object-contain print:hidden"
    />
  );
}
