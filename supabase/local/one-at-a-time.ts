/** Runs pieces of work in the order they are given, each after the one before has ended. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return function run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work, work);
    last = result;
    return result;
  };
}
