/**
 * The address of the booking calendar, with the link to the visitor's result as its parameter
 * `result`, so that whoever takes the call sees the same figures. The calendar's own query stays.
 * @param resultUrl a link to share, which holds nothing personal; undefined while there is no result
 */
export function bookingAddress(bookingUrl: string, resultUrl: string | undefined): string {
  if (resultUrl === undefined) return bookingUrl;
  const url = new URL(bookingUrl);
  url.searchParams.set('result', resultUrl);
  return url.href;
}
