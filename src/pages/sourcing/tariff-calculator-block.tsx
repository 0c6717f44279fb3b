import { entryDayAt } from '@functions/_shared/domain/tariff/entry-day.ts';
import { useState } from 'react';
import { searchTariffLines, tariffLineFacts } from '@/api/tariffs.ts';
import { TariffCalculator } from '@/components/tools/tariff-calculator/tariff-calculator.tsx';
import { paths } from '@/config/paths.ts';
import { tariffCalculatorContent } from '@/content/tariff-calculator.ts';
import { toTariffParams } from '@/lib/tariff/tariff-url.ts';
import { useQueryAddress } from '@/pages/shared/use-query-address.ts';

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
