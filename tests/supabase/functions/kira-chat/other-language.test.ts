import { isOtherLanguage } from '@functions/kira-chat/other-language.ts';
import { expect, test } from 'vitest';
import { visitorQuestions } from './questions.ts';

test.each([
  '¿Cuánto cuesta hacer una camiseta?',
  'donde puedo fabricar bolsas',
  'Wie viel kostet eine Bestellung?',
  'Wo kann ich T-Shirts herstellen lassen?',
  'Combien coûtent les échantillons pour une marque ?',
  'Quanto costano i campioni e dove sono prodotti?',
  'onde posso fazer camisetas',
  '这件T恤要多少钱',
  'サンプルはいくらですか',
  'كم تكلفة العينة',
  'сколько стоит образец',
])('%s is not English', (question) => {
  expect(isOtherLanguage(question)).toBe(true);
});

const questionsIn: readonly (readonly [language: string, questions: readonly string[]])[] = [
  [
    'Spanish',
    [
      '¿Cuánto tarda el envío a Estados Unidos?',
      '¿Cuál es el pedido mínimo?',
      'Necesito ayuda para crear mi marca',
      'cuanto cuesta una muestra',
      '¿Tienen fábricas en México?',
      'quiero vender camisetas con mi logo',
      '¿Quién paga los aranceles?',
      'hola, hacen etiquetas privadas para cosméticos?',
    ],
  ],
  [
    'Italian',
    [
      "Qual è l'ordine minimo?",
      'Quanto costa un campione?',
      'Vorrei creare il mio marchio di abbigliamento',
      'Quanto tempo serve per la produzione?',
      'Chi paga i dazi?',
      'Avete fabbriche in Portogallo?',
      'Posso visitare la fabbrica?',
      'come posso contattare un vostro esperto',
    ],
  ],
  [
    'Portuguese',
    [
      'Qual é o pedido mínimo?',
      'Quanto custa uma amostra?',
      'Quero criar a minha marca de roupa',
      'Vocês têm fábricas no Brasil?',
      'Quem paga os impostos de importação?',
      'como posso falar com uma pessoa',
      'Quanto tempo demora a produção?',
      'Preciso de embalagens para os meus produtos',
    ],
  ],
  [
    'German',
    [
      'Was ist die Mindestbestellmenge?',
      'Wie lange dauert die Produktion?',
      'Ich möchte eine eigene Marke gründen',
      'Wer bezahlt den Zoll?',
      'Habt ihr Fabriken in der Türkei?',
      'Kann man die Fabrik besuchen?',
      'Welche Länder sind am günstigsten?',
      'Was kostet ein Muster?',
    ],
  ],
  [
    'French',
    [
      'Quelle est la quantité minimum de commande ?',
      'Combien de temps prend la production ?',
      'Je voudrais créer ma propre marque',
      'Qui paie les droits de douane ?',
      'Avez-vous des usines au Portugal ?',
      "Peut-on visiter l'usine ?",
      'Combien coûte un échantillon ?',
      'Est-ce que vous faites des emballages ?',
    ],
  ],
];

test.each(questionsIn)('a question in %s is not English', (_language, questions) => {
  expect(questions.filter((question) => !isOtherLanguage(question))).toEqual([]);
});

test.each([
  ...visitorQuestions.map(([question]) => question),
  'Can you make a das boot style mug?',
  'para cord bracelets from Vietnam',
  'crème brûlée dishes',
  'duty on jalapeño sauce from México',
  'is there a los angeles office',
  'Which countries do you ship from?',
  'what is FOB vs DDP',
  'how long does sampling take',
  'Do you sign NDAs?',
  'can I visit the factory',
  'who pays duty',
  'is la croix style can printing possible',
  'do you make el camino shirts',
  'make me a de luxe box',
  'what is the MOQ for a tote',
  'can you die cut stickers',
  'do you make come-and-go trays',
  'des moines office',
  'a la carte pricing?',
  'do you work with El Salvador?',
  'are there factories in San Jose, Costa Rica',
  'a per diem budget',
  'I want to sell con artist posters',
  'las vegas trade show booth',
  'can I get a pro forma invoice',
  'do you use das keyboards',
  'en route shipments',
  'is an ex works price lower',
  'what is an e-book worth',
  'on demand printing',
  'is a no minimum run possible',
  'so can we do it',
  'man bag from Vietnam',
  'will it also ship',
  'is the war an issue for shipping',
  'my MOQ is 50',
  'do I need a tech pack',
  'le creuset style pots',
  'un certified factories',
  'how do I pay',
  'se habla espanol?',
  'hat MOQ',
  'Los Angeles warehouse',
  'mi casa mugs',
  'que sera t-shirts',
])('%s is English', (question) => {
  expect(isOtherLanguage(question)).toBe(false);
});
