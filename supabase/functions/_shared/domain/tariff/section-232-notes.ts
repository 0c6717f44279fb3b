import { formatLongDate } from '../format-long-date.ts';
import type { Section232Note } from './action-lists.ts';
import { type DutyCase, digitsOf } from './duty-case.ts';
import type { DutyLayer } from './duty-types.ts';
import { notesNaming } from './section-232-lists.ts';
import { chipAction, drugAction } from './section-232-notes.assumptions.ts';
import { originKey } from './tariff-origins.ts';
import type { TariffLineFacts, TariffOrigin } from './tariff-types.ts';
import { vehicleActions } from './vehicles.assumptions.ts';

/**
 * That a patented drug under the line pays Section 232 (note 40), beside the total, which takes the
 * goods as generics or no drugs. By eight digits: the statistical numbers of the list moved in 2026.
 */
export function drugNotes(duty: DutyCase): string[] {
  const digits = digitsOf(duty).slice(0, 8);
  if (!notesNaming(digits, duty.entryDate).some(({ note }) => note === '40(c)')) return [];
  const { heading, totalPct, partners, freeOrigins } = drugAction;
  const key = originKey(duty.origin);
  if (freeOrigins.includes(key)) return [];
  const total = partners.originCodes.includes(key) ? partners : { heading, totalPct };
  return [
    `If this is a patented drug or an ingredient of one, Section 232 raises the duty to a total of ${total.totalPct}% (${total.heading}; ${drugAction.since}), which these numbers leave out: they’re for generics and for goods that aren’t drugs.`,
  ];
}

type Question = Readonly<{
  facts: TariffLineFacts;
  origin: TariffOrigin;
  entryDate: string;
  layers: readonly DutyLayer[];
}>;

/** The Section 232 duties that only some goods of the line would pay, in sentences. */
export function listedPartly({ facts, origin, entryDate, layers }: Question): string[] {
  const digits = facts.line.hts8.replaceAll('.', '');
  const notes = notesNaming(digits, entryDate)
    .filter(({ isAssumed }) => !isAssumed)
    .map(({ note }) => note);
  const isVehiclePart = layers.some(({ label }) => /^Section 232, .*(?:cars|trucks)/.test(label));
  return [
    ...(isVehiclePart ? [] : vehicleParts(notes, { origin, entryDate })),
    ...(notes.includes('39(b)')
      ? [
          `Section 232 adds ${chipAction.ratePct}% (${chipAction.heading}, since ${formatLongDate(chipAction.effectiveFrom)}) to chips for artificial intelligence within the limits of note 39(b), and to products that contain them, unless their use is exempt; these numbers are for other goods.`,
        ]
      : []),
  ];
}

function vehicleParts(
  notes: readonly Section232Note[],
  { origin, entryDate }: Pick<Question, 'origin' | 'entryDate'>,
): string[] {
  const [action] = vehicleActions.filter(({ note }) => notes.includes(note));
  if (action === undefined) return [];
  const partner = action.partners[originKey(origin)];
  const rate =
    partner !== undefined && entryDate >= partner.from
      ? `raises the duty to a total of ${action.partnerTotalPct}%`
      : `adds ${action.ratePct}%`;
  return [
    `Section 232 ${rate} (${action.heading}, since ${formatLongDate(action.effectiveFrom)}) on ${action.goods}; these numbers are for other goods.`,
  ];
}
