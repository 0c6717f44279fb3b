/** The code a key has while an input method handles it (UI Events, "keyCode for composition"). */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, whose Enter accepts a word. Safari ends the composition
 * before it sends that key, which only its code then tells.
 */
export function isComposing(key: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return key.isComposing || key.keyCode === HANDLED_BY_INPUT_METHOD;
}
