/**
 * Whether the edit distance of two words is at most one: they are equal, or one letter is added,
 * dropped or changed, or two neighbors are swapped (Damerau).
 */
export function isWithinOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  return (
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    restOne.slice(1) === restOther.slice(1) ||
    (restOne[0] === restOther[1] &&
      restOne[1] === restOther[0] &&
      restOne.slice(2) === restOther.slice(2))
  );
}

/** Whether the edit distance of two words is at most two: one edit, then another. */
export function isWithinTwoEdits(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  return (
    isWithinOneEdit(restOne.slice(1), restOther) ||
    isWithinOneEdit(restOne, restOther.slice(1)) ||
    isWithinOneEdit(restOne.slice(1), restOther.slice(1)) ||
    (restOne[0] === restOther[1] &&
      restOne[1] === restOther[0] &&
      isWithinOneEdit(restOne.slice(2), restOther.slice(2)))
  );
}
