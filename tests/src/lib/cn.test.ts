import { describe, expect, it } from 'vitest';
import { cn } from '@/lib/cn.ts';

describe('cn', () => {
  it('joins what is there and leaves out what is not', () => {
    expect(cn('a', false, undefined, ['b', { c: true, d: false }])).toBe('a b c');
  });

  it('lets the later of two paddings win', () => {
    expect(cn('px-4 py-2', 'px-6')).toBe('py-2 px-6');
  });

  it('keeps a size of ours beside a colour', () => {
    expect(cn('text-label text-smoke')).toBe('text-label text-smoke');
  });

  it('lets the later of two of our sizes win', () => {
    expect(cn('text-display-1', 'text-title')).toBe('text-title');
  });

  it('lets the later of two of our corners win', () => {
    expect(cn('rounded-card', 'rounded-pill')).toBe('rounded-pill');
  });
});
