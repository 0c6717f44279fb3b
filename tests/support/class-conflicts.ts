import { extendTailwindMerge } from 'tailwind-merge';
import { afterEach, expect, vi } from 'vitest';
import config from '../../tailwind.config.ts';

/**
 * Two class names on one element that set the same thing fail the test that rendered them: which
 * of them wins would be a matter of the order in the stylesheet. A component's default that a
 * caller may replace carries `base:`; of two states of its own, only one names its classes.
 */
const { theme } = config;

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: Object.keys(theme.fontSize),
      shadow: Object.keys(theme.boxShadow),
      radius: Object.keys(theme.extend.borderRadius),
      spacing: Object.keys(theme.extend.spacing),
      container: Object.keys(theme.extend.maxWidth),
    },
  },
});

const conflicts = new Set<string>();

vi.mock('@/lib/cn.ts', async (importOriginal) => {
  const { cn } = await importOriginal<typeof import('@/lib/cn.ts')>();
  return {
    cn: (...classes: Parameters<typeof cn>) => {
      const joined = cn(...classes);
      const outweighed = outweighedIn(joined);
      if (outweighed.length > 0) conflicts.add(`${outweighed.join(' ')} in: ${joined}`);
      return joined;
    },
  };
});

afterEach(() => {
  const found = [...conflicts];
  conflicts.clear();
  expect(found, 'class names that set the same thing').toEqual([]);
});

/** Those another class name on the same element would have to win over; a repetition is none. */
function outweighedIn(joined: string): string[] {
  const merged = merge(joined);
  if (merged === joined) return [];
  const kept = new Set(merged.split(' '));
  return joined.split(' ').filter((name) => !kept.has(name));
}
