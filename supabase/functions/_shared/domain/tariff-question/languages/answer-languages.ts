/** The languages besides English that a question about duty may be asked and is answered in. */
export const answerLanguages = ['es', 'tr', 'zh', 'de', 'fr'] as const;

/** ISO 639-1, which is also what an element's `lang` takes. */
export type AnswerLanguage = (typeof answerLanguages)[number];

/** Languages whose words have spaces between them. */
export type SpacedLanguage = Exclude<AnswerLanguage, 'zh'>;

export function isAnswerLanguage(value: unknown): value is AnswerLanguage {
  return answerLanguages.some((language) => language === value);
}
