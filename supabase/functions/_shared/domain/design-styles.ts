/** The style tags that a visitor may pick, in the order shown. */
export const designStyles = [
  'minimalist',
  'bold-colorful',
  'luxury',
  'streetwear',
  'y2k',
  'cottagecore',
  'tech-modern',
  'vintage',
  'athletic',
  'edgy',
] as const;

export type DesignStyle = (typeof designStyles)[number];

export const designStyleLabels: Readonly<Record<DesignStyle, string>> = {
  minimalist: 'Minimalist',
  'bold-colorful': 'Bold & Colorful',
  luxury: 'Luxury',
  streetwear: 'Streetwear',
  y2k: 'Y2K',
  cottagecore: 'Cottagecore',
  'tech-modern': 'Tech & Modern',
  vintage: 'Vintage',
  athletic: 'Athletic',
  edgy: 'Edgy',
};

/** The maximum number of style tags for one product (specification §5). */
export const maxStyleTags = 3;

/** True for exactly the ids above. */
export function isDesignStyle(value: unknown): value is DesignStyle {
  return designStyles.some((style) => style === value);
}
