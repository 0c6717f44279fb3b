import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Without this, tailwind-merge takes our own size names for colours and drops one of the two. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['display-1', 'display-2', 'display-3', 'title', 'lead', 'label', 'label-sm', 'figure'],
      radius: ['card', 'field', 'chip', 'pill'],
      shadow: ['edge', 'stack'],
      spacing: ['section', 'target'],
    },
  },
});

/** Joins class names; of two that set the same thing, the later wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
