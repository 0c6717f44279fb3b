import { type Certification, certifications } from '@functions/_shared/domain/rfq-terms.ts';

/** What several tools have in common about orders: certifications and sizes. */

export {
  type Certification,
  certifications,
  maxOrderPieces,
  maxOrderSizes,
} from '@functions/_shared/domain/rfq-terms.ts';

export function isCertification(text: string): text is Certification {
  return certifications.some((each) => each === text);
}
