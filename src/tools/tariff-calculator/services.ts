import type {
  TariffLineFacts,
  TariffSearchHit,
} from '@functions/_shared/domain/tariff/tariff-types.ts';
import { createContext } from 'react';
import { searchTariffLines, tariffLineFacts } from '@/api/tariffs.ts';

export type TariffServices = {
  /** Lines of the schedule for a code or words, best first. */
  searchLines: (query: string) => Promise<readonly TariffSearchHit[]>;
  /** Null when there is no such line. */
  lineFacts: (code: string) => Promise<TariffLineFacts | null>;
};

/** What the tariff calculator asks of the backend; tests and the gallery put stand-ins here. */
export const TariffServices = createContext<TariffServices>({
  searchLines: searchTariffLines,
  lineFacts: tariffLineFacts,
});
