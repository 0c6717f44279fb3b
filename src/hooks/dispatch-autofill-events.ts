const FIELDS = ':read-write,select:has(:checked:not([selected]))';

/**
 * Dispatches the event that is missing when the browser restored a text field or a select, or when
 * a script or an extension filled it in, so that `captureEvents` captures the value. Call it before
 * React hydrates the element: its next update would reset the field to the value React knows.
 */
export function dispatchAutofillEvents(place: ParentNode): void {
  for (const field of place.querySelectorAll<HTMLInputElement>(FIELDS)) {
    // A select has no default value: the selector above matches only changed ones.
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input'));
  }
}
