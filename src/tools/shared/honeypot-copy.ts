/** Seen only where a browser shows the page without its styles. */
export const honeypotContent = { label: 'Please leave this field empty' } as const;
