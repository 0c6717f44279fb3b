import { maxNewCountrySharePct, maxSourceSharePct } from './strategy.assumptions.ts';

/** Who makes how much: what stays where it is made today, and what each new country gets. */
export type CountryMix<Country extends string = string> = {
  newCountries: readonly { country: Country; sharePct: number }[];
};

/**
 * The Herfindahl-Hirschman index: the sum of the squared shares. 1 is everything in one place,
 * 1/n is n equal places.
 * @param sharesPct in per cent, adding up to 100
 */
export function concentration(sharesPct: readonly number[]): number {
  return sharesPct.reduce((sum, sharePct) => sum + (sharePct / 100) ** 2, 0);
}

/** What stays in today's country, in per cent; negative when more than all is given away. */
export function keptSharePct({ newCountries }: CountryMix): number {
  return newCountries.reduce((rest, { sharePct }) => rest - sharePct, 100);
}

export type MixProblem<Country extends string = string> =
  | { kind: 'over-100'; totalPct: number }
  | { kind: 'new-country-over'; country: Country; sharePct: number; maxPct: number }
  | { kind: 'kept-over'; sharePct: number; maxPct: number };

/** Every reason why a mix breaks the constants; an empty list is a mix to plan with. */
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
 * The nearest mix that breaks nothing: new countries are cut to their most, then what is too much
 * in all is taken from the last ones, and what is too much at home goes to the first with room.
 * A mix without a new country cannot be mended and comes back as it is.
 */
export function mendMix<Country extends string>(mix: CountryMix<Country>): CountryMix<Country> {
  const capPct = maxNewCountrySharePct.value;
  const sharesPct = mix.newCountries.map(({ sharePct }) => Math.min(capPct, Math.max(0, sharePct)));
  let tooMuchPct = sharesPct.reduce((sum, sharePct) => sum + sharePct, 0) - 100;
  for (let index = sharesPct.length - 1; index >= 0 && tooMuchPct > 0; index -= 1) {
    const cutPct = Math.min(tooMuchPct, sharesPct[index] ?? 0);
    sharesPct[index] = (sharesPct[index] ?? 0) - cutPct;
    tooMuchPct -= cutPct;
  }
  const keptPct = 100 - sharesPct.reduce((sum, sharePct) => sum + sharePct, 0);
  let toMovePct = keptPct - maxSourceSharePct.value;
  for (let index = 0; index < sharesPct.length && toMovePct > 0; index += 1) {
    const addedPct = Math.min(toMovePct, capPct - (sharesPct[index] ?? 0));
    sharesPct[index] = (sharesPct[index] ?? 0) + addedPct;
    toMovePct -= addedPct;
  }
  return {
    newCountries: mix.newCountries.map(({ country }, index) => ({
      country,
      sharePct: sharesPct[index] ?? 0,
    })),
  };
}
