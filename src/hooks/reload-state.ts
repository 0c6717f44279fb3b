/**
 * Whether the page was reloaded because its script failed to load the first time, and whether typed
 * text was restored (see `restoreTyped`). Answers only once; from then on 'no'.
 */
export function takeReloadState(): 'no' | 'empty' | 'typed' {
  const { dataset } = document.documentElement;
  const { again } = dataset;
  if (again === undefined) return 'no';
  delete dataset.again;
  return again === 'typed' ? 'typed' : 'empty';
}
