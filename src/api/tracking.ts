import { detectBrowser } from '@/lib/tracking/browser.ts';
import { detectDeviceType } from '@/lib/tracking/device.ts';
import { callDatabase } from './call.ts';
import { signedInUserId } from './signed-in-user.ts';
import { visitorSessionId } from './visitor-session.ts';

export type PageView = { path: string; title: string };

/**
 * Records a page view and updates the visitor's session.
 * @throws ApiError when the backend cannot be reached or refuses
 */
export async function recordPageView({ path, title }: PageView): Promise<void> {
  const sessionId = visitorSessionId();
  const userId = await signedInUserId();
  await Promise.all([
    callDatabase((client) =>
      client.from('page_views').insert({
        session_id: sessionId,
        page_path: path.slice(0, 2048),
        page_title: title.slice(0, 512),
        user_id: userId,
      }),
    ),
    callDatabase((client) =>
      client.rpc('touch_visitor_session', {
        session_id: sessionId,
        user_agent: navigator.userAgent,
        landing_page: path,
        device_type: detectDeviceType(navigator.userAgent),
        browser: detectBrowser(navigator.userAgent),
        referrer: document.referrer || undefined,
      }),
    ),
  ]);
}
