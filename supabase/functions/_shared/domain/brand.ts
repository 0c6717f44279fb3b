/** The name of the service, as it is printed everywhere. */
export const brandName = 'BrandBFF';

/** The assistant that answers by voice and text. */
export const assistantName = 'KIRA';
