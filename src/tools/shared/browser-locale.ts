/** The locale numbers are typed in. */
export function browserLocale(): string {
  return navigator.language;
}
