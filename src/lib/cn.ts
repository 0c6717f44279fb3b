import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names, and settles nothing between them: of two that set the same thing, the order
 * of the stylesheet decides. So a component's defaults carry `base:` (src/styles/utilities.css)
 * and lose to what the caller passes.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
