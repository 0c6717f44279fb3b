/** Runs tasks sequentially, in the order given. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work, work);
    last = result;
    return result;
  };
}
