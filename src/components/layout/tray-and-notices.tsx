import { ProductTrayIfKnown } from './product-tray/product-tray-if-known.tsx';
import { ServerNotices } from './server-notices.tsx';

/** What is added to a page after its first view. */
export function TrayAndNotices() {
  return (
    <>
      <ProductTrayIfKnown />
      <ServerNotices />
    </>
  );
}
