import { useState } from 'react';
import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { type ProgressStep, ProgressSteps } from '@/components/ui/progress-steps.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

const sending: readonly ProgressStep[] = [
  { id: 'save', label: 'Saving your results', state: 'done' },
  { id: 'notify', label: 'Writing to your inbox', state: 'failed', note: 'We will try again.' },
  { id: 'draw', label: 'Drawing two mockups', state: 'running' },
  { id: 'search', label: 'Searching factories', state: 'waiting' },
];

export function FeedbackDemo() {
  const [steps, setSteps] = useState(sending);
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Card>
        <ProgressSteps steps={steps} />
        <Button
          variant="tertiary"
          onClick={() => setSteps(sending.map((step) => ({ ...step, state: 'done' })))}
        >
          Finish all
        </Button>
      </Card>
      <Card className="flex flex-col gap-6">
        <Progress label="Readiness" value={64} />
        <Progress label="Questions" value={3} max={5} valueText="3 of 5" />
        <Progress label="Searching" value={null} />
        <div className="flex gap-4">
          <Skeleton className="size-16 rounded-full" />
          <div className="flex flex-1 flex-col gap-3 pt-2">
            <Skeleton className="w-3/4" />
            <Skeleton className="w-1/2" />
          </div>
        </div>
      </Card>
      <EmptyState
        className="lg:col-span-2"
        mark={<SmileySticker className="size-20" mood="surprised" />}
        title="We're expanding our network for this product category"
        action={<Button>Book a Call to Discuss Custom Sourcing</Button>}
      >
        <p>No factory in our list makes this yet. Tell us what it is, and we look for one.</p>
      </EmptyState>
    </div>
  );
}
