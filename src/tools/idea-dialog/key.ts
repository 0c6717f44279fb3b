/** The dialog's key in the tab's storage. */
export const ideaKey = 'idea_form';
