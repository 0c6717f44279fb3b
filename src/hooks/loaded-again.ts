/**
 * Whether the page stands here for the second time because its script could not be fetched at first,
 * and whether what the visitor had typed was put back (see `restoreTyped`). True once only.
 */
export function takeLoadedAgain(): 'no' | 'empty' | 'typed' {
  const { dataset } = document.documentElement;
  const { again } = dataset;
  if (again === undefined) return 'no';
  delete dataset.again;
  return again === 'typed' ? 'typed' : 'empty';
}
