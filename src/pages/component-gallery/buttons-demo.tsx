import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { CloseButton } from '@/components/ui/close-button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import type { Ground } from '@/components/ui/ground.ts';
import { Tooltip } from '@/components/ui/tooltip.tsx';

const grounds: readonly Ground[] = [
  'white',
  'blush',
  'butter',
  'sky',
  'kraft',
  'ink',
  'tomato',
  'leaf',
];

export function ButtonsDemo() {
  const [busy, setBusy] = useState(false);
  return (
    <div className="flex flex-col gap-8">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-4">
          <Button size={size}>Start your brand</Button>
          <Button size={size} variant="secondary">
            See how it works
          </Button>
          <Button size={size} variant="tertiary">
            Try another
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button disabled>Calculate</Button>
        <Button variant="secondary" disabled>
          Calculate
        </Button>
        <Button variant="tertiary" disabled>
          Calculate
        </Button>
        <Button busy>Send results</Button>
        <Button busy busyLabel="Generating results + inspiration...">
          Send results
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => setBusy(true)}>
          Becomes busy
        </Button>
        <a href="#next" className={buttonClass()}>
          Ask for a quote <ArrowRight aria-hidden="true" />
        </a>
        <CopyButton text="https://example.com/?audience=1000" label="Copy link" />
        <Tooltip content="Only a hint">
          <Button variant="tertiary">With a tooltip</Button>
        </Tooltip>
        <CloseButton label="Close nothing" />
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {grounds.map((ground) => (
          <div
            key={ground}
            data-ground={ground}
            className="flex flex-col items-start gap-3 rounded-card p-5"
          >
            <p className="spec-print text-muted">{ground}</p>
            <Button size="sm">Primary</Button>
            <Button size="sm" variant="secondary">
              Secondary
            </Button>
            <Button size="sm" variant="tertiary">
              Tertiary
            </Button>
            <p className="text-sm">
              With <a href="#link">link colors</a> that fit the ground.
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
