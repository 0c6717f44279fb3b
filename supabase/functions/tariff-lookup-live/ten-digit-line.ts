import type { TariffLineFacts } from '../_shared/domain/tariff/tariff-types.ts';
import { tokenize } from '../_shared/domain/tariff-lines/line-words.ts';
import { isMaterial } from '../_shared/domain/tariff-lines/materials.ts';
import { isQuality } from '../_shared/domain/tariff-question/product-words.ts';

/**
 * The ten-digit line of goods that are known by name: the one whose text names them, or the rest
 * ("Other") when the others name something else. A dog bed is no flag and no face mask. Null when
 * several may be meant.
 */
export function tenDigitLineOf(
  product: string,
  { statisticalLines }: Pick<TariffLineFacts, 'statisticalLines'>,
): string | null {
  if (statisticalLines.length < 2) return null;
  const paths = statisticalLines.map(({ description }) => description.split(' > '));
  const shared = sharedSteps(paths);
  const lines = statisticalLines.map(({ hts10 }, index) => ({
    hts10,
    steps: (paths[index] ?? []).slice(shared),
  }));
  const words = tokenize(product).filter((word) => !isQuality(word) && !isMaterial(word));
  if (words.length === 0) return null;
  const named = lines.filter(({ steps }) => steps.some((step) => names(step, words)));
  if (named.length > 0) return named.length === 1 ? (named[0]?.hts10 ?? null) : null;
  const rest = lines.filter(({ steps }) => steps.every((step) => /^other$/i.test(step)));
  return rest.length === 1 ? (rest[0]?.hts10 ?? null) : null;
}

function sharedSteps(paths: readonly (readonly string[])[]): number {
  const [first = []] = paths;
  const end = first.findIndex((step, index) => paths.some((path) => path[index] !== step));
  return end === -1 ? first.length : end;
}

/** "Chairs for children" names a chair only where the goods are for children as well. */
function names(step: string, words: readonly string[]): boolean {
  const [thing = '', purpose] = step.split(/\bfor\b/i);
  const has = (text: string) => tokenize(text).some((printed) => words.includes(printed));
  return has(purpose === undefined ? step : thing) && (purpose === undefined || has(purpose));
}
