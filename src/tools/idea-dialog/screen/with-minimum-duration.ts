/** Resolves like `work` but not before `minMs`; rejects at once. */
export async function withMinimumDuration<T>(minMs: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([
    work,
    new Promise<void>((resolve) => setTimeout(resolve, minMs)),
  ]);
  return result;
}
