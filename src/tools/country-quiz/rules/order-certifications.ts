import type { QuizOption } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';

type Compliance = QuizOption<'compliance'>;

/** Which certificates of the country records answer what the visitor asked for. */
const answering: Readonly<Record<Compliance, RegExp | null>> = {
  cpsia: /^(?:ICTI|CPSIA)/,
  fda: /^FDA/,
  organic: /^GOTS$/,
  'fair-trade': /^(?:Fair Trade|SA8000)$/,
  sustainability: /^(?:GRS|GOTS|Better Cotton|LEED|Higg FEM|FSC|OEKO-TEX STeP)/,
  none: null,
};

/** Those that answer the asked-for rules first; otherwise the given order. */
export function orderCertifications(
  certifications: readonly string[],
  compliance: readonly Compliance[],
): string[] {
  const isAsked = (name: string) => compliance.some((asked) => answering[asked]?.test(name));
  return [...certifications.filter(isAsked), ...certifications.filter((name) => !isAsked(name))];
}
