import { parseObject } from '@/lib/kept-json.ts';

/** A duty looked up in the tariff calculator, kept for the calculators whose prices are FOB. */
export type KeptDuty = Readonly<{
  hts8: string;
  originName: string;
  /** Of the FOB value; the least it can be when `isMinimum`. */
  dutyPct: number;
  isMinimum: boolean;
}>;

/** The key in the tab's storage. */
export const keptDutyKey = 'unit_duty';

export function keptDutyToText(duty: KeptDuty): string {
  return JSON.stringify(duty);
}

/** Null for anything that is not what `keptDutyToText` wrote. */
export function keptDutyFromText(text: string | null): KeptDuty | null {
  const { hts8, originName, dutyPct, isMinimum } = parseObject(text);
  return typeof hts8 === 'string' &&
    /^\d{4}\.\d{2}\.\d{2}$/.test(hts8) &&
    typeof originName === 'string' &&
    originName.length <= 60 &&
    typeof dutyPct === 'number' &&
    dutyPct >= 0 &&
    dutyPct <= 1000 &&
    typeof isMinimum === 'boolean'
    ? { hts8, originName, dutyPct, isMinimum }
    : null;
}
