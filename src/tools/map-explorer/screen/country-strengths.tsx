import type {
  CountryProfile,
  SourcingCategory,
} from '@functions/_shared/domain/country-profiles.ts';
import { cn } from '@/lib/cn.ts';
import type { MapExplorerContent } from '../copy.ts';

type CountryStrengthsProps = {
  words: MapExplorerContent;
  profile: CountryProfile;
  category: SourcingCategory | null;
};

/** The rating and the expertise in every category; the chosen one stands out. */
export function CountryStrengths({ words, profile, category: chosen }: CountryStrengthsProps) {
  const { panel } = words;
  return (
    <ul className="flex flex-col gap-3">
      {profile.manufacturingStrengths.map(({ category, rating, expertise }) => (
        <li
          key={category}
          className={cn(
            'rounded-field border border-ink p-3',
            category === chosen && 'bg-butter/40',
          )}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{words.categoryLabel(category)}</span>
            <span className="spec-print">
              {panel.rating(rating)}, {panel.ratingWord(rating).toLowerCase()} ({panel.estimateMark}
              )
            </span>
          </p>
          <span aria-hidden="true" className="mt-2 flex gap-1">
            {[1, 2, 3, 4, 5].map((step) => (
              <span
                key={step}
                className={cn(
                  'h-2.5 flex-1 rounded-pill border border-ink',
                  step <= rating ? 'bg-leaf' : 'bg-white',
                )}
              />
            ))}
          </span>
          <ul className="mt-2.5 flex flex-wrap gap-1.5">
            {expertise.map((skill) => (
              <li key={skill} className="rounded-pill bg-ink/5 px-2.5 py-0.5 text-sm">
                {skill}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
