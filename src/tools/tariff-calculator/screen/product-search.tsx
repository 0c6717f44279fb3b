import type { TariffSearchHit } from '@functions/_shared/domain/tariff/tariff-types.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useEffect, useId, useState } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';
import { isComposing } from '@/lib/is-composing.ts';
import { tariffCalculatorCopy } from '../copy.ts';
import { maxSearchLength } from '../rules/known-answers.ts';
import { TariffServices } from '../services.ts';

const copy = tariffCalculatorCopy.form.product;

type ProductSearchProps = {
  initialText: string;
  /** Searches for the text without being asked, and shows the lines below the field. */
  searchesAtOnce?: boolean;
  onChoose: (hit: TariffSearchHit) => void;
};

const noneActive = -1;

/** A combobox over the tariff schedule: suggestions while typing, arrow keys, Enter, Escape. */
export function ProductSearch({
  initialText,
  searchesAtOnce = false,
  onChoose,
}: ProductSearchProps) {
  const [text, setText] = useState(initialText);
  const [isOpen, setIsOpen] = useState(searchesAtOnce);
  // Nobody has opened the list, so it must not lie over the form.
  const [isInFlow, setIsInFlow] = useState(searchesAtOnce);
  const [active, setActive] = useState(noneActive);
  const listId = useId();
  const { hits, status } = useLineSearch(isOpen ? text : '');
  const shown = isOpen && hits.length > 0;
  const marked = Math.min(active, hits.length - 1);
  const markedId = shown && marked >= 0 ? `${listId}-${marked}` : undefined;

  // The focus stays in the field, so the browser does not scroll to the active option.
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);

  function choose(hit: TariffSearchHit) {
    setText(`${hit.matchedTerm ?? lastPart(hit.description)} (${hit.hts8})`);
    setIsOpen(false);
    onChoose(hit);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') setIsOpen(false);
    if (!shown) {
      if (event.key === 'ArrowDown') setIsOpen(true);
      return;
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      setActive((marked + 1) % hits.length);
    }
    if (event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(marked <= 0 ? hits.length - 1 : marked - 1);
    }
    // Enter without a choice takes the first suggestion.
    const hit = hits[Math.max(marked, 0)];
    if (event.key === 'Enter' && hit) {
      event.preventDefault();
      choose(hit);
    }
  }

  return (
    <div className="relative">
      <Field label={copy.label} hint={copy.hint}>
        <Input
          role="combobox"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={markedId}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxSearchLength}
          placeholder={copy.placeholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(noneActive);
            setIsInFlow(false);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setIsOpen(false)}
        />
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label={copy.listLabel}
        className={cn(
          'mt-1 max-h-96 short:max-h-[55dvh] overflow-y-auto rounded-field border-[1.5px] border-ink bg-white p-1.5',
          !isInFlow && 'absolute inset-x-0 z-30 shadow-stack',
          !shown && 'hidden',
        )}
      >
        {hits.map((hit, index) => (
          <div
            key={hit.hts8}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            // Keeps the focus in the input; losing it would close the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(hit)}
            onKeyDown={onKeyDown}
            className={cn('cursor-default rounded-chip px-3 py-2', index === marked && 'bg-butter')}
          >
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{hit.matchedTerm ?? lastPart(hit.description)}</span>
              <span className="font-mono text-label">
                {hit.hts8} · {hit.generalRateText}
              </span>
            </span>
            <span className="block text-sm text-ink/80">{ending(hit.description)}</span>
          </div>
        ))}
      </div>
      <p role="status" className={cn('mt-2 text-sm text-muted', status === 'found' && 'sr-only')}>
        {statusText(status, hits.length)}
      </p>
    </div>
  );
}

type SearchStatus = 'idle' | 'searching' | 'found' | 'none' | 'failed';

const minQueryLength = 2;
const pauseMs = 180;

/**
 * Searches for what is being typed, a short pause after the last key. The results of the previous
 * search stay while the next one runs.
 */
function useLineSearch(text: string): { hits: readonly TariffSearchHit[]; status: SearchStatus } {
  const { searchLines } = use(TariffServices);
  const typed = text.trim();
  const query = usePaused(typed.length < minQueryLength ? '' : typed);
  const { status, data, isPlaceholderData } = useQuery(
    {
      queryKey: ['tariff-lines', query],
      queryFn: () => searchLines(query),
      // An empty query sends no request, and clears the results that keepPreviousData would keep.
      initialData: query === '' ? [] : undefined,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const hits = data ?? [];
  if (query === '') return { hits, status: 'idle' };
  if (status === 'error') return { hits, status: 'failed' };
  if (status === 'pending' || isPlaceholderData) return { hits, status: 'searching' };
  return { hits, status: hits.length > 0 ? 'found' : 'none' };
}

/** The query, debounced; an empty one takes effect at once. */
function usePaused(query: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    if (query === '') return setPaused('');
    const timer = setTimeout(() => setPaused(query), pauseMs);
    return () => clearTimeout(timer);
  }, [query]);
  return paused;
}

function statusText(status: SearchStatus, count: number): string {
  if (status === 'found') return copy.found(count);
  return status === 'idle' ? '' : copy[status];
}

function lastPart(description: string): string {
  return description.split(' > ').at(-1) ?? description;
}

/** Neighboring lines differ at the end of their descriptions. */
function ending(description: string): string {
  return description.length <= 140 ? description : `… ${description.slice(-140)}`;
}
