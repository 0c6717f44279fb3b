import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import type { SourcingCategory } from '@functions/_shared/domain/sourcing-categories.ts';
import {
  Cpu,
  Dumbbell,
  Gamepad2,
  House,
  type LucideIcon,
  Music,
  Package,
  PawPrint,
  Shirt,
  ShoppingBag,
  SprayCan,
  UtensilsCrossed,
} from 'lucide-react';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';

const icons: Readonly<Record<ProductCategory | SourcingCategory, LucideIcon>> = {
  apparel: Shirt,
  accessories: ShoppingBag,
  'home-goods': House,
  beauty: SprayCan,
  fitness: Dumbbell,
  tech: Cpu,
  electronics: Cpu,
  music: Music,
  gaming: Gamepad2,
  food: UtensilsCrossed,
  pets: PawPrint,
};

/** The sign of a product's category, or a parcel where the category is not known. */
export function ProductIcon({
  answers: { productCategory, category },
  className,
}: {
  answers: ProductAnswers;
  className?: string;
}) {
  const known = productCategory ?? category;
  const Icon = known === undefined ? Package : icons[known];
  return <Icon aria-hidden="true" className={className} />;
}
