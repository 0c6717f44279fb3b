/** Settles as `work` does, a success no sooner than `minMs`; a failure needs no staging. */
export async function withMinimumDuration<T>(minMs: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([
    work,
    new Promise<void>((resolve) => setTimeout(resolve, minMs)),
  ]);
  return result;
}
