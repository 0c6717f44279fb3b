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

/** The icon of a category; any that we do not know gets a parcel. */
export function categoryIcon(category: string): LucideIcon {
  return icon.get(category) ?? Package;
}
