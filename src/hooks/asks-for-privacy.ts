/** Whether the browser sends Global Privacy Control: then nothing is recorded unasked. */
export function asksForPrivacy(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
