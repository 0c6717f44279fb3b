/** By the names under which suppliers know them. */
export { certificationLabels as rfqCertificationLabels } from '@functions/_shared/domain/rfq-terms.ts';
