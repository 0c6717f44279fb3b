import {
  addressCodec,
  flagParam,
  numberParam,
  optionParam,
} from '@functions/_shared/domain/address-codec.ts';
import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { maxOrderPieces } from '@functions/_shared/domain/order-terms.ts';
import { type CatalogSettings, type CostMeaning, noSettings } from './catalog-settings.ts';

type SettingParams = {
  today: FactoryCountry;
  yearlyUnits: number;
  costMeaning: CostMeaning;
  countsUsmca: true;
  claimsUsmcaToday: true;
  isUngrouped: true;
};

const isLanded = (value: unknown): value is CostMeaning => value === 'landed';

const codec = addressCodec<SettingParams>(['mc', '1'], {
  today: optionParam('from', isFactoryCountry),
  yearlyUnits: numberParam('units', { min: 1, max: maxOrderPieces, whole: true }),
  costMeaning: optionParam('cost', isLanded),
  countsUsmca: flagParam('usmca'),
  claimsUsmcaToday: flagParam('claimed'),
  isUngrouped: flagParam('skus'),
});

/** Settings in an address. The catalog itself is in no link: it is private. */
export function toCatalogParams(settings: CatalogSettings): URLSearchParams {
  const { today, yearlyUnits, costMeaning, countsUsmca, claimsUsmcaToday, groupsVariants } =
    settings;
  return codec.toParams({
    ...(today !== '' && { today }),
    ...(yearlyUnits !== null && { yearlyUnits }),
    ...(costMeaning === 'landed' && { costMeaning }),
    ...(countsUsmca && { countsUsmca }),
    ...(claimsUsmcaToday && { claimsUsmcaToday }),
    ...(!groupsVariants && { isUngrouped: true }),
  });
}

/** The settings of an address; null for one without any. */
export function parseCatalogParams(params: URLSearchParams): CatalogSettings | null {
  const { isUngrouped, ...found } = codec.readParams(params);
  const stated = Object.entries(found).filter(([, value]) => value !== undefined);
  if (stated.length === 0 && isUngrouped === undefined) return null;
  return {
    ...noSettings,
    ...Object.fromEntries(stated),
    groupsVariants: isUngrouped === undefined,
  };
}
