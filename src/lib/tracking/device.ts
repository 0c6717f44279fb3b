export type DeviceType = 'mobile' | 'desktop';

/**
 * Mobile if the user agent contains one of six words (specification §4), otherwise desktop. So an
 * iPad, which presents itself as a Mac, and a tablet that requests desktop pages count as desktop.
 */
export function detectDeviceType(userAgent: string): DeviceType {
  return /mobile|android|iphone|ipod|blackberry|iemobile/i.test(userAgent) ? 'mobile' : 'desktop';
}
