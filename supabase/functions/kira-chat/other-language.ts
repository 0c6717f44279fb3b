/** Small words of other languages that no English question is made of. */
const smallWords =
  /(?<!\p{L})(?:¿?(?:qué|cuál|cuánto|cuánta|cuántos|cuántas|cuanto|cuesta|dónde|donde|cómo|como|puedo|quiero|hola|para|los|las|una|est[áa]n?|wie|wo|kann|können|ich|und|der|das|ist|nicht|viel|kostet|haben|für|eine?n?|welche[rs]?|quel(?:le)?s?|combien|comment|est-ce|pourquoi|où|je|vous|nous|votre|avez|puis|les|des|une|quanto|quanti|dove|posso|vorrei|sono|della|che|qual|onde|você|vocês|quais|não|fazer|meu|nedir|nasıl|nerede|kaç|hoeveel|waar|hoe|ik|het|een|jullie))(?!\p{L})/giu;

const latinOnly = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Fewer than these and a name or a loan word is more likely: "Das Boot", "para cord". */
const leastSmallWords = 2;

/** Whether a question is written in another language than English, as far as its small words tell. */
export function isOtherLanguage(text: string): boolean {
  if (!latinOnly.test(text)) {
    const letters = text.match(/\p{L}/gu) ?? [];
    const foreign = letters.filter((letter) => !latinOnly.test(letter));
    return foreign.length > letters.length / 2;
  }
  return (text.match(smallWords) ?? []).length >= leastSmallWords;
}
