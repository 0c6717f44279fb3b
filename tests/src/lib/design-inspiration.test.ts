import { describe, expect, it } from 'vitest';
import { knownStyles, toggleStyle } from '@/lib/design-inspiration.ts';

describe('toggleStyle', () => {
  it('adds a style while there is room', () => {
    expect(toggleStyle([], 'luxury')).toEqual(['luxury']);
    expect(toggleStyle(['luxury', 'y2k'], 'edgy')).toEqual(['luxury', 'y2k', 'edgy']);
  });

  it('adds no fourth style', () => {
    expect(toggleStyle(['luxury', 'y2k', 'edgy'], 'vintage')).toEqual(['luxury', 'y2k', 'edgy']);
  });

  it('removes a chosen style, also at the limit', () => {
    expect(toggleStyle(['luxury', 'y2k', 'edgy'], 'y2k')).toEqual(['luxury', 'edgy']);
  });
});

describe('knownStyles', () => {
  it('keeps known ids once, in order, three at most', () => {
    expect(knownStyles(['edgy', 'nope', 'edgy', 'y2k', '', 'luxury', 'vintage'])).toEqual([
      'edgy',
      'y2k',
      'luxury',
    ]);
  });
});
