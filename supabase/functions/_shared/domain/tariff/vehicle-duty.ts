import { type DutyCase, digitsOf, knownLayer } from './duty-case.ts';
import type { DutyLayer } from './duty-types.ts';
import { liftedDuty } from './lifted-duty.ts';
import { notesNaming } from './section-232-lists.ts';
import { originKey } from './tariff-origins.ts';
import {
  unitedKingdomVehicles,
  type VehicleAction,
  vehicleActions,
} from './vehicles.assumptions.ts';

/**
 * Section 232 on cars, trucks, buses and their parts (notes 33 and 38); null for other lines and
 * days, and for goods that are none of these. Its goods pay no duty of the action on metals.
 */
export function vehicleDuty(duty: DutyCase, base: DutyLayer): DutyLayer | null {
  const action = vehicleAction(duty);
  if (action === undefined) return null;
  const layer = {
    kind: 'section-232',
    label: `Section 232, ${action.goods}`,
    effectiveFrom: action.effectiveFrom,
  } as const;
  const doubt = isInVehicleDoubt(duty) ? unitedKingdomVehicles.doubts[action.note] : undefined;
  if (doubt !== undefined && duty.isLenient) {
    const { quotaHeading, quotaPct, partHeading, partTotalPct } = unitedKingdomVehicles;
    return action.note === '33(b)'
      ? knownLayer(duty, {
          ...layer,
          heading: quotaHeading,
          ratePct: quotaPct,
          reason: doubt,
          doubt,
        })
      : liftedDuty(
          duty,
          { ...layer, heading: partHeading, reason: doubt, doubt },
          { base, totalPct: partTotalPct },
        );
  }
  const partner = action.partners[originKey(duty.origin)];
  const reason = `Note ${action.note} names the line.`;
  if (partner !== undefined && duty.entryDate >= partner.from) {
    return liftedDuty(
      duty,
      { ...layer, heading: partner.heading, reason },
      { base, totalPct: action.partnerTotalPct },
    );
  }
  return knownLayer(duty, {
    ...layer,
    heading: action.heading,
    ratePct: action.ratePct,
    reason: `${reason} The rate applies to the whole customs value.`,
    doubt,
  });
}

/** The action that charges the goods, as the importer says what they are. */
export function vehicleAction(duty: DutyCase): VehicleAction | undefined {
  return duty.vehicleUse === 'other' ? undefined : listedAction(duty);
}

/** Whether the duty depends on what the goods are, and whether they are parts. */
export function vehicleQuestion(duty: DutyCase): 'vehicle' | 'part' | null {
  const action = listedAction(duty);
  return action === undefined ? null : action.isOfParts ? 'part' : 'vehicle';
}

/** Whether the total of the goods goes by a quota or by a use that nobody has said. */
export function isInVehicleDoubt(duty: DutyCase): boolean {
  const action = duty.origin.code === 'GB' ? vehicleAction(duty) : undefined;
  return (
    action?.note === '33(g)' || (action?.note === '33(b)' && digitsOf(duty).startsWith('8703'))
  );
}

/** What else the goods of the line may pay by these actions, beside the total. */
export function vehicleNotes(duty: DutyCase): string[] {
  const action = vehicleAction(duty);
  if (action === undefined) return [];
  const sentences: string[] = [];
  if (duty.isUsmca && action.usContentHeading !== null) {
    sentences.push(
      `With an approval of the Department of Commerce, vehicles that originate under the USMCA pay the ${action.ratePct}% on their non-US content only (${action.usContentHeading}).`,
    );
  }
  const isOfTrucks = action.note === '33(g)' && namedBy(duty, '38(i)');
  const isPartner = action.partners[originKey(duty.origin)] !== undefined;
  if (isOfTrucks && (isPartner || duty.origin.code === 'GB')) {
    sentences.push(
      'Parts of medium and heavy trucks pay an extra 25% (9903.74.08), whatever their origin; these numbers treat the goods as parts of cars or light trucks.',
    );
  }
  return sentences;
}

function listedAction(duty: DutyCase): VehicleAction | undefined {
  const named = notesNaming(digitsOf(duty), duty.entryDate).filter(({ isAssumed }) => isAssumed);
  return vehicleActions.find(
    ({ note, isUsmcaFree }) =>
      named.some((each) => each.note === note) && !(isUsmcaFree && duty.isUsmca),
  );
}

function namedBy(duty: DutyCase, note: VehicleAction['note']): boolean {
  return notesNaming(digitsOf(duty), duty.entryDate).some((each) => each.note === note);
}
