import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import type { RevenueCalculatorContent } from '../copy.ts';

type ExtrasPromptProps = { words: RevenueCalculatorContent['extras']; onAsk: () => void };

/** For figures without pictures and factories: a dismissed dialog, a shared link, a failed save. */
export function ExtrasPrompt({ words, onAsk }: ExtrasPromptProps) {
  return (
    <Card
      ground="blush"
      padding="lg"
      className="flex flex-col items-start gap-5 md:flex-row md:items-center md:justify-between"
    >
      <div>
        <h3 className="text-title">{words.title}</h3>
        <p className="mt-2 max-w-measure">{words.text}</p>
      </div>
      <Button variant="secondary" onClick={onAsk} className="shrink-0">
        {words.action}
      </Button>
    </Card>
  );
}
