/**
 * What a visitor's session id looks like wherever one is read: in the browser's storage, in a request
 * and in the tables, whose checks repeat it.
 */
export const sessionIdPattern = /^[A-Za-z0-9_-]{16,128}$/;
