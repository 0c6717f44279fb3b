import { entryDayAt } from '@functions/_shared/domain/tariff/entry-day.ts';
import { useState } from 'react';
import { searchTariffLines, tariffLineFacts } from '@/api/tariffs.ts';
import { paths } from '@/config/paths.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { tariffCalculatorContent } from './copy.ts';
import { toTariffParams } from './rules/tariff-url.ts';
import { TariffCalculator } from './screen/tariff-calculator.tsx';

const services = {
  searchLines: (query: string) => searchTariffLines(query),
  lineFacts: tariffLineFacts,
};

/** Joins the tariff calculator to the database and to the page's address. */
export function TariffCalculatorBlock() {
  const [today] = useState(() => entryDayAt(new Date()));
  const address = useQueryAddress({ toParams: toTariffParams, path: paths.sourcing });
  return (
    <TariffCalculator
      words={tariffCalculatorContent}
      services={services}
      address={address}
      today={today}
    />
  );
}
