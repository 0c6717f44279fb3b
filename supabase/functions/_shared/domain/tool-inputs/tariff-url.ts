import { type AddressParam, addressCodec, numberParam, textParam } from '../address-codec.ts';
import { parseCalendarDay } from '../calendar-day.ts';
import { type TransportMode, transportModes } from '../tariff/import-fees.ts';
import { toHts8 } from '../tariff/tariff-code.ts';
import { findTariffOrigin } from '../tariff/tariff-origins.ts';
import { parseOptionParam } from '../url-state.ts';
import { readLinkFigures } from './link-figures.ts';

/** The most origins that are compared side by side. */
export const maxOrigins = 4;

/** Characters (UTF-16 units) of the words for the goods; an address has no room for a description. */
const maxProductWordsLength = 120;

/** The inputs of a duty calculation, in US dollars, pieces and kilograms. */
export type TariffInput = Readonly<{
  hts8: string | null;
  /** The words that led to the line, which alone does not say what the goods are. */
  productWords: string | undefined;
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

const defaultOrigins: readonly string[] = ['CN'];
const defaultMode: TransportMode = 'ocean';
const bounds = { min: 0, max: 1e9 };

const product: AddressParam<string | null> = {
  read: (params) => toHts8(params.get('product') ?? ''),
  write: (hts8) => (hts8 === null ? [] : [['product', hts8]]),
};

const origins: AddressParam<readonly string[]> = {
  read: (params) => {
    const codes = new Set((params.get('origin') ?? '').toUpperCase().split(','));
    const known = [...codes].filter((code) => findTariffOrigin(code) !== undefined);
    return known.length > 0 ? known.slice(0, maxOrigins) : undefined;
  },
  write: (codes) => (codes.length > 0 ? [['origin', codes.join(',')]] : []),
};

const mode: AddressParam<TransportMode> = {
  read: (params) => parseOptionParam(params, 'by', isTransportMode),
  write: (by) => (by === defaultMode ? [] : [['by', by]]),
};

const entryDate: AddressParam<string> = {
  read: (params) => parseCalendarDay(params.get('date') ?? ''),
  write: (day) => [['date', day]],
};

const usmcaClaim: AddressParam<boolean> = {
  read: (params) => params.get('usmca') === '1',
  write: (claim) => (claim ? [['usmca', '1']] : []),
};

const answerKeys = [
  ['ten-digit-line', 'line'],
  ['metal-weight', 'metal'],
  ['drone-kind', 'drone'],
  ['quartz-quota', 'quota'],
  ['vehicle-use', 'vehicle'],
] as const;

const answers: AddressParam<TariffInput['answers']> = {
  read: (params) =>
    Object.fromEntries(
      answerKeys.flatMap(([id, key]) => {
        const answer = params.get(key) ?? '';
        return /^[\w.-]{1,20}$/.test(answer) ? [[id, answer]] : [];
      }),
    ),
  write: (given) =>
    answerKeys.flatMap(([id, key]) => {
      const answer = given[id];
      return answer === undefined ? [] : [[key, answer]];
    }),
};

const codec = addressCodec<TariffInput>(['tool', 'tariff'], {
  hts8: product,
  productWords: textParam('goods', maxProductWordsLength),
  originCodes: origins,
  unitValueUsd: numberParam('value', bounds),
  quantity: numberParam('quantity', { ...bounds, whole: true }),
  freightUsd: numberParam('freight', bounds),
  unitWeightKg: numberParam('weight', bounds),
  mode,
  entryDate,
  usmcaClaim,
  answers,
});

/** The calculation as address parameters, always in the same order. */
export const toTariffParams: (input: Partial<TariffInput>) => URLSearchParams = codec.toParams;

/** Reads an address, which anyone may have edited; `today` where it names no valid day. */
export function parseTariffParams(params: URLSearchParams, today: string): TariffInput {
  const said = codec.readParams(params);
  return {
    hts8: said.hts8 ?? null,
    // Words without a line would be searched for, not opened.
    productWords: said.hts8 ? said.productWords : undefined,
    originCodes: said.originCodes ?? defaultOrigins,
    unitValueUsd: said.unitValueUsd,
    quantity: said.quantity,
    freightUsd: said.freightUsd,
    unitWeightKg: said.unitWeightKg,
    mode: said.mode ?? defaultMode,
    // The sender of a link chose no day if it is the one the link was made on.
    entryDate:
      said.entryDate === undefined || said.entryDate === readLinkFigures(params)?.madeOn
        ? today
        : said.entryDate,
    usmcaClaim: said.usmcaClaim ?? false,
    answers: said.answers ?? {},
  };
}

const paramNames: Partial<Record<keyof TariffInput, string>> = {
  originCodes: 'origin',
  unitValueUsd: 'value',
  quantity: 'quantity',
};

/** Whether an address states one of the inputs that another tool may know. */
export function saysTariffParam(params: URLSearchParams, input: keyof TariffInput): boolean {
  const name = paramNames[input];
  return name !== undefined && params.has(name);
}

/** A calculation that may be incomplete; amounts as in `TariffInput`, null where unknown. */
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

/** The address query that opens the calculator with these inputs, and up to four origins. */
export function tariffCalculatorQuery(known: KnownDuty): string {
  const { htsCode, originCodes, unitValueUsd, quantity, unitWeightKg, ...same } = known;
  return toTariffParams({
    ...same,
    hts8: htsCode,
    originCodes: originCodes.slice(0, maxOrigins),
    unitValueUsd: unitValueUsd ?? undefined,
    quantity: quantity ?? undefined,
    unitWeightKg: unitWeightKg ?? undefined,
  }).toString();
}

function isTransportMode(value: unknown): value is TransportMode {
  return transportModes.some((each) => each === value);
}
