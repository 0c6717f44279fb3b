import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select, type SelectOption } from '@/components/ui/select.tsx';

type ChoiceWords<Value extends string> = {
  label: string;
  /** Stands for no choice; its value is `any`. */
  any: string;
  options: readonly SelectOption<Value>[];
};

type FactorySearchFormProps<Country extends string, Category extends string> = {
  words: {
    label: string;
    hint: string;
    submit: string;
    country: ChoiceWords<Country>;
    category: ChoiceWords<Category>;
  };
  longestQuery: number;
  query: string;
  country: Country | null;
  category: Category | null;
  onSearch: (search: { query: string; country: Country | null; category: Category | null }) => void;
};

/**
 * What is searched for; a change of country or category searches again at once. A real GET form:
 * it also works before the script of the page has arrived.
 */
export function FactorySearchForm<Country extends string, Category extends string>({
  words,
  longestQuery,
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
    <form method="get" onSubmit={submit} className="mt-8 flex max-w-2xl flex-col gap-5">
      <Field label={words.label} hint={words.hint}>
        <Input
          name="q"
          type="search"
          value={query}
          maxLength={longestQuery}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
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
      </div>
      <Button type="submit" size="lg" className="self-start">
        {words.submit}
      </Button>
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
