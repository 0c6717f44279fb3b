import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { RfqContent } from '../copy.ts';

type ClearRequestProps = { words: RfqContent['result']; onClear: () => void };

/** Empties the form, after asking: it may hold an hour of work. */
export function ClearRequest({ words, onClear }: ClearRequestProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button size="sm" variant="tertiary" className="self-start" onClick={() => setAsking(true)}>
        {words.clear}
      </Button>
    );
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      {words.clearQuestion}
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          setAsking(false);
          onClear();
        }}
      >
        {words.clearConfirm}
      </Button>
      <Button size="sm" variant="tertiary" onClick={() => setAsking(false)}>
        {words.clearCancel}
      </Button>
    </div>
  );
}
