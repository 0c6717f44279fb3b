import {
  type TransportMode,
  transportModes,
} from '@functions/_shared/domain/tariff/import-fees.ts';
import { toHts8 } from '@functions/_shared/domain/tariff/tariff-code.ts';
import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { parseCalendarDay } from '@/lib/calendar/calendar-day.ts';
import { readNumber, readOption } from '@/lib/url-state.ts';

/** At most so many origins stand side by side. */
export const maxOrigins = 4;

/** What a duty calculation rests on; numbers are US dollars, pieces and kilograms. */
export type TariffInput = Readonly<{
  hts8: string | null;
  originCodes: readonly string[];
  unitValueUsd: number | undefined;
  quantity: number | undefined;
  /** Of the whole shipment. */
  freightUsd: number | undefined;
  unitWeightKg: number | undefined;
  mode: TransportMode;
  /** 'YYYY-MM-DD' */
  entryDate: string;
  usmcaClaim: boolean;
  /** Answers to the stack's questions. */
  answers: Readonly<Record<string, string>>;
}>;

const keys = {
  product: 'product',
  origin: 'origin',
  value: 'value',
  quantity: 'quantity',
  freight: 'freight',
  weight: 'weight',
  mode: 'by',
  entryDate: 'date',
  usmca: 'usmca',
  tenDigit: 'line',
  metal: 'metal',
} as const;

const answerKeys = [
  ['ten-digit-line', keys.tenDigit],
  ['metal-weight', keys.metal],
] as const;

const amount = { min: 0, max: 1e9 };

/** What an address that anyone may have edited says; today's date where it names no day. */
export function readTariffParams(params: URLSearchParams, today: string): TariffInput {
  const originCodes = [...new Set((params.get(keys.origin) ?? '').toUpperCase().split(','))]
    .filter((code) => findTariffOrigin(code) !== undefined)
    .slice(0, maxOrigins);
  const answers = answerKeys.flatMap(([id, key]) => {
    const answer = params.get(key) ?? '';
    return /^[\w.-]{1,20}$/.test(answer) ? [[id, answer] as const] : [];
  });
  return {
    hts8: toHts8(params.get(keys.product) ?? ''),
    originCodes: originCodes.length > 0 ? originCodes : ['CN'],
    unitValueUsd: readNumber(params, keys.value, amount),
    quantity: readNumber(params, keys.quantity, { ...amount, whole: true }),
    freightUsd: readNumber(params, keys.freight, amount),
    unitWeightKg: readNumber(params, keys.weight, amount),
    mode: readOption(params, keys.mode, isTransportMode) ?? 'ocean',
    entryDate: parseCalendarDay(params.get(keys.entryDate) ?? '') ?? today,
    usmcaClaim: params.get(keys.usmca) === '1',
    answers: Object.fromEntries(answers),
  };
}

/** The calculation as address parameters, always in the same order. */
export function toTariffParams(input: TariffInput): URLSearchParams {
  const params = new URLSearchParams({ tool: 'tariff' });
  if (input.hts8 !== null) params.set(keys.product, input.hts8);
  params.set(keys.origin, input.originCodes.join(','));
  const numbers = [
    [keys.value, input.unitValueUsd],
    [keys.quantity, input.quantity],
    [keys.freight, input.freightUsd],
    [keys.weight, input.unitWeightKg],
  ] as const;
  for (const [key, value] of numbers) if (value !== undefined) params.set(key, String(value));
  if (input.mode !== 'ocean') params.set(keys.mode, input.mode);
  params.set(keys.entryDate, input.entryDate);
  if (input.usmcaClaim) params.set(keys.usmca, '1');
  for (const [id, key] of answerKeys) {
    const answer = input.answers[id];
    if (answer !== undefined) params.set(key, answer);
  }
  return params;
}

/** What is known of a calculation so far; amounts as in `TariffInput`, null where not known. */
export type KnownDuty = {
  htsCode: string | null;
  originCodes: readonly string[];
  unitValueUsd: number | null;
  quantity: number | null;
  unitWeightKg: number | null;
  /** 'YYYY-MM-DD' */
  entryDate: string;
  usmcaClaim: boolean;
  answers: Readonly<Record<string, string>>;
};

/** The address query that opens the calculator with what is known so far, and up to four origins. */
export function tariffCalculatorQuery(known: KnownDuty): string {
  const { htsCode, originCodes, unitValueUsd, quantity, unitWeightKg, ...same } = known;
  const params = toTariffParams({
    hts8: htsCode,
    originCodes: originCodes.slice(0, maxOrigins),
    unitValueUsd: unitValueUsd ?? undefined,
    quantity: quantity ?? undefined,
    freightUsd: undefined,
    unitWeightKg: unitWeightKg ?? undefined,
    mode: 'ocean',
    ...same,
  });
  // Without one the calculator's own stands.
  if (originCodes.length === 0) params.delete(keys.origin);
  return params.toString();
}

function isTransportMode(value: unknown): value is TransportMode {
  return transportModes.some((mode) => mode === value);
}
