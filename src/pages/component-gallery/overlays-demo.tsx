import { useState } from 'react';
import { StartFailure } from '@/components/layout/start-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Popover } from '@/components/ui/popover.tsx';
import { toast } from '@/components/ui/toast-store.ts';

export function OverlaysDemo() {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Where should we send it?"
        description="Your results are ready. We need an address for the detailed report."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Not now
            </Button>
            <Button onClick={() => setOpen(false)}>Show my results</Button>
          </>
        }
      >
        <Field label="Your email" required hint="We send your results there, nothing else.">
          <Input type="email" placeholder="you@example.com" />
        </Field>
      </Dialog>
      <Popover label="About FOB prices" trigger={<Button variant="secondary">Open popover</Button>}>
        Prices are FOB: without shipping, freight or import duties.
      </Popover>
      <Button
        variant="secondary"
        onClick={() =>
          toast({ title: 'Idea Selected!', description: "Let's see the numbers for Grip socks" })
        }
      >
        Toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: 'Success! 🎉',
            description: 'Your results are ready. Check your email for a detailed report!',
            variant: 'success',
          })
        }
      >
        Success toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: 'Missing Information',
            description: 'Please fill in all fields',
            variant: 'destructive',
          })
        }
      >
        Destructive toast
      </Button>
      {/* Positioned in this box instead of the window. */}
      <div className="h-36 w-full contain-layout">
        <StartFailure />
      </div>
    </div>
  );
}
