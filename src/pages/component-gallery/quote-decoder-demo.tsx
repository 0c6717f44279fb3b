import { useState } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { tabStorage } from '@/lib/storage.ts';
import { exampleMail } from '@/tools/quote-decoder/example-mail.ts';
import { QuoteDecoderScreen } from '@/tools/quote-decoder/screen/quote-decoder-screen.tsx';
import { QuoteServices } from '@/tools/quote-decoder/services.ts';
import { decoderKey } from '@/tools/quote-decoder/storage.ts';
import { landedTee } from './landed-fixtures.ts';
import { StateFrame } from './state-frame.tsx';
import { failing, never } from './tool-fixtures.ts';

const scan = async () => ({ problem: 'scan' }) as const;

const states: Record<string, QuoteServices> = {
  compared: { landedCost: async () => landedTee, readFile: scan },
  'on its way': { landedCost: () => never<typeof landedTee>(), readFile: scan },
  failed: { landedCost: failing, readFile: scan },
};

/** The quote decoder with an example, from waiting to failed. */
export function QuoteDecoderDemo() {
  return (
    <div className="flex flex-col gap-12">
      {Object.entries(states).map(([name, services]) => (
        <StateFrame key={name} name={`quote decoder: ${name}`}>
          <QuoteServices value={services}>
            <Example name={name} />
          </QuoteServices>
        </StateFrame>
      ))}
    </div>
  );
}

function Example({ name }: { name: string }) {
  // Each state has words of its own: answers are kept by them.
  useState(() =>
    tabStorage.write(
      decoderKey,
      JSON.stringify({
        product: `decoded T-shirt, ${name}`,
        units: exampleMail.units,
        zip: '90058',
        mails: [{ text: exampleMail.text }],
      }),
    ),
  );
  return (
    <Card padding="lg">
      <QuoteDecoderScreen />
    </Card>
  );
}
