import {
  type CountryProfile,
  countryProfile,
  type SourcingCategory,
} from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { Button } from '@/components/ui/button.tsx';
import { CloseButton } from '@/components/ui/close-button.tsx';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { Flag } from '@/tools/shared/flag.tsx';
import type { MapExplorerContent } from '../copy.ts';
import { compareRows } from './compare-rows.tsx';

type CompareViewProps = {
  words: MapExplorerContent;
  category: SourcingCategory | null;
  compared: readonly MapCountry[];
  /** The day of entry, 'YYYY-MM-DD'. */
  entryDay: string;
  onRemove: (country: MapCountry) => void;
  onClear: () => void;
};

/** Two or three countries side by side. */
export function CompareView({
  words,
  category,
  compared,
  entryDay,
  onRemove,
  onClear,
}: CompareViewProps) {
  const { compare } = words;
  const profiles = compared.map(countryProfile);
  return (
    <section aria-labelledby="compare-title" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id="compare-title" className="text-display-3">
          {compare.title}
        </h3>
        {compared.length > 0 && (
          <Button variant="tertiary" size="sm" onClick={onClear}>
            {compare.clear}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-muted empty:hidden">
        {compared.length < 2 && compare.prompt(2 - compared.length)}
      </p>
      {profiles.length >= 2 && (
        <>
          <CompareTable words={words} category={category} profiles={profiles} onRemove={onRemove} />
          <p className="mt-3 text-sm text-muted">{words.duty.basis(entryDay)}</p>
        </>
      )}
    </section>
  );
}

type CompareTableProps = {
  words: MapExplorerContent;
  category: SourcingCategory | null;
  profiles: readonly CountryProfile[];
  onRemove: (country: MapCountry) => void;
};

function CompareTable({ words, category, profiles, onRemove }: CompareTableProps) {
  return (
    <TableScroller
      titleId="compare-title"
      className="mt-4 rounded-card border-[1.5px] border-ink bg-white"
    >
      <table aria-labelledby="compare-title" className="w-full min-w-max border-collapse text-left">
        <thead>
          <tr>
            <th scope="col" className={fieldCell}>
              {words.compare.field}
            </th>
            {profiles.map(({ id, name }) => (
              <th key={id} scope="col" className="border-b-[1.5px] border-ink p-3 align-top">
                <span className="flex items-center justify-between gap-2 text-title">
                  <span>
                    <Flag country={id} />
                    {name}
                  </span>
                  <CloseButton label={words.compare.remove(name)} onClick={() => onRemove(id)} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(words, category).map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className={fieldCell}>
                {label}
              </th>
              {profiles.map((profile) => (
                <td
                  key={profile.id}
                  className="w-64 min-w-44 max-w-80 border-t border-dashed border-ink/40 p-3 align-top"
                >
                  {value(profile)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

/** Stays in view while the countries scroll by on a phone. */
const fieldCell =
  'sticky left-0 w-32 max-w-32 border-r border-t border-dashed border-ink/40 bg-white p-3 align-top spec-print font-normal text-muted sm:w-44 sm:max-w-44';
