import { parseJson, record } from '@functions/_shared/domain/schema.ts';
import { isHts8 } from '@functions/_shared/domain/tariff/tariff-code.ts';
import { tabStorage } from '@/lib/storage.ts';

/** A duty looked up in the tariff calculator, saved for the calculators whose prices are FOB. */
export type SavedDuty = Readonly<{
  hts8: string;
  originName: string;
  /** Of the FOB value; the least it can be when `isMinimum`. */
  dutyPct: number;
  isMinimum: boolean;
}>;

const key = 'unit_duty';

/** Null when the tab has saved none, or nothing that `saveDuty` would write. */
export function loadSavedDuty(): SavedDuty | null {
  return parseJson(savedDuty, tabStorage.read(key));
}

export function saveDuty(duty: SavedDuty): void {
  tabStorage.write(key, JSON.stringify(duty));
}

export function forgetSavedDuty(): void {
  tabStorage.remove(key);
}

/** All or nothing: half a duty would be a wrong one. */
function savedDuty(raw: unknown): SavedDuty | null {
  const { hts8, originName, dutyPct, isMinimum } = record(raw);
  return isHts8(hts8) &&
    typeof originName === 'string' &&
    originName.length <= 60 &&
    typeof dutyPct === 'number' &&
    dutyPct >= 0 &&
    dutyPct <= 1000 &&
    typeof isMinimum === 'boolean'
    ? { hts8, originName, dutyPct, isMinimum }
    : null;
}
