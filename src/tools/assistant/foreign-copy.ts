import type { AnswerLanguage } from '@functions/_shared/domain/tariff-question/languages/answer-languages.ts';

/** What is said to a question that goes on from a duty in another language. */
type ForeignCopy = Readonly<{
  /** @param duty as the answer above names it: "7,5 % Sección 301, lista 4A de China (9903.88.15)" */
  since: (duty: string, day: string) => string;
  /** The duty has no part with a day of its own. */
  noDay: string;
  /** So many pieces of unknown value. */
  needsValue: (units: string) => string;
  /** A number of pieces as the lookup reads it. */
  pieces: (units: number) => string;
  /** Says the language of a few words and numbers to the lookup. */
  duty: string;
  /** In place of the same answer twice in a row. */
  same: string;
}>;

export const foreignCopy: Readonly<Record<AnswerLanguage, ForeignCopy>> = {
  es: {
    since: (duty, day) => `${duty}: desde el ${day}.`,
    noDay: 'Ese arancel no tiene una fecha de inicio propia: es el arancel base.',
    needsValue: (units) =>
      `Depende del valor: diga cuánto vale una pieza en fábrica, por ejemplo «a 3 dólares cada una», y calculo el arancel de ${units} piezas.`,
    pieces: (units) => `${units} piezas`,
    duty: 'arancel para',
    same: 'Sobre eso no tengo más que lo dicho arriba. Pregunte con el producto y el país de origen, o hable con una persona.',
  },
  de: {
    since: (duty, day) => `${duty}: seit dem ${day}.`,
    noDay: 'Dieser Zoll hat kein eigenes Anfangsdatum: Es ist der Basiszollsatz.',
    needsValue: (units) =>
      `Das hängt vom Wert ab: Nennen Sie den Preis eines Stücks ab Fabrik, zum Beispiel „zu 3 Dollar pro Stück“, dann rechne ich den Zoll für ${units} Stück aus.`,
    pieces: (units) => `${units} Stück`,
    duty: 'Zoll auf',
    same: 'Mehr als oben habe ich dazu nicht. Fragen Sie mit Produkt und Ursprungsland, oder sprechen Sie mit einem Menschen.',
  },
  fr: {
    since: (duty, day) => `${duty} : depuis le ${day}.`,
    noDay: 'Ce droit n’a pas de date de début propre : c’est le droit de base.',
    needsValue: (units) =>
      `Cela dépend de la valeur : indiquez le prix d’une pièce à l’usine, par exemple « à 3 dollars la pièce », et je calcule les droits pour ${units} pièces.`,
    pieces: (units) => `${units} pièces`,
    duty: 'droits de douane pour',
    same: 'Je n’ai rien de plus que ce qui est dit ci-dessus. Demandez avec le produit et le pays d’origine, ou parlez à une personne.',
  },
  tr: {
    since: (duty, day) => `${duty}: ${day} tarihinden beri.`,
    noDay: 'Bu verginin kendine ait bir başlangıç tarihi yok: temel vergidir.',
    needsValue: (units) =>
      `Bu, değere bağlı: bir adedin fabrika fiyatını yazın, örneğin “tanesi 3 dolar”; ${units} adet için vergiyi hesaplarım.`,
    pieces: (units) => `${units} adet`,
    duty: 'gümrük vergisi',
    same: 'Bu konuda yukarıdakinden fazlası yok. Ürünü ve üretildiği ülkeyi yazarak sorun veya bir kişiyle görüşün.',
  },
  zh: {
    since: (duty, day) => `${duty}：自${day}起。`,
    noDay: '这项关税没有单独的起始日期：它是基本税率。',
    needsValue: (units) =>
      `这取决于货值：请写明每件的出厂价，例如“每件3美元”，我就能算出${units}件的关税。`,
    pieces: (units) => `${units}件`,
    duty: '关税',
    same: '关于这一点，我知道的都在上面的回答里。请写明产品和原产国再问，或联系我们的工作人员。',
  },
};
