import { type FormEvent, useState } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select, type SelectOption } from '@/components/ui/select.tsx';
import { withoutScript } from '@/content/site.ts';
import type { ContentLink } from '@/content/types.ts';

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
      className="mt-10 grid gap-5 rounded-card border-[1.5px] border-ink p-[min(1.25rem,6.25vw)] sm:grid-cols-2 sm:p-6 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end"
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
