import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { revenueCalculatorCopy } from '../copy.ts';
import { SubmissionProgress } from './submission-progress.tsx';
import { failedExtras, type Steps } from './submission-steps.ts';

const { steps: copy } = revenueCalculatorCopy;

type StepsCardProps = {
  steps: Steps;
  running: boolean;
  onRepeat: () => void;
  /** Asks for another address to send the report to. */
  onChangeAddress: () => void;
};

/** The steps while they run, and for as long as one of them has not worked. */
export function StepsCard({ steps, running, onRepeat, onChangeAddress }: StepsCardProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // Stays after a repeat, so that its outcome can be read and the focus has a place.
  const [wasRepeated, setRepeated] = useState(false);
  const isRepeating = useRef(false);

  useEffect(() => {
    if (running || !isRepeating.current) return;
    isRepeating.current = false;
    title.current?.focus();
  }, [running]);

  function repeat() {
    isRepeating.current = true;
    setRepeated(true);
    onRepeat();
  }

  const canRepeat = !running && failedExtras(steps).length > 0;
  const isRefused = !running && steps.notification === 'refused';
  const isPending = running || canRepeat || isRefused || Object.values(steps).includes('kept');
  if (!isPending && !wasRepeated) return null;
  return (
    <Card data-print="hide">
      <h3 ref={title} tabIndex={-1} className="mb-3 scroll-mt-28 text-title">
        {copy.title}
      </h3>
      <SubmissionProgress steps={steps} />
      {(canRepeat || isRefused) && (
        <div className="mt-4 flex flex-wrap gap-3">
          {canRepeat && (
            <Button variant="secondary" size="sm" onClick={repeat}>
              {copy.repeat}
            </Button>
          )}
          {isRefused && (
            <Button variant="secondary" size="sm" onClick={onChangeAddress}>
              {copy.otherAddress}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
