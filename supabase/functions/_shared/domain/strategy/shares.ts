import { maxNewCountrySharePct, maxSourceSharePct } from './strategy.assumptions.ts';

/** A buyer can hardly watch more than three first orders at once. */
export const maxNewCountries = 3;

/** The shares of the new countries; what remains stays in today's country. */
export type CountryMix<Country extends string = string> = {
  newCountries: readonly { country: Country; sharePct: number }[];
};

/**
 * The Herfindahl-Hirschman index, the sum of the squared shares: 1 for a single source, 1/n for n
 * equal ones.
 * @param sharesPct in percent, adding up to 100
 */
export function concentration(sharesPct: readonly number[]): number {
  return sharesPct.reduce((sum, sharePct) => sum + (sharePct / 100) ** 2, 0);
}

/** The index as it reads on the page and in the files: '0.345', '0.46'. */
export function concentrationText(index: number): string {
  return index.toFixed(3).replace(/0$/, '');
}

/** What stays in today's country, in percent; negative when the new shares exceed 100%. */
export function keptSharePct({ newCountries }: CountryMix): number {
  return newCountries.reduce((remainder, { sharePct }) => remainder - sharePct, 100);
}

export type MixProblem<Country extends string = string> =
  | { kind: 'over-100'; totalPct: number }
  | { kind: 'new-country-over'; country: Country; sharePct: number; maxPct: number }
  | { kind: 'kept-over'; sharePct: number; maxPct: number };

/** Every limit that a mix breaks; none for a valid mix. */
export function mixProblems<Country extends string>(
  mix: CountryMix<Country>,
): MixProblem<Country>[] {
  const keptPct = keptSharePct(mix);
  const problems: MixProblem<Country>[] = [];
  if (keptPct < 0) problems.push({ kind: 'over-100', totalPct: 100 - keptPct });
  for (const { country, sharePct } of mix.newCountries) {
    const maxPct = maxNewCountrySharePct.value;
    if (sharePct > maxPct) problems.push({ kind: 'new-country-over', country, sharePct, maxPct });
  }
  if (keptPct > maxSourceSharePct.value) {
    problems.push({ kind: 'kept-over', sharePct: keptPct, maxPct: maxSourceSharePct.value });
  }
  return problems;
}

/**
 * The nearest valid mix: shares above the limit are cut, an excess over 100% is taken from the last
 * countries, and what today's country has too much goes to the first ones with room. A mix without
 * a new country cannot be corrected and is returned as it is.
 */
export function correctMix<Country extends string>(mix: CountryMix<Country>): CountryMix<Country> {
  const capPct = maxNewCountrySharePct.value;
  const sharesPct = mix.newCountries.map(({ sharePct }) => Math.min(capPct, Math.max(0, sharePct)));
  let excessPct = sharesPct.reduce((sum, sharePct) => sum + sharePct, 0) - 100;
  for (let index = sharesPct.length - 1; index >= 0 && excessPct > 0; index -= 1) {
    const cutPct = Math.min(excessPct, sharesPct[index] ?? 0);
    sharesPct[index] = (sharesPct[index] ?? 0) - cutPct;
    excessPct -= cutPct;
  }
  const keptPct = 100 - sharesPct.reduce((sum, sharePct) => sum + sharePct, 0);
  let surplusPct = keptPct - maxSourceSharePct.value;
  for (let index = 0; index < sharesPct.length && surplusPct > 0; index += 1) {
    const addedPct = Math.min(surplusPct, capPct - (sharesPct[index] ?? 0));
    sharesPct[index] = (sharesPct[index] ?? 0) + addedPct;
    surplusPct -= addedPct;
  }
  return {
    newCountries: mix.newCountries.map(({ country }, index) => ({
      country,
      sharePct: sharesPct[index] ?? 0,
    })),
  };
}
