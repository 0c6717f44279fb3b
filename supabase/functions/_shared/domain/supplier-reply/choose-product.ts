import { productScore } from './product-match.ts';

type Priced = Readonly<{
  from: number | null;
  price: number;
  currency: string | null;
  term: string | null;
  context: string;
  group: string;
  isFromTable: boolean;
}>;

/** "Option B": ways to make the same product; the request does not choose between them. */
const anyOption = /(?<!\p{L})(?:option|opción|opção|opzione|variante|方案)\s?[a-d1-4](?!\p{L})/iu;

/** Where two products are priced at one quantity, the one that the words of the request fit. */
export function ofProduct<Step extends Priced>(
  steps: readonly Step[],
  product: readonly string[],
): { kept: Step[]; isOpenProduct: boolean } {
  const score = new Map(
    steps.map(
      ({ context }) =>
        [context, anyOption.test(context) ? 0 : productScore(context, product)] as const,
    ),
  );
  const scoreOf = ({ context }: Step) => score.get(context) ?? 0;
  const rivalsOf = (one: Step) => steps.filter((other) => other !== one && rivals(one, other));
  const betterOf = (one: Step) => rivalsOf(one).filter((other) => scoreOf(other) > scoreOf(one));
  const outdone = steps.filter((one) => betterOf(one).length > 0);
  const best = outdone.flatMap(betterOf).filter((step) => !outdone.includes(step));
  const bestGroups = new Set(best.map(({ group }) => group));
  // Prices of one heading fall together, unless the one that fits is among them.
  const lesser = new Set(
    outdone.map(({ group }) => group).filter((group) => !bestGroups.has(group)),
  );
  // Below one heading, a third product may be priced at a quantity of its own.
  const isThird = (step: Step) =>
    !step.isFromTable &&
    bestGroups.has(step.group) &&
    best.every((one) => scoreOf(one) > scoreOf(step) && one.group === step.group);
  const fitting = steps.filter(
    (step) => !lesser.has(step.group) && !outdone.includes(step) && !isThird(step),
  );
  const open = fitting.filter((one) => rivalsOf(one).some((other) => fitting.includes(other)));
  if (open.length === 0) return { kept: fitting, isOpenProduct: false };
  // Without a product the first is shown; with one, nothing tells which price holds.
  const [first] = open;
  const kept = fitting.filter(
    (step) => !open.includes(step) || (product.length === 0 && step.context === first?.context),
  );
  return { kept, isOpenProduct: true };
}

/** Two prices that cannot both be right: the same quantity, currency and term. */
function rivals(one: Priced, other: Priced): boolean {
  return (
    one.from === other.from &&
    one.currency === other.currency &&
    one.term === other.term &&
    one.price !== other.price
  );
}
