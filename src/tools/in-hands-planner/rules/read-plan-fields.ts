import { type CalendarDay, parseCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import { closureCalendar } from '@functions/_shared/domain/in-hands/closure-calendar.ts';
import { regionOfZip, type UsRegion } from '@functions/_shared/domain/in-hands/us-regions.ts';
import { maxOrderPieces } from '@functions/_shared/domain/order-terms.ts';
import { parseNumber } from '@functions/_shared/domain/parse-number.ts';
import type { PlanErrors, PlanFieldError, PlanFields, PlanInput } from './plan-fields.ts';

type ReadPlan =
  | Readonly<{ input: PlanInput; errors: PlanErrors }>
  | Readonly<{ input: null; errors: PlanErrors }>;

/** Reads the form. The ZIP code may stay blank; then `linkedRegion`, if a link brought one, holds. */
export function readPlanFields(
  fields: PlanFields,
  {
    locale,
    today,
    linkedRegion,
  }: { locale: string; today: CalendarDay; linkedRegion?: UsRegion | undefined },
): ReadPlan {
  const product = fields.product.trim().slice(0, maxGoodsTextLength);
  const pieces = readPieces(fields.pieces, locale);
  const inHandsOn = readDay(fields.inHandsOn, today);
  const zip = fields.zip.trim();
  const region = zip === '' ? linkedRegion : regionOfZip(zip);
  const errors: PlanErrors = {
    // Shorter words name no product.
    ...(product.length < 2 && { product: 'missing' as const }),
    ...('error' in pieces && { pieces: pieces.error }),
    ...('error' in inHandsOn && { inHandsOn: inHandsOn.error }),
    ...(zip !== '' && region === undefined && { zip: 'unknown-zip' as const }),
  };
  if (Object.keys(errors).length > 0 || 'error' in pieces || 'error' in inHandsOn) {
    return { input: null, errors };
  }
  return {
    input: {
      product,
      pieces: pieces.value,
      inHandsOn: inHandsOn.value,
      region,
      ...(fields.sample === 'with' && { withSample: true }),
    },
    errors,
  };
}

function readPieces(
  text: string,
  locale: string,
): Readonly<{ value: number }> | Readonly<{ error: PlanFieldError }> {
  if (text.trim() === '') return { error: 'missing' };
  const parsed = parseNumber(text, { kind: 'count', locale });
  if (!parsed.ok || parsed.value < 1) return { error: 'not-a-number' };
  return parsed.value > maxOrderPieces ? { error: 'too-many' } : { value: parsed.value };
}

function readDay(
  text: string,
  today: CalendarDay,
): Readonly<{ value: CalendarDay }> | Readonly<{ error: PlanFieldError }> {
  const day = parseCalendarDay(text);
  if (day === undefined) return { error: 'missing' };
  if (day <= today) return { error: 'passed' };
  return day > closureCalendar.to ? { error: 'past-calendar' } : { value: day };
}
