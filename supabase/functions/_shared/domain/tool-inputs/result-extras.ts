import { type AddressParam, listParam, optionParam } from '../address-codec.ts';
import { type FactoryCountry, isFactoryCountry } from '../manufacturing-countries.ts';
import { landedParam, type SharedLanded } from './landed-address.ts';

/** What a sender's pictures had and no address may hold. */
export const leftOutParts = ['name', 'picture'] as const;
export type LeftOutPart = (typeof leftOutParts)[number];

/** What a calculator's result shows besides its input; a link carries it to show the same. */
export type ResultExtras = {
  /** Where partners were searched in place of the form's country. */
  searchedCountry?: FactoryCountry | undefined;
  leftOut?: readonly LeftOutPart[] | undefined;
  landed?: SharedLanded | undefined;
};

const leftOut: AddressParam<readonly LeftOutPart[]> = listParam('no', (values) =>
  leftOutParts.filter((part) => values.includes(part)),
);

/** For the shape of both calculators' addresses. */
export const resultExtrasParams = {
  searchedCountry: optionParam('fc', isFactoryCountry),
  leftOut,
  landed: landedParam,
};
