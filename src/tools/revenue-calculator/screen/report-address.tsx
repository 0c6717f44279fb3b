import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { revenueCalculatorCopy } from '../copy.ts';

const { email: copy } = revenueCalculatorCopy;

type ReportAddressProps = {
  /** Null while the next calculation asks for one. */
  address: string | null;
  /** A report is on its way there: too late to change it. */
  running: boolean;
  onChange: () => void;
};

/** Says where the next report goes before it goes there, and lets that be changed. */
export function ReportAddress({ address, running, onChange }: ReportAddressProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const [wasChanged, setChanged] = useState(false);

  useEffect(() => {
    if (address !== null) setChanged(false);
    // The pressed button is gone; where a dialog opens, that takes the focus after this.
    else if (wasChanged) line.current?.focus();
  }, [address, wasChanged]);

  function change() {
    setChanged(true);
    onChange();
  }

  if (address === null) {
    return wasChanged ? (
      <p ref={line} tabIndex={-1} className="text-center text-sm text-muted">
        {copy.askedAgain}
      </p>
    ) : null;
  }
  return (
    <p className="text-center text-sm wrap-anywhere">
      {copy.goesTo} <strong>{address}</strong>
      {!running && (
        <>
          {' '}
          <Button variant="tertiary" size="sm" onClick={change}>
            {copy.change}
          </Button>
        </>
      )}
    </p>
  );
}
