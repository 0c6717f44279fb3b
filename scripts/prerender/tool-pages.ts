/**
 * Pages that people come to in order to use something: their script starts as soon as the first
 * view is painted, with the tool's own. Every other page is read first, and its script waits until
 * the page has loaded and rests.
 */
export const toolPages: ReadonlyMap<string, { parts: readonly string[] }> = new Map([
  ['pages/brand-vision.tsx', { parts: ['pages/blocks/creator-calculator-block.tsx'] }],
  ['pages/voice-assistant.tsx', { parts: ['pages/blocks/assistant-block.tsx'] }],
  ['pages/sourcing.tsx', { parts: [] }],
  ['pages/factory-search.tsx', { parts: [] }],
]);
