export type DeviceType = 'mobile' | 'desktop';

/**
 * Mobile when the user agent names one of six words (specification §4), else desktop. So an iPad,
 * which presents itself as a Mac, and a tablet that asks for desktop pages count as desktop.
 */
export function detectDeviceType(userAgent: string): DeviceType {
  return /mobile|android|iphone|ipod|blackberry|iemobile/i.test(userAgent) ? 'mobile' : 'desktop';
}
