/**
 * What a shop's description says outright of the fiber or material: "80% cotton, 20% polyester",
 * "Material: ceramic", "made of walnut wood". Empty where it says nothing so plain: other words of a
 * description may speak of anything.
 */
export function statedMaterial(description: string): string {
  const shares = [...description.matchAll(share)]
    .map(({ groups }) => ({ pct: Number(groups?.pct), name: groups?.name ?? '' }))
    .filter(({ pct }) => pct > 0 && pct <= 100);
  const [most] = shares.toSorted((a, b) => b.pct - a.pct);
  if (most !== undefined) return most.name.trim();
  return labeled.exec(description)?.groups?.name?.trim() ?? '';
}

const share =
  /(?<pct>\d{1,3})\s?%\s+(?<name>(?:(?:organic|recycled|combed|pure|ring-?spun|merino|solid|genuine|full[- ]grain|food[- ]grade)\s+)*[\p{L}-]+)/giu;

const labeled =
  /(?:\b(?:materials?|fabric|composition)\s*:|\bmade (?:of|from))\s*(?<name>[\p{L}][\p{L} -]{1,40}?)(?=[.,;:/|&(]|\s(?:and|with|for|in|that|which)\b|$)/iu;
