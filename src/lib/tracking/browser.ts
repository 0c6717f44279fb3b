/**
 * Browsers by their tokens in a user agent. The order matters: nearly all of them also claim to be
 * Chrome or Safari, and an in-app browser claims to be the system's, so specific tokens come first.
 */
const marks = [
  [
    // Not after "u": Cubot makes phones.
    'Bot',
    /(?:^|[^u])bot\b|crawler|spider|slurp|facebookexternalhit|facebookcatalog|chrome-lighthouse|bytespider|whatsapp\/|embedly|google-inspectiontool|^(?:curl|wget|python|go-http|node|axios|okhttp|java)\b/i,
  ],
  ['Headless Chrome', /HeadlessChrome\//],

  ['TikTok', /BytedanceWebview|musical_ly|trill_|TikTok/i],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['Snapchat', /\bSnapchat\b/],
  ['Pinterest', /\[Pinterest\/|\bPinterest for\b/],
  ['X', /\bTwitter for /],
  ['LinkedIn', /\bLinkedInApp\b/],
  ['WeChat', /\bMicroMessenger\//],
  ['LINE', /\bLine\/\d/],
  ['Google app', /\bGSA\//],

  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Edge', /\b(?:Edge|Edg|EdgA|EdgiOS)\//],
  ['Opera', /\b(?:OPR|OPiOS|OPT|OPX)\/|\bOpera\b/],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex', /\bYaBrowser\//],
  ['UC Browser', /\bUC ?Browser\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Silk', /\bSilk\//],
  ['MIUI Browser', /\bMiuiBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS|Focus|Klar)\//],
  ['Internet Explorer', /\bMSIE \d|\bTrident\//],
  ['Android WebView', /;\s*wv\)/],
  ['Android Browser', /\bAndroid\b.*\bVersion\/[\d.]+ (?:Mobile )?Safari\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
  // A page added to the home screen, or an app's web view: no "Safari" in its user agent.
  ['iOS WebView', /\b(?:iPhone|iPad|iPod)\b.*\bAppleWebKit\//],
] as const;

export type BrowserName = (typeof marks)[number][0] | 'Unknown';

/**
 * The browser's name as it is recorded, without its version. An in-app browser is named after the
 * app, because the app is what brings visitors; every crawler is 'Bot'. User agents without a known
 * token, including an empty one, are 'Unknown'.
 */
export function detectBrowser(userAgent: string): BrowserName {
  return marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Unknown';
}
