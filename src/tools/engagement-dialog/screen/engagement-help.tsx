import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InfoTip } from '@/components/ui/info-tip.tsx';
import type { EngagementRateContent } from '../copy.ts';

export type EngagementHelpProps = {
  words: EngagementRateContent['help'];
  /** Without it there is no dialog to offer, and the help is text alone. */
  onCalculate?: () => void;
};

/** The question mark beside an engagement rate. */
export function EngagementHelp({ words, onCalculate }: EngagementHelpProps) {
  const [open, setOpen] = useState(false);
  return (
    <InfoTip label={words.trigger} open={open} onOpenChange={setOpen}>
      <p className="font-semibold">{words.title}</p>
      <p className="mt-1">{words.text}</p>
      {onCalculate && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          onClick={() => {
            setOpen(false);
            onCalculate();
          }}
        >
          {words.action}
        </Button>
      )}
    </InfoTip>
  );
}
