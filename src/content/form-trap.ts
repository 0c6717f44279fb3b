/** Read by nobody, unless a browser shows the page without its styles. */
export const formTrapContent = { label: 'Please leave this field empty' } as const;
