import { type DesignStyle, isDesignStyle, maxStyleTags } from './design-styles.ts';

/**
 * How a visitor wants the product to look: styles picked by hand, or detected from their profile.
 */
export type DesignInspiration =
  | { type: 'styles'; styles: readonly DesignStyle[] }
  | { type: 'auto'; analysis: AestheticSummary };

export type AestheticSummary = {
  aesthetic: string;
  /** CSS colors such as "#ff6b6b", or color names. */
  colors: readonly string[];
};

/** The inspiration as a form holds it, with unchecked style ids. */
export type RawDesignInspiration =
  | { type: 'styles'; styles: readonly string[] }
  | { type: 'auto'; analysis: AestheticSummary };

/** Nothing chosen, which is allowed. */
export const noInspiration: DesignInspiration = { type: 'styles', styles: [] };

/** The known styles among these ids, without duplicates, in order, at most `maxStyleTags`. */
export function knownStyles(ids: readonly string[]): DesignStyle[] {
  return [...new Set(ids)].filter(isDesignStyle).slice(0, maxStyleTags);
}
