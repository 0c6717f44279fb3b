/** How a shipment travels. */
export const freightModes = ['ocean', 'air', 'truck'] as const;
export type FreightMode = (typeof freightModes)[number];
