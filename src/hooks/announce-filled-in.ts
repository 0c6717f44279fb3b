const FIELDS = ':read-write,select:has(:checked:not([selected]))';

/**
 * Sends the event that is missing where a browser restored a text field or a select, or a script or
 * an extension filled it in, so that `captureEvents` keeps that too. To be called before React
 * hydrates the place: with its next change it puts back what it knows.
 */
export function announceFilledIn(place: ParentNode): void {
  for (const field of place.querySelectorAll<HTMLInputElement>(FIELDS)) {
    // A select has no default value: its selector tells.
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input'));
  }
}
