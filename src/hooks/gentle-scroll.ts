/** Smooth, unless the visitor asked for less motion: script scrolling ignores the style sheet. */
export function gentleScroll(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
