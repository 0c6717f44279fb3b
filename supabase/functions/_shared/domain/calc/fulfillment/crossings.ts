import { type CostCurve, type CostStretch, curveCostUsd, type MethodId } from './cost-curve.ts';
import { monthlyCostUsd } from './cost-line.ts';

/** The point where another method becomes the cheaper one. */
export type Crossing = {
  /** The lowest whole number of orders from which `cheaperAfter` costs less. */
  fromOrders: number;
  cheaperBefore: MethodId;
  cheaperAfter: MethodId;
  /** Whether the lines meet there, or a rate change makes one of them jump past the other. */
  kind: 'meeting' | 'step';
  /** Where the lines meet, or the last order before the jump. */
  atOrders: number;
  /** The monthly cost there with the method that was cheaper before. */
  atUsd: number;
};

/** Costs that differ by less than half a cent count as equal. */
const sameBillUsd = 0.005;

/**
 * Where the provider or the visitor's own method crosses another method, from 1 order to
 * `upToOrders`, ascending. Crossings between competitors are left out: the visitor does not choose
 * between them here.
 */
export function findCrossings(curves: readonly CostCurve[], upToOrders: number): Crossing[] {
  const pairs = curves.flatMap((curve, index) =>
    curve.method === 'provider' || curve.method === 'current'
      ? curves.slice(index + 1).map((other): [CostCurve, CostCurve] => [curve, other])
      : [],
  );
  return pairs
    .flatMap(([curve, other]) => crossingsOf(curve, other, upToOrders))
    .toSorted((a, b) => a.fromOrders - b.fromOrders);
}

/** The difference of two linear stretches: `perOrderUsd` × orders + `perMonthUsd`. */
type Gap = CostStretch;

function crossingsOf(curve: CostCurve, other: CostCurve, upToOrders: number): Crossing[] {
  const crossings: Crossing[] = [];
  // The last nonzero sign: while both cost the same, neither has overtaken the other.
  let sign = 0;
  for (const gap of gapsBetween(curve, other, upToOrders)) {
    const atStart = signOf(monthlyCostUsd(gap, gap.fromOrders));
    const atEnd = signOf(monthlyCostUsd(gap, gap.toOrders));
    if (sign !== 0 && atStart === -sign) {
      crossings.push(crossing('step', gap.fromOrders, gap.fromOrders - 1, atStart));
    }
    sign = atStart || sign;
    if (sign !== 0 && atEnd === -sign) {
      crossings.push(crossing('meeting', firstBeyond(gap), meetingPoint(gap), atEnd));
    }
    sign = atEnd || sign;
  }
  return crossings;

  function crossing(
    kind: Crossing['kind'],
    fromOrders: number,
    atOrders: number,
    signAfter: number,
  ): Crossing {
    const [after, before] = signAfter > 0 ? [other, curve] : [curve, other];
    return {
      fromOrders,
      cheaperBefore: before.method,
      cheaperAfter: after.method,
      kind,
      atOrders,
      atUsd: curveCostUsd(before, atOrders),
    };
  }
}

/** The differences of both curves, split wherever either of them changes, from 1 order on. */
function gapsBetween(curve: CostCurve, other: CostCurve, upToOrders: number): Gap[] {
  return curve.stretches.flatMap((own) =>
    other.stretches.flatMap((theirs): Gap[] => {
      const fromOrders = Math.max(1, own.fromOrders, theirs.fromOrders);
      const toOrders = Math.min(upToOrders, own.toOrders, theirs.toOrders);
      return fromOrders > toOrders
        ? []
        : [
            {
              fromOrders,
              toOrders,
              perOrderUsd: own.perOrderUsd - theirs.perOrderUsd,
              perMonthUsd: own.perMonthUsd - theirs.perMonthUsd,
            },
          ];
    }),
  );
}

function signOf(amountUsd: number): number {
  return Math.abs(amountUsd) < sameBillUsd ? 0 : Math.sign(amountUsd);
}

function meetingPoint({ perOrderUsd, perMonthUsd }: Gap): number {
  return -perMonthUsd / perOrderUsd;
}

/** The lowest whole number of orders beyond the crossing at which the costs differ. */
function firstBeyond(gap: Gap): number {
  return Math.ceil(meetingPoint(gap) + sameBillUsd / Math.abs(gap.perOrderUsd));
}
