import type { QuizAnswers } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Flag } from '@/tools/shared/flag.tsx';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { optionLabel } from '../copy.ts';
import { quizReportCopy as copy } from '../report-copy.ts';
import type { TopCountry } from '../rules/quiz-result.ts';

type TopCountryCardProps = {
  rank: number;
  country: TopCountry;
  volume: QuizAnswers['volume'];
  onOpenCountry: (country: MapCountry) => void;
};

const rankTones = ['first', 'second', 'third'] as const;

/** One of the top three countries, with what speaks for and against it. */
export function TopCountryCard({ rank, country, volume, onOpenCountry }: TopCountryCardProps) {
  return (
    <PanelSection className="flex h-full flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={rankTones[rank - 1]}>{copy.rank(rank)}</Badge>
        <span className="flex gap-3 font-mono text-label tabular-nums">
          <span>{copy.score(country.score)}</span>
          <span className="text-muted">{copy.points(country.points)}</span>
        </span>
      </div>
      <h4 className="text-display-3">
        <Flag country={country.countryId} />
        {country.country}
      </h4>
      <Part title={copy.strengths}>
        <List items={country.strengths} />
      </Part>
      <Part title={copy.considerations}>
        <List items={country.considerations} />
      </Part>
      <dl className="grid gap-3 text-sm">
        <Fact term={copy.bestFor}>{country.bestFor}</Fact>
        <Fact
          term={copy.leadTime}
          note={copy.leadTimeFor(country.factsCategory, country.isLeadTimeEstimate)}
        >
          {country.avgLeadTime}
        </Fact>
        <Fact
          term={copy.moq}
          note={copy.firstOrder(country.firstOrder, optionLabel('volume', volume))}
        >
          {country.estimatedMOQ}
        </Fact>
        <Fact term={copy.certifications}>{country.certificationSupport.join(', ')}</Fact>
      </dl>
      <Button
        size="sm"
        variant="tertiary"
        data-print="hide"
        className="mt-auto self-start"
        onClick={() => onOpenCountry(country.countryId)}
      >
        {copy.openCountry(country.country)}
      </Button>
    </PanelSection>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h5 className="font-semibold">{title}</h5>
      {children}
    </div>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-1.5 list-disc space-y-1.5 pl-5 text-sm">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

type FactProps = {
  term: string;
  /** What the value means, in a line of its own. */
  note?: string;
  children: ReactNode;
};

function Fact({ term, note, children }: FactProps) {
  return (
    <div className="border-t border-ink/20 pt-2">
      <dt className="font-mono text-label text-muted">{term}</dt>
      <dd>{children}</dd>
      {note && <dd className="mt-0.5 text-muted">{note}</dd>}
    </div>
  );
}
