import { isFactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { paths } from '@/config/paths.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { parseCatalogParams, toCatalogParams } from './rules/catalog-address.ts';
import { CatalogScreen } from './screen/catalog-screen.tsx';

/** What moving each product of a catalog to another country would save. */
export function MoveMyCatalog() {
  usePrefetchQueued();
  const address = useQueryAddress({ toParams: toCatalogParams, path: paths.moveMyCatalog });
  const { known } = useToolProduct('catalog');
  const { currentCountry } = known.answers;
  return (
    <CatalogScreen
      shared={parseCatalogParams(address.initialParams)}
      filled={isFactoryCountry(currentCountry) ? { today: currentCountry } : {}}
      shareUrl={address.shareUrl}
    />
  );
}
