import type { ChosenCost } from '@functions/_shared/domain/tool-inputs/chosen-cost.ts';
import { Button } from '@/components/ui/button.tsx';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import type { ChosenUnitCost } from '@/tools/shared/assumptions.tsx';
import { revenueCalculatorCopy } from '../copy.ts';

const { receipt: copy } = revenueCalculatorCopy;

type CostReceiptProps = {
  chosenCost: ChosenCost;
  /** What the calculation would use otherwise. */
  estimateUsd: number;
  onUseEstimate: () => void;
};

/** Says that a supplier price stands in for the estimate, where it is from, and takes it back. */
export function CostReceipt({ chosenCost, estimateUsd, onUseEstimate }: CostReceiptProps) {
  return (
    <div
      data-ground="butter"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border border-ink p-4 text-sm"
    >
      <p className="max-w-measure">
        <strong>{copy.cost(formatUsdCents(chosenCost.unitCostUsd))}</strong>
        {`, ${costSource(chosenCost)}; ${copy.estimate(formatUsdCents(estimateUsd))}`}
      </p>
      <Button variant="tertiary" size="sm" data-print="hide" onClick={onUseEstimate}>
        {copy.useEstimate}
      </Button>
    </div>
  );
}

/** The chosen cost as the assumptions list it. */
export function chosenCostRow(chosenCost: ChosenCost): ChosenUnitCost {
  return { unitCostUsd: chosenCost.unitCostUsd, note: capitalize(costSource(chosenCost)) };
}

/** "the middle of our typical range for face serum at 500 pieces". */
function costSource({ product, pieces, source }: ChosenCost): string {
  return source === 'live'
    ? copy.listed(product, formatInteger(pieces))
    : copy.typical(withSmallLetter(product), formatInteger(pieces));
}

/** Not for abbreviations and names with a sign: "LED lamp", "T-shirt". */
function withSmallLetter(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
