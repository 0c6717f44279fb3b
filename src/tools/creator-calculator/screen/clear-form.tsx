import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { CreatorCalculatorContent } from '../copy.ts';

type ClearFormProps = {
  words: CreatorCalculatorContent['clear'];
  onClear: () => void;
};

/** Asks before it takes everything away, because nothing brings it back. */
export function ClearForm({ words, onClear }: ClearFormProps) {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);

  function ask(asks: boolean) {
    setAsking(asks);
    // The pressed button goes away; focus must not fall to the body.
    requestAnimationFrame(() => (asks ? keep : opener).current?.focus());
  }

  if (!isAsking) {
    return (
      <Button ref={opener} variant="tertiary" size="sm" onClick={() => ask(true)}>
        {words.action}
      </Button>
    );
  }
  return (
    <fieldset
      data-ground="butter"
      className="flex flex-col gap-3 rounded-field border-[1.5px] border-ink p-4"
    >
      <legend className="sr-only">{words.action}</legend>
      <p className="font-semibold">{words.question}</p>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" onClick={onClear}>
          {words.confirm}
        </Button>
        <Button ref={keep} variant="tertiary" size="sm" onClick={() => ask(false)}>
          {words.keep}
        </Button>
      </div>
    </fieldset>
  );
}
