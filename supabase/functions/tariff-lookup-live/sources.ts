import type { TariffLayer, TariffLookupResponse } from '../_shared/contracts/tariff-lookup-live.ts';
import type { DutyLayerKind } from '../_shared/domain/tariff/duty-types.ts';
import type { TariffStore } from '../_shared/tariff-store.ts';
import type { Classification } from './classification.ts';

/** The source rows behind each kind of layer. */
const sourceIds: Readonly<Record<DutyLayerKind, readonly string[]>> = {
  base: ['schedule'],
  'china-301': ['china-lists'],
  'forced-labor-301': ['forced-labor', 'forced-labor-exemptions'],
  'section-232': ['section-232-metals', 'section-232-timber', 'section-232-other'],
  'section-338': ['section-338'],
  'brazil-301': ['section-301-brazil'],
  'nicaragua-301': ['section-301-nicaragua'],
  'section-201': ['section-201-quartz'],
  'section-122': [],
};

/** The sources of an answer: those of its layers, and of the way the line was found. */
export async function sourcesFor(
  store: TariffStore,
  layers: readonly TariffLayer[],
  { isFromTerm, candidates }: Classification,
): Promise<TariffLookupResponse['sources']> {
  const wanted = new Set(['schedule', ...layers.flatMap(({ kind }) => sourceIds[kind])]);
  if (isFromTerm || candidates.some(({ matchedTerm }) => matchedTerm !== null)) wanted.add('terms');
  const sources = await store.sources();
  return sources.filter(({ id }) => wanted.has(id)).map(({ title, detail }) => ({ title, detail }));
}
