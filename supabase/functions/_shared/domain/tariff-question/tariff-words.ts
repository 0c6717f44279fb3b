/** Pattern source for "tariff" and "duty" as whole words, with common typos. */
export const tariffWord = 't[ae]r+if+s?|dut(?:y|ys|ies|i|ie|is|eis|ey|eys|ty|tys)';
