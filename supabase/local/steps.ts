/** Prints one line per startup step with its duration. */
export async function step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  console.info(`  ${label.padEnd(34)} ${seconds(performance.now() - startedAt)}`);
  return result;
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
