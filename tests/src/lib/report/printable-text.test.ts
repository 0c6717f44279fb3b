import { fc } from '@tests/support/laws.ts';
import { describe, expect, it } from 'vitest';
import { printableText } from '@/lib/report/printable-text.ts';

describe('printable text', () => {
  it('keeps what western European type has', () => {
    const text = 'Crème brûlée “Größe” – 50 € × 2…';
    expect(printableText(text)).toBe(text);
  });

  it('takes the accent off letters the fonts do not have', () => {
    expect(printableText('Łódź, Dvořák, ğ')).toBe('Lódz, Dvorák, g');
  });

  it('writes a minus as a dash', () => {
    expect(printableText('revenue − costs')).toBe('revenue – costs');
  });

  it('leaves out emoji and other scripts without leaving holes', () => {
    expect(printableText('Soy 🎉 candle 蜡烛')).toBe('Soy candle');
    expect(printableText('蜡烛')).toBe('');
  });

  it('gives one-byte signs only, and the same again when repeated', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = printableText(text);
        expect(printableText(once)).toBe(once);
        expect(once).toMatch(/^[\x20-\x7E\xA1-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/);
      }),
    );
  });
});
