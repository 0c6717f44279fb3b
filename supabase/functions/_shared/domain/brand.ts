/** The name of the service as shown everywhere. */
export const brandName = 'BrandBFF';

/** The assistant that answers by voice and text. */
export const assistantName = 'KIRA';
