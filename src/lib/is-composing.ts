/** The keyCode of keys that an input method handles (UI Events, "keyCode for composition"). */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Whether an input method handles a key: its Enter accepts a word rather than submits. Safari ends
 * the composition before it sends that key, so only the keyCode tells.
 */
export function isComposing(key: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return key.isComposing || key.keyCode === HANDLED_BY_INPUT_METHOD;
}
