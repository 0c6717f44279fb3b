import type { RfqRequest } from '@functions/_shared/contracts/rfq-request.ts';
import type { Rfq } from './rfq.ts';

/** What nobody can quote without: a request that lacks it is not sent. */
export type MissingPart = 'product' | 'quantity';

/** The request as we get it, or the part that is missing. */
export function rfqRequest(
  rfq: Rfq,
  { pictureCount }: { pictureCount: number },
): { request: RfqRequest } | { missing: MissingPart } {
  if (rfq.product === '') return { missing: 'product' };
  if (rfq.quantities.length === 0) return { missing: 'quantity' };
  return {
    request: {
      product: rfq.product,
      quantities: [...rfq.quantities],
      target_price_usd: rfq.targetPriceUsd ?? undefined,
      materials: rfq.materials || undefined,
      specification: rfq.specification || undefined,
      packaging: rfq.packaging || undefined,
      certifications: [...rfq.certifications],
      delivery_term: rfq.deliveryTerm ?? undefined,
      destination: rfq.destination || undefined,
      deadline: rfq.deadline ?? undefined,
      origin: rfq.origin ?? undefined,
      company: rfq.company || undefined,
      notes: rfq.notes || undefined,
      picture_count: pictureCount,
    },
  };
}
