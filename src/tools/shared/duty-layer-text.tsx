import { formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';

type DutyLayerTextProps = {
  words: { since: (day: string) => string; until: (day: string) => string };
  layer: {
    label: string;
    heading: string | null;
    effectiveFrom: string | null;
    effectiveTo: string | null;
    reason: string;
  };
};

/** One layer of a duty in words: what it is, where it stands and since when, and why it is due. */
export function DutyLayerText({ words, layer }: DutyLayerTextProps) {
  const { label, heading, effectiveFrom, effectiveTo, reason } = layer;
  const facts = [
    heading,
    effectiveFrom && words.since(formatCalendarDay(effectiveFrom)),
    effectiveTo && words.until(formatCalendarDay(effectiveTo)),
  ].filter(Boolean);
  return (
    <>
      <span className="font-semibold">{label}</span>{' '}
      <span className="block spec-print text-muted">{facts.join(', ')}</span>
      <span className="block text-muted">{reason}</span>
    </>
  );
}
