import { type DutyCase, digitsOf, knownLayer, openLayer } from './duty-case.ts';
import type { DutyLayer } from './duty-types.ts';
import { quartzExempt, vehicleActions } from './other-actions.assumptions.ts';
import { type OtherActionList, otherActionLists } from './other-actions.generated.ts';
import { europeanUnionHeading } from './tariff-origins.assumptions.ts';
import type { TariffOrigin } from './tariff-types.ts';

/**
 * Section 232 on drones and on solar cells, and on vehicles where only headings are known; null for
 * other lines and days. The lists are in other-actions.generated.ts.
 */
export function otherSection232Duty(duty: DutyCase, base: DutyLayer): DutyLayer | null {
  const list = chosenList(duty);
  return list === undefined ? vehicleDuty(duty, base) : chargedBy(list, duty, base);
}

/** The Section 201 safeguard on quartz surface products; null for other lines, origins and days. */
export function quartzDuty(duty: DutyCase): DutyLayer | null {
  const list = listsFor(duty).find(
    ({ program, when }) => program === 'quartz' && when === (duty.quartzQuota ?? 'in-quota'),
  );
  if (list === undefined || isMixedLine(duty)) return null;
  const { heading, ratePct, effectiveFrom, effectiveTo } = list;
  return knownLayer(duty, {
    kind: 'section-201',
    heading,
    label: 'Section 201 safeguard, quartz surface products',
    ratePct,
    effectiveFrom,
    effectiveTo,
    reason: `${list.when === 'in-quota' ? 'Within' : 'Over'} the quota of note 41, quartz surface products pay ${ratePct}% on top of every other duty.`,
  });
}

/** Whether drones of the line and origin have a lower rate for certified components. */
export function hasCertifiedRate(duty: DutyCase): boolean {
  return listsFor(duty).some(({ when }) => when === 'certified');
}

/** Whether the rate without thermal imaging differs: over 25 kg all drones pay the same. */
export function hasThermalRate(duty: DutyCase): boolean {
  return listsFor(duty).some(({ when }) => when === 'thermal-imaging');
}

/** Whether the safeguard on quartz is charged, and therefore its quota matters. */
export function asksQuartzQuota(duty: DutyCase): boolean {
  return quartzDuty(duty) !== null;
}

/**
 * Whether the sources do not agree, or do not say, that a duty of the stack is charged: such a line
 * is computed in both readings.
 */
export function isInDoubt(duty: DutyCase): boolean {
  if (duty.origin.code === 'BR' || vehicleAction(duty) !== undefined) return true;
  const list = chosenList(duty);
  if (duty.origin.forcedLabor === null || list === undefined) return false;
  // The lower rate for drones of partners is a total of everything: no reading adds to it.
  return list.program === 'polysilicon' || list.mode === 'add';
}

/**
 * Whether a Section 232 layer takes the goods out of the forced-labor action (note 52(f)). For
 * drones and solar cells the sources differ, so that both readings are computed.
 */
export function isFreedBySection232(duty: DutyCase, section232: DutyLayer | null): boolean {
  if (section232 === null || (section232.ratePct ?? 0) <= 0) return false;
  return section232.doubt === undefined || vehicleAction(duty) !== undefined || duty.isLenient;
}

/** Sentences beside the total: where sources differ, and what else is charged on the goods. */
export function otherActionNotes(duty: DutyCase): string[] {
  const lists = listsFor(duty);
  const has = (program: OtherActionList['program']) =>
    lists.some((list) => list.program === program);
  const digits = digitsOf(duty);
  const sentences: string[] = [];
  if (lists.some(({ when }) => when === 'docking-station')) {
    sentences.push(
      'If these are docking stations for drones or their parts, Section 232 adds 100% (9903.08.21), which these numbers leave out.',
    );
  }
  if (lists.some(({ when }) => when === 'large-drone-part')) {
    sentences.push(
      'If these are parts of drones over 25 kg, Section 232 adds 100% (9903.08.21), which these numbers leave out. From Feb 9, 2027 further drone parts pay 25% (9903.08.22); that list is not loaded.',
    );
  }
  if (lists.some(({ when }) => when === 'certified')) {
    sentences.push(
      'Drones whose critical components are nearly all certified as made in the United States or allied countries pay less (9903.08.23 and 9903.08.24); whether customs accepts that rate yet is not settled in our sources.',
    );
  }
  if (has('polysilicon')) {
    const price = digits.startsWith('854142')
      ? '$0.22 a watt'
      : digits.startsWith('854143')
        ? '$0.38 a watt'
        : '$100 a kilogram';
    sentences.push(
      `A minimum import price of ${price} applies too: what the entered value lacks is charged on top, or the whole price without documents (Proclamation 11052).`,
    );
  }
  if (digits.startsWith('28046100') && duty.entryDate >= '2026-12-04') {
    sentences.push(
      'A minimum import price of $21 a kilogram applies to polysilicon: what the entered value lacks is charged on top (Proclamation 11052).',
    );
  }
  if (has('quartz') && isMixedLine(duty)) {
    sentences.push(
      'If these are quartz surface products, a Section 201 safeguard adds 25% in quota (9903.45.30) or 50% over it (9903.45.31), which these numbers leave out.',
    );
  } else if (has('quartz') && !quartzExempt.neverDeveloping.includes(originKey(duty.origin))) {
    sentences.push(
      'Developing countries that note 41(c) names are exempt from the safeguard on quartz; the list is not loaded.',
    );
  }
  return sentences;
}

