/**
 * The format of a visitor's session id in the browser's storage, in requests and in the tables,
 * whose checks repeat it.
 */
export const sessionIdPattern = /^[A-Za-z0-9_-]{16,128}$/;
