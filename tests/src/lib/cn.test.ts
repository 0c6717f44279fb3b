import { describe, expect, it } from 'vitest';
import { cn } from '@/lib/cn.ts';

describe('cn', () => {
  it('joins what is there and leaves out what is not', () => {
    expect(cn('a', false, undefined, ['b', { c: true, d: false }])).toBe('a b c');
  });

  it("keeps a default beside the caller's class, which wins in the stylesheet", () => {
    expect(cn('base:px-4', 'px-6')).toBe('base:px-4 px-6');
  });
});
