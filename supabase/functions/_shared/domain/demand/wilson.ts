/** A share with the interval that the true one lies in with 95% confidence; each from 0 to 1. */
export type ShareInterval = Readonly<{ low: number; share: number; high: number }>;

/** Two-sided 95% quantile of the standard normal distribution. */
const Z = 1.959963984540054;

/**
 * The Wilson score interval of `count` out of `total`. Unlike the plain one it stays between 0 and 1
 * and is not empty at 0 or at `total`.
 * Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209-212.
 * @throws RangeError unless 0 ≤ count ≤ total and total > 0
 */
export function wilsonInterval(count: number, total: number): ShareInterval {
  if (!(total > 0 && count >= 0 && count <= total)) {
    throw new RangeError(`Not a part of a whole: ${count} of ${total}`);
  }
  const share = count / total;
  const scale = 1 + Z ** 2 / total;
  const center = (share + Z ** 2 / (2 * total)) / scale;
  const margin = (Z * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2))) / scale;
  return {
    low: Math.min(share, Math.max(0, center - margin)),
    share,
    high: Math.max(share, Math.min(1, center + margin)),
  };
}
