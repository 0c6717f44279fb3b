import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names without resolving conflicts: of two that set the same property, the
 * stylesheet's order decides. So a component's defaults carry `base:` (src/styles/utilities.css),
 * which gives way to what the caller passes.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
