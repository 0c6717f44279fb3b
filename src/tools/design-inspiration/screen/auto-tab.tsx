import { ScanEye } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { designInspirationCopy } from '../copy.ts';
import type { AutoAnalysis } from '../rules/inspiration.ts';
import { PaletteList } from './palette-list.tsx';

const { auto } = designInspirationCopy;

type AutoTabProps = {
  hasProfile: boolean;
  isAnalyzing: boolean;
  analysis: AutoAnalysis | null;
  onAnalyze: () => void;
  onRemove: () => void;
};

/** The look of the fetched profile; without a profile the button tells what is missing. */
export function AutoTab({ hasProfile, isAnalyzing, analysis, onAnalyze, onRemove }: AutoTabProps) {
  const hintId = useId();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{auto.text}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          busy={isAnalyzing}
          busyLabel={auto.analyzing}
          // Not `disabled`, so that a press tells what is missing.
          aria-disabled={!hasProfile || undefined}
          aria-describedby={hasProfile ? undefined : hintId}
          onClick={onAnalyze}
        >
          <ScanEye aria-hidden="true" />
          {analysis ? auto.again : auto.action}
        </Button>
        {!hasProfile && (
          <p id={hintId} className="text-sm text-muted">
            {auto.needsProfile}
          </p>
        )}
      </div>
      <div role="status">{analysis && <Analysis analysis={analysis} />}</div>
      {analysis && (
        <Button variant="tertiary" size="sm" className="self-start" onClick={onRemove}>
          {auto.remove}
        </Button>
      )}
    </div>
  );
}

function Analysis({ analysis }: { analysis: AutoAnalysis }) {
  return (
    <div className="flex flex-col gap-4">
      {analysis.aesthetic !== '' && (
        <div data-ground="sky" className="rounded-field p-4">
          <p className="spec-print">{auto.aesthetic}</p>
          <p className="mt-1 font-semibold">{analysis.aesthetic}</p>
          {analysis.basis !== '' && <p className="mt-2 text-sm">{analysis.basis}</p>}
        </div>
      )}
      <PaletteList title={auto.colors} colors={analysis.colors} />
      {analysis.mood.length > 0 && (
        <div>
          <p className="spec-print">{auto.mood}</p>
          <ul aria-label={auto.mood} className="mt-2 flex flex-wrap gap-2">
            {analysis.mood.map((mood) => (
              <li key={mood}>
                <Badge>{mood}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
