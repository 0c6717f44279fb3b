import type { DesignStyle } from '@functions/_shared/domain/design-styles.ts';
import { stylePalettes } from '@functions/_shared/domain/style-words.ts';

/** The look of a style in the size of a button: its ground, a band and a dot in its colors. */
export function StyleSwatch({ style }: { style: DesignStyle }) {
  const [ground, band, dot] = stylePalettes[style];
  return (
    <svg
      viewBox="0 0 28 20"
      aria-hidden="true"
      className="h-5 w-7 shrink-0 overflow-hidden max-[15rem]:hidden rounded-[5px] border border-ink"
    >
      <path fill={ground} d="M0 0h28v20H0z" />
      <path fill={band} d="M14 0h14v20H6z" />
      <circle fill={dot} cx="20" cy="10" r="4.5" />
    </svg>
  );
}
