import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import {
  Dumbbell,
  Gamepad2,
  House,
  type LucideIcon,
  Music,
  Package,
  PawPrint,
  Shirt,
  ShoppingBag,
  Smartphone,
  Sparkles,
  UtensilsCrossed,
} from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import { inspirationCopy } from '@/tools/shared/picture-copy.ts';
import type { IdeaPicture as Picture } from './use-idea-pictures.ts';

type IdeaPictureProps = { category: ProductCategory; picture: Picture; className?: string };

/** The drawing of an idea with its caption; until it is there, or without one, the category's icon. */
export function IdeaPicture({ category, picture, className }: IdeaPictureProps) {
  const Icon = categoryIcon(category);
  return (
    <figure className={className}>
      <span
        className={cn(
          'grid aspect-square place-items-center overflow-hidden rounded-field border-[1.5px] border-ink bg-butter',
          picture.status === 'drawing' && 'motion-safe:animate-pulse',
        )}
      >
        {picture.status === 'drawn' ? (
          <img
            src={picture.picture.url}
            alt={inspirationCopy.alt(picture.picture.depicts)}
            width={800}
            height={800}
            className="size-full object-cover"
          />
        ) : (
          <Icon aria-hidden="true" className="size-9" />
        )}
      </span>
      {picture.status === 'drawn' && (
        <figcaption className="mt-1.5 text-sm text-muted">
          {picture.picture.standsIn
            ? inspirationCopy.standsIn(picture.picture.depicts)
            : inspirationCopy.shows(picture.picture.depicts)}
        </figcaption>
      )}
    </figure>
  );
}

const icons: Readonly<Record<ProductCategory, LucideIcon>> = {
  apparel: Shirt,
  accessories: ShoppingBag,
  'home-goods': House,
  beauty: Sparkles,
  fitness: Dumbbell,
  tech: Smartphone,
  music: Music,
  gaming: Gamepad2,
  food: UtensilsCrossed,
  pets: PawPrint,
};

const icon = new Map<string, LucideIcon>(Object.entries(icons));

/** The icon of a category; a parcel for an unknown one. */
export function categoryIcon(category: string): LucideIcon {
  return icon.get(category) ?? Package;
}
