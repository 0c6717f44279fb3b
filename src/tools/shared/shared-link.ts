/** Tells a copied link from the address that the visitor's own work left in the bar. */
const mark = { key: 'via', value: 'link' } as const;

/** The address of a result, as "Copy link" hands it on. @param more further parameters */
export function sharedLink(resultUrl: string, more: readonly [string, string][] = []): string {
  // No result, no link.
  if (resultUrl === '') return '';
  const url = new URL(resultUrl);
  for (const [key, value] of [...more, [mark.key, mark.value] as const]) {
    url.searchParams.append(key, value);
  }
  return url.href;
}

export function hasShareMark(params: URLSearchParams): boolean {
  return params.get(mark.key) === mark.value;
}

export function withoutShareMark(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(mark.key);
  return rest;
}