function chargedBy(list: OtherActionList, duty: DutyCase, base: DutyLayer): DutyLayer {
  const { program, heading, ratePct, mode, effectiveFrom, effectiveTo } = list;
  const goods = program === 'drones' ? 'drones' : 'solar cells, modules and wafers';
  const layer = {
    kind: 'section-232',
    heading,
    label: `Section 232, ${goods}`,
    effectiveFrom,
    effectiveTo,
    doubt: !isInDoubt(duty)
      ? undefined
      : program === 'drones'
        ? 'Sources differ on whether drones that pay Section 232 also pay the forced-labor duty: note 52(f) does not name them, but a rules pack of importers leaves it out. Both totals are shown.'
        : 'No source settles whether goods that pay this Section 232 duty also pay the forced-labor duty: note 52(f) does not name it. Both totals are shown.',
    reason: `The Section 232 action on ${goods} names the line (${program === 'drones' ? 'Proclamation 11055' : 'Proclamation 11052; its final heading is not known'}).`,
  } as const;
  return mode === 'add'
    ? knownLayer(duty, { ...layer, ratePct })
    : lifted(duty, layer, base, ratePct);
}

/** Vehicles: the lines of the notes are not loaded, so with the duty and without it. */
function vehicleDuty(duty: DutyCase, base: DutyLayer): DutyLayer | null {
  const action = vehicleAction(duty);
  if (action === undefined) return null;
  const partner = vehicleActions.partnersFrom[originKey(duty.origin)];
  const layer = {
    kind: 'section-232',
    heading: partner === undefined ? action.heading : null,
    label: `Section 232, ${action.name}`,
    effectiveFrom: action.effectiveFrom,
    doubt: `The action names ${action.name} by lists (${action.note}) that are not loaded: the totals are with it and without it.`,
  } as const;
  if (duty.isLenient) {
    return knownLayer(duty, { ...layer, ratePct: 0, reason: layer.doubt });
  }
  const reason = `If ${action.note} names the goods.`;
  return partner !== undefined && action.hasPartners && duty.entryDate >= partner
    ? lifted(duty, { ...layer, reason }, base, vehicleActions.partnerTotalPct)
    : knownLayer(duty, { ...layer, ratePct: action.ratePct, reason });
}

function vehicleAction(duty: DutyCase) {
  // A claim under the USMCA and goods of the United Kingdom have rules of their own; goods of Brazil
  // are in doubt already.
  if (duty.isUsmca || ['BR', 'GB'].includes(duty.origin.code)) return undefined;
  const digits = digitsOf(duty);
  return vehicleActions.actions.find(
    ({ prefixes, effectiveFrom }) =>
      duty.entryDate >= effectiveFrom && prefixes.some((prefix) => digits.startsWith(prefix)),
  );
}

function lifted(
  duty: DutyCase,
  layer: Readonly<{
    kind: 'section-232';
    heading: string | null;
    label: string;
    reason: string;
    doubt: string | undefined;
    effectiveFrom: string;
  }>,
  base: DutyLayer,
  totalPct: number,
): DutyLayer {
  const reason = `${layer.reason} It lifts the base rate to a total of ${totalPct}%.`;
  if (base.ratePct === null && base.minimumPct < totalPct) {
    return openLayer({
      ...layer,
      reason,
      rateText: `up to a total of ${totalPct}%`,
      minimumPct: totalPct - base.minimumPct,
      liftsBaseToPct: totalPct,
    });
  }
  return knownLayer(duty, { ...layer, reason, ratePct: Math.max(totalPct - base.minimumPct, 0) });
}

/** The kind of drone that the importer says, or the one that is assumed. */
function droneKind(duty: DutyCase): OtherActionList['when'] {
  if (duty.droneKind === 'certified' && hasCertifiedRate(duty)) return 'certified';
  return duty.droneKind === 'thermal-imaging' ? 'thermal-imaging' : 'no-thermal-imaging';
}

/** Only some goods of this line are made of quartz. */
function isMixedLine(duty: DutyCase): boolean {
  return digitsOf(duty).startsWith('7020');
}

function listsFor(duty: DutyCase): readonly OtherActionList[] {
  const codes = [duty.facts.line.hts8, duty.hts10].map((code) => code?.replaceAll('.', ''));
  return otherActionLists.filter(
    (list) =>
      duty.entryDate >= list.effectiveFrom &&
      (list.effectiveTo === null || duty.entryDate <= list.effectiveTo) &&
      codes.some((code) => code !== undefined && ` ${list.codes} `.includes(` ${code} `)) &&
      isFor(list, duty.origin),
  );
}

function isFor({ origins }: OtherActionList, origin: TariffOrigin): boolean {
  if (origins === 'all') return true;
  const key = originKey(origin);
  if (origins === 'quartz') return !quartzExempt.originCodes.includes(key);
  const [first, ...others] = origins.split(' ');
  return first === 'not' ? !others.includes(key) : [first, ...others].includes(key);
}

/** The row of Section 232 that charges the goods; docking stations and parts are only noted. */
function chosenList(duty: DutyCase): OtherActionList | undefined {
  const lists = listsFor(duty).filter(({ program }) => program !== 'quartz');
  return (
    lists.find(({ when }) => when === droneKind(duty)) ?? lists.find(({ when }) => when === '')
  );
}

/** The members of the European Union are one origin here. */
export function originKey(origin: TariffOrigin): string {
  return origin.forcedLabor?.heading === europeanUnionHeading ? 'EU' : origin.code;
}
