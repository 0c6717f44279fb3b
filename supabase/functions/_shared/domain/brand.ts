/** The name of the service, as it is printed everywhere. */
export const brandName = 'BrandBFF';
