import { extendTailwindMerge } from 'tailwind-merge';
import { afterEach, expect, vi } from 'vitest';
import config from '../../tailwind.config.ts';

/**
 * Fails the test that rendered an element with two class names that set the same property, since
 * the order in the stylesheet would decide which one applies. Mark a component's default that
 * callers may replace with `base:`; of two states, apply only one's classes.
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

/** Class names that conflict with another one on the same element; repetitions do not count. */
function outweighedIn(joined: string): string[] {
  const merged = merge(joined);
  if (merged === joined) return [];
  const kept = new Set(merged.split(' '));
  return joined.split(' ').filter((name) => !kept.has(name));
}
