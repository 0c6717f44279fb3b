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

/**
 * Who the goods are for, by a gender column or the tags: "men's", "women's", "boys'", "girls'"; ''
 * where that is open or they are for anybody. Customs has lines of its own for many of these.
 */
export function statedWearer(gender: string, tags: string): string {
  const words = [gender, ...tags.split(',')].map((word) =>
    word.trim().toLowerCase().replace(/['’]/g, ''),
  );
  const found = wearers.filter(({ names }) =>
    words.some((word) => names.some((name) => name === word)),
  );
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only.wearer : '';
}

const wearers: readonly Readonly<{ wearer: string; names: readonly string[] }>[] = [
  { wearer: 'men’s', names: ['men', 'mens', 'male', 'man'] },
  { wearer: 'women’s', names: ['women', 'womens', 'female', 'woman', 'ladies'] },
  { wearer: 'boys’', names: ['boy', 'boys'] },
  { wearer: 'girls’', names: ['girl', 'girls'] },
];
