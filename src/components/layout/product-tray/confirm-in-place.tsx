import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button.tsx';

type ConfirmInPlaceProps = Pick<ButtonProps, 'variant' | 'aria-label' | 'className'> & {
  words: { label: string; yes: string; no: string };
  /** What is asked first; without a question the button acts at once. */
  question: string | null;
  onConfirmed: () => void;
};

/** A button that asks in its own place before it acts. */
export function ConfirmInPlace({ words, question, onConfirmed, ...button }: ConfirmInPlaceProps) {
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const asked = useRef<HTMLParagraphElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  // The pressed button goes away; the focus must not fall out of the sheet.
  useEffect(() => {
    if (isAsking) asked.current?.focus();
    else if (wasAsked) trigger.current?.focus();
  }, [isAsking, wasAsked]);

  if (!isAsking || question === null) {
    return (
      <Button
        ref={trigger}
        size="sm"
        {...button}
        onClick={() => {
          if (question === null) return onConfirmed();
          setAsking(true);
          setAsked(true);
        }}
      >
        {words.label}
      </Button>
    );
  }
  return (
    <div data-ground="butter" className="w-full rounded-field border-[1.5px] border-ink p-4">
      <p ref={asked} tabIndex={-1} className="text-sm">
        {question}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            setAsking(false);
            onConfirmed();
          }}
        >
          {words.yes}
        </Button>
        <Button size="sm" variant="tertiary" onClick={() => setAsking(false)}>
          {words.no}
        </Button>
      </div>
    </div>
  );
}
