import {
  type DesignStyle,
  designStyleLabels,
  designStyles,
  maxStyleTags,
} from '@functions/_shared/domain/design-styles.ts';
import { stylePalettes } from '@functions/_shared/domain/style-words.ts';
import { Chips } from '@/components/ui/chips.tsx';
import { styleTagsCopy } from '../style-tags-copy.ts';

export type StyleTagsProps = {
  /** Names the set of tags. */
  label: string;
  styles: readonly DesignStyle[];
  onChange: (styles: DesignStyle[]) => void;
};

const options = designStyles.map((style) => ({
  value: style,
  label: (
    <>
      <StyleSwatch style={style} />
      {designStyleLabels[style]}
    </>
  ),
}));

/** The ten styles, of which three can be chosen; then the others are dimmed. */
export function StyleTags({ label, styles, onChange }: StyleTagsProps) {
  return (
    <div className="flex flex-col gap-3">
      <Chips
        aria-label={label}
        options={options}
        value={styles}
        max={maxStyleTags}
        onValueChange={onChange}
      />
      <p role="status" className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{styles.length >= maxStyleTags && styleTagsCopy.full}</span>
        <span className="spec-print">
          <span aria-hidden="true">{styleTagsCopy.counter(styles.length, maxStyleTags)}</span>
          <span className="sr-only">{styleTagsCopy.counterLabel(styles.length, maxStyleTags)}</span>
        </span>
      </p>
    </div>
  );
}

/** The colors of a style as a small flag. */
function StyleSwatch({ style }: { style: DesignStyle }) {
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
