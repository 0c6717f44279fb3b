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
  const { known, learn } = useToolProduct('catalog');
  const { currentCountry } = known.answers;
  return (
    <CatalogScreen
      shared={parseCatalogParams(address.initialParams)}
      filled={isFactoryCountry(currentCountry) ? { today: currentCountry } : {}}
      onAsked={({ today }) => {
        // Another product of theirs may be made elsewhere.
        if (today !== '' && currentCountry === undefined) learn({ currentCountry: today });
      }}
      shareUrl={address.shareUrl}
    />
  );
}
