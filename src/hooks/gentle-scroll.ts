/** Smooth, unless the visitor prefers reduced motion: scripted scrolling ignores the stylesheet. */
export function gentleScroll(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
