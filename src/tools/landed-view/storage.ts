/** The key in the tab's storage. What was quoted for one kind of goods says nothing of another. */
export function choicesKey(kindId: string): string {
  return `landed_${kindId}`;
}
