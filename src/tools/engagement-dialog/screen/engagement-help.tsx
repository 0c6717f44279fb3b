import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InfoTip } from '@/components/ui/info-tip.tsx';
import { engagementHelpCopy } from '../copy.ts';

export type EngagementHelpProps = {
  /** Opens the calculator; without it the help is text alone. */
  onCalculate?: () => void;
};

/** The question mark beside an engagement rate. */
export function EngagementHelp({ onCalculate }: EngagementHelpProps) {
  const [open, setOpen] = useState(false);
  return (
    <InfoTip label={engagementHelpCopy.trigger} open={open} onOpenChange={setOpen}>
      <p className="font-semibold">{engagementHelpCopy.title}</p>
      <p className="mt-1">{engagementHelpCopy.text}</p>
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
          {engagementHelpCopy.action}
        </Button>
      )}
    </InfoTip>
  );
}
