import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';

type FactorySearchFormProps = {
  words: { label: string; hint: string; submit: string };
  query: string;
  onSearch: (query: string) => void;
};

/** A real GET form: it also works before the script of the page has arrived. */
export function FactorySearchForm({ words, query, onSearch }: FactorySearchFormProps) {
  const inputId = useId();
  const hintId = useId();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('q');
    onSearch(typeof value === 'string' ? value.trim() : '');
  }

  return (
    <form method="get" onSubmit={search} className="mt-8 max-w-2xl">
      <label htmlFor={inputId} className="font-semibold">
        {words.label}
      </label>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row">
        <input
          id={inputId}
          name="q"
          type="search"
          defaultValue={query}
          maxLength={200}
          aria-describedby={hintId}
          autoComplete="off"
          className="min-h-14 w-full min-w-0 flex-1 rounded-field border-[1.5px] border-ink bg-white px-4 text-base text-ink"
        />
        <Button type="submit" size="lg">
          {words.submit}
        </Button>
      </div>
      <p id={hintId} className="mt-2 text-sm text-muted">
        {words.hint}
      </p>
    </form>
  );
}
