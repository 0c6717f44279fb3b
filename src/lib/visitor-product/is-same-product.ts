/**
 * Whether both words name the same product: case and surrounding spaces tell nothing. Two products
 * that nobody has named count as one.
 */
export function isSameProduct(one: string | undefined, other: string | undefined): boolean {
  return nameOf(one) === nameOf(other);
}

function nameOf(product: string | undefined): string {
  return (product ?? '').trim().toLowerCase();
}
