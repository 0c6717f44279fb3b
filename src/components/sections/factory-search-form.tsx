import { type FormEvent, useState } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select, type SelectOption } from '@/components/ui/select.tsx';
import { withoutScript } from '@/content/site.ts';
import type { ContentLink, Figure } from '@/content/types.ts';

type ChoiceWords<Value extends string> = {
  label: string;
  /** The option for no choice; its value is `any`. */
  any: string;
  options: readonly SelectOption<Value>[];
};

type FactorySearchFormProps<Country extends string, Category extends string> = {
  words: {
    label: string;
    submit: string;
    examples: { label: string; searches: readonly ContentLink[] };
    country: ChoiceWords<Country>;
    category: ChoiceWords<Category>;
  };
  /** What is searched, as the form's title block. */
  counts?: readonly Figure[];
  maxQueryLength: number;
  query: string;
  country: Country | null;
  category: Category | null;
  onSearch: (search: { query: string; country: Country | null; category: Category | null }) => void;
};

/**
 * The search form. Changing the country or category searches again right away. It is a real GET
 * form, so that it works before the page's script has loaded.
 */
export function FactorySearchForm<Country extends string, Category extends string>({
  words,
  counts = [],
  maxQueryLength,
  onSearch,
  ...search
}: FactorySearchFormProps<Country, Category>) {
  const [query, setQuery] = useState(search.query);
  const { country, category } = search;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch({ query: query.trim(), country, category });
  }

  return (
    <form
      method="get"
      data-ground="white"
      onSubmit={submit}
      className="grid gap-5 rounded-card border-[1.5px] border-ink p-[min(1.25rem,6.25vw)] sm:grid-cols-2 sm:p-6 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end lg:p-8"
    >
      <p className="scripting:hidden col-span-full font-medium text-risk-high">
        {withoutScript.form}
      </p>
      <Field label={words.label} className="sm:max-lg:col-span-2">
        <Input
          name="q"
          type="search"
          value={query}
          maxLength={maxQueryLength}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      </Field>
      <Field label={words.country.label}>
        <ChoiceSelect
          name="country"
          words={words.country}
          value={country}
          onChoose={(chosen) => onSearch({ query, country: chosen, category })}
        />
      </Field>
      <Field label={words.category.label}>
        <ChoiceSelect
          name="category"
          words={words.category}
          value={category}
          onChoose={(chosen) => onSearch({ query, country, category: chosen })}
        />
      </Field>
      <Button type="submit" className="sm:max-lg:justify-self-start">
        {words.submit}
      </Button>
      <p className="flex flex-wrap items-center gap-x-4 border-t border-dashed border-ink/50 pt-3 text-sm sm:col-span-2 lg:col-span-4">
        <span className="text-muted">{words.examples.label}</span>
        {words.examples.searches.map(({ href, label }) => (
          <SiteLink
            key={href}
            href={href}
            className={buttonClass({ variant: 'tertiary', size: 'sm' })}
          >
            {label}
          </SiteLink>
        ))}
      </p>
      {counts.length > 0 && (
        <dl className="max-sm:hidden -mx-[min(1.25rem,6.25vw)] -mb-[min(1.25rem,6.25vw)] grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] overflow-hidden rounded-b-[18px] border-t-[1.5px] border-ink sm:col-span-full sm:-mx-6 sm:-mb-6 lg:-mx-8 lg:-mb-8">
          {counts.map(({ value, label }) => (
            <div
              key={label}
              className="-ml-[1.5px] flex flex-col border-l-[1.5px] border-ink px-3.5 py-2.5 sm:px-6 lg:px-8 lg:py-5"
            >
              <dt className="spec-print text-muted">{label}</dt>
              <dd className="font-display text-display-3 tabular-nums lg:text-figure">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </form>
  );
}

type ChoiceSelectProps<Value extends string> = {
  name: string;
  words: ChoiceWords<Value>;
  value: Value | null;
  onChoose: (value: Value | null) => void;
};

function ChoiceSelect<Value extends string>({
  name,
  words,
  value,
  onChoose,
}: ChoiceSelectProps<Value>) {
  const options: SelectOption<Value | 'any'>[] = [
    { value: 'any', label: words.any },
    ...words.options,
  ];
  return (
    <Select
      name={name}
      options={options}
      value={value ?? 'any'}
      onValueChange={(chosen) => onChoose(chosen === 'any' ? null : chosen)}
    />
  );
}
