/** "Tariff" and "duty" as they are written, with the slips of typing: a pattern for a whole word. */
export const tariffWord = 't[ae]r+if+s?|dut(?:y|ys|ies|i|ie|is|eis|ey|eys|ty|tys)';
