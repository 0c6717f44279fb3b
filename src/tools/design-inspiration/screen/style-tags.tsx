import {
  type DesignStyle,
  designStyleLabels,
  designStyles,
  maxStyleTags,
} from '@functions/_shared/domain/design-styles.ts';
import { Chips } from '@/components/ui/chips.tsx';
import type { StyleTagsContent } from '../copy.ts';
import { StyleSwatch } from './style-swatch.tsx';

export type StyleTagsProps = {
  words: StyleTagsContent;
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

/** The ten styles, of which three may be chosen; at three the others are dimmed. */
export function StyleTags({ words, label, styles, onChange }: StyleTagsProps) {
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
        <span>{styles.length >= maxStyleTags && words.full}</span>
        <span className="spec-print">
          <span aria-hidden="true">{words.counter(styles.length, maxStyleTags)}</span>
          <span className="sr-only">{words.counterLabel(styles.length, maxStyleTags)}</span>
        </span>
      </p>
    </div>
  );
}
