/** Smooth, unless the visitor prefers reduced motion: scripted scrolling ignores the stylesheet. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
