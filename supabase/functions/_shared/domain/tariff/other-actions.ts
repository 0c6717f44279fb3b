import { formatLongDate } from '../format-long-date.ts';
import { isInForce, type OtherActionList } from './action-lists.ts';
import { brazilExemption } from './brazil-duty.ts';
import { type DutyCase, digitsOf, knownLayer } from './duty-case.ts';
import type { DutyLayer } from './duty-types.ts';
import { liftedDuty } from './lifted-duty.ts';
import { otherActionLists } from './other-actions.generated.ts';
import { quartzExemptCodes } from './quartz-exempt.generated.ts';
import { originKey } from './tariff-origins.ts';
import type { TariffOrigin } from './tariff-types.ts';
import { isInVehicleDoubt, vehicleAction } from './vehicle-duty.ts';

/**
 * Section 232 on drones and on solar cells; null for other lines and days. The lists are in
 * other-actions.generated.ts.
 */
export function otherSection232Duty(duty: DutyCase, base: DutyLayer): DutyLayer | null {
  const list = chosenList(duty);
  return list === undefined ? null : chargedBy(list, duty, base);
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
  if (brazilExemption(duty) === 'ex' || isInVehicleDoubt(duty)) return true;
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
      'If these are parts of drones over 25 kg, Section 232 adds 100% (9903.08.21), which these numbers leave out.',
    );
  }
  const smaller = otherActionLists.find(
    (list) => list.when === 'small-drone-part' && isNamed(list, duty),
  );
  if (smaller !== undefined) {
    const { heading, ratePct, effectiveFrom } = smaller;
    sentences.push(
      duty.entryDate < effectiveFrom
        ? `Parts of smaller drones pay an extra ${ratePct}% from ${formatLongDate(effectiveFrom)} (${heading}).`
        : `If these are parts of smaller drones, Section 232 adds ${ratePct}%, effective ${formatLongDate(effectiveFrom)} (${heading}), which these numbers leave out.`,
    );
  }
  if (lists.some(({ when }) => when === 'certified')) {
    sentences.push(
      'Drones whose critical components are nearly all certified as made in the United States or allied countries pay less (9903.08.23 and 9903.08.24); our sources don’t settle whether customs accepts that rate yet.',
    );
  }
  if (has('polysilicon')) {
    const price = digits.startsWith('854142')
      ? '$0.22 a watt'
      : digits.startsWith('854143')
        ? '$0.38 a watt'
        : '$100 a kilogram';
    sentences.push(
      `A minimum import price of ${price} applies too: any shortfall in the entered value is charged on top, or the whole price without documents (Proclamation 11052).`,
    );
  }
  if (digits.startsWith('28046100') && duty.entryDate >= '2026-12-04') {
    sentences.push(
      'A minimum import price of $21 a kilogram applies to polysilicon: any shortfall in the entered value is charged on top (Proclamation 11052).',
    );
  }
  if (has('quartz') && isMixedLine(duty)) {
    sentences.push(
      'If these are quartz surface products, a Section 201 safeguard adds 25% in quota (9903.45.30) or 50% over it (9903.45.31), which these numbers leave out.',
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
        ? 'Sources differ on whether drones that pay Section 232 also pay the forced-labor duty: note 52(f) doesn’t name them, but an importers’ rules pack leaves it out. Both totals are shown.'
        : 'No source settles whether goods that pay this Section 232 duty also pay the forced-labor duty: note 52(f) doesn’t name it. Both totals are shown.',
    reason: `The Section 232 action on ${goods} names the line (${program === 'drones' ? 'Proclamation 11055' : 'Proclamation 11052; its final heading is not known'}).`,
  } as const;
  return mode === 'add'
    ? knownLayer(duty, { ...layer, ratePct })
    : liftedDuty(duty, layer, { base, totalPct: ratePct });
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
  return otherActionLists.filter(
    (list) => isInForce(list, duty.entryDate) && isNamed(list, duty) && isFor(list, duty.origin),
  );
}

function isNamed({ codes }: OtherActionList, { facts, hts10 }: DutyCase): boolean {
  return [facts.line.hts8, hts10].some(
    (code) => code !== null && ` ${codes} `.includes(` ${code.replaceAll('.', '')} `),
  );
}

function isFor({ origins }: OtherActionList, origin: TariffOrigin): boolean {
  if (origins === 'all') return true;
  const key = originKey(origin);
  if (origins === 'quartz') return !quartzExemptCodes.includes(key);
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
