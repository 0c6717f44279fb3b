import type { DutyPhrases } from './phrases.ts';

const special: Readonly<Record<string, string>> = {
  EU: 'de l’Union européenne',
  MX: 'du Mexique',
  KH: 'du Cambodge',
  MZ: 'du Mozambique',
  ZW: 'du Zimbabwe',
  NL: 'des Pays-Bas',
  PH: 'des Philippines',
  AE: 'des Émirats arabes unis',
  BS: 'des Bahamas',
  HT: 'd’Haïti',
  IL: 'd’Israël',
  CU: 'de Cuba',
  CY: 'de Chypre',
  MT: 'de Malte',
  MG: 'de Madagascar',
  MU: 'de Maurice',
  SG: 'de Singapour',
  TW: 'de Taïwan',
  HK: 'de Hong Kong',
  MO: 'de Macao',
  BH: 'de Bahreïn',
  OM: 'd’Oman',
  FJ: 'des Fidji',
  SV: 'du Salvador',
  DO: 'de République dominicaine',
  CZ: 'de Tchéquie',
  CD: 'de République démocratique du Congo',
  TT: 'de Trinité-et-Tobago',
};

/** Names in "e" are feminine, the others masculine; before a vowel both lose it. */
function from(code: string, name: string): string {
  const known = special[code];
  if (known !== undefined) return known;
  if (/^[aeiouyéèêîïô]/i.test(name) && !/^y/i.test(name)) return `d’${name}`;
  return name.endsWith('e') ? `de ${name}` : `du ${name}`;
}

export const frenchPhrases: DutyPhrases = {
  quoted: (words) => `« ${words} »`,
  goodsOfLine: (hts8) => `marchandises de la sous-position ${hts8}`,
  from,
  total: ({ goods, from: origin, total, day }) =>
    `Droits de douane américains pour ${goods} ${origin} : ${total} au total, pour une entrée le ${day}.`,
  layers: (list) => `Ils se composent ainsi : ${list}.`,
  baseRate: 'droit de base',
  columnTwoRate: 'droit de la colonne 2',
  usmcaBaseRate: 'droit de base de l’ACEUM',
  labels: [
    [/\bsolar cells, modules and wafers\b/g, 'cellules, modules et plaquettes solaires'],
    [/\bpassenger vehicles and light trucks\b/g, 'voitures et camionnettes'],
    [/\bvehicle parts\b/g, 'pièces de véhicules'],
    [/\bbuses\b/g, 'autobus'],
    [/\bquartz surface products\b/g, 'surfaces en quartz'],
    [/\bChina list (\w+)/g, 'liste $1 de la Chine'],
    [/\bChina lists\b/g, 'listes de la Chine'],
    [/\bChina four-year review\b/g, 'réexamen quadriennal de la Chine'],
    [/\bforced-labor action\b/g, 'mesure contre le travail forcé'],
    [/\btimber and furniture\b/g, 'bois et meubles'],
    [/\bsteel\b/g, 'acier'],
    [/\bcopper\b/g, 'cuivre'],
    [/\bannex\b/g, 'annexe'],
    [/\bsurcharge\b/g, '(surtaxe)'],
    [/\bBrazil\b/g, 'Brésil'],
    [/\baluminum\b/g, 'aluminium'],
  ],
  rates: [
    [/, or the base rate if that is higher/g, ', ou le droit de base s’il est plus élevé'],
    [/, or more if the base rate is over (\S+)/g, ', ou plus si le droit de base dépasse $1'],
    [/ unless Section 232 is charged/g, ' sauf si la Section 232 s’applique'],
    [/\bthe duty printed in the line\b/g, 'le droit indiqué dans la sous-position'],
    [/^at least /g, 'au moins '],
    [/, plus /g, ' plus '],
    [/ or /g, ' ou '],
    [/^Free$/gi, 'exempt (0 %)'],
  ],
  separator: ' ; ',
  inParentheses: (text) => ` (${text})`,
  percent: (digits) => `${digits}\u00a0%`,
  several: ({ goods, day, list }) =>
    `Droits de douane américains au total pour ${goods}, pour une entrée le ${day} : ${list}.`,
  withUsmcaClaim: (total) => `${total} avec l’ACEUM`,
  lowest: (names) => `Le plus bas : ${names}.`,
  noDifference: 'Il n’y a pas de différence.',
  joinedByAnd: (names) => names.join(' et '),
  usmcaClaimed: ({ goods, from: origin, total }) =>
    `Droits de douane américains pour ${goods} ${origin} avec l’ACEUM : ${total}.`,
  usmcaCondition:
    'Pour cela, les marchandises doivent respecter les règles d’origine de l’ACEUM (pour la plupart des vêtements, à partir du fil) et l’importateur doit le demander avec une certification d’origine.',
  withoutClaim: (total) => `Sans l’ACEUM : ${total}.`,
  usmcaPossible: (total) => `Avec l’ACEUM : ${total}.`,
  usmcaElsewhere: 'L’ACEUM ne concerne que les marchandises du Mexique et du Canada.',
  amountOfShipment: (value, duty) =>
    `Pour un envoi d’une valeur de ${value}, cela fait ${duty} de droits.`,
  amountOfPiece: (value, duty) =>
    `Pour une valeur de ${value} par pièce, cela fait ${duty} par pièce.`,
  amountOfAll: (pieces, duty) => `Pour les ${pieces} pièces, cela fait ${duty}.`,
  lineToCheck: (hts8) =>
    `Je retiens la sous-position ${hts8} ; un autre classement peut avoir un autre taux, vérifiez-le.`,
  metalQuestion: (otherTotal) =>
    `Je suppose que l’acier, l’aluminium ou le cuivre représente au moins 15 % du poids${otherTotal === undefined ? '' : ` ; sinon, le total est de ${otherTotal}`}.`,
  tenDigitQuestion:
    'Le total dépend du code à dix chiffres : choisissez-le dans la liste ci-dessous.',
  valueQuestion:
    'Le taux dépend de la valeur d’une pièce à l’usine : indiquez-la, par exemple « à 3 dollars pièce ».',
  otherQuestion: 'Le total dépend d’une précision demandée ci-dessous.',
  caveats:
    'Lisez aussi les remarques ci-dessous (en anglais) : elles disent ce qui peut s’ajouter ou pourquoi deux totaux sont donnés.',
  order: ({ kind, caseNumber, rate }) =>
    `Un droit ${kind === 'antidumping' ? 'antidumping' : 'compensateur'}${caseNumber === undefined ? '' : ` (dossier ${caseNumber})`}${rate === undefined ? '' : ` de ${rate}`} peut s’y ajouter. Il n’est pas compris et dépend du producteur ; renseignez-vous auprès de la douane américaine (CBP).`,
  upcoming: (day, total) => `À partir du ${day}, le total sera : ${total}.`,
  of: (country, sentence) => `${country} : ${sentence}`,
  embargo: (origin) =>
    `Les importations en provenance ${origin} sont en principe interdites, sauf licence ou exemption de l’OFAC.`,
  someBanned: (origin) =>
    `Certaines importations en provenance ${origin} sont interdites aux États-Unis.`,
  ieepaLeftOut:
    'Les droits IEEPA perçus ce jour-là ne sont pas compris ; la Cour suprême les a annulés le 20 février 2026.',
  otherDestination:
    'Je ne connais que les droits de douane des États-Unis ; ces chiffres valent pour l’entrée aux États-Unis.',
  foreignMoney: (sum) =>
    `« ${sum} » n’est pas en dollars et n’entre donc pas dans le calcul : indiquez la valeur en dollars.`,
  askOrigin: ({ goods, rate }) =>
    `Droit de base pour ${goods} : ${rate}. Dans quel pays la marchandise est-elle fabriquée ? Les droits supplémentaires en dépendent.`,
  madeInUnitedStates:
    'Les marchandises fabriquées aux États-Unis n’y paient pas de droits de douane.',
  askProduct: 'Quel produit voulez-vous importer ? Les droits dépendent du produit.',
  chooseLine: (goods) =>
    `Plusieurs sous-positions sont possibles pour ${goods} : choisissez la bonne ci-dessous.`,
  notFound: (goods) =>
    `Je ne trouve pas ${goods} dans le tarif. Dites ce que c’est, en quelle matière et pour quel usage, ou saisissez le code douanier.`,
  help: 'En français, je réponds sur les droits de douane des États-Unis : indiquez le produit, la matière et le pays d’origine. Sur les usines, les échantillons, les délais et les prix, je réponds en anglais ; vous pouvez aussi réserver un appel gratuit ou nous écrire.',
  productLabels:
    'Presque tout produit importé doit indiquer en anglais son pays d’origine, par exemple « Made in China ». Les vêtements et autres textiles indiquent aussi leur composition en pourcentage et le fabricant ou le vendeur, et les vêtements, leur entretien. Les aliments, les cosmétiques et les produits pour enfants ont leurs propres règles : posez-moi la question en anglais.',
  unknownGoods: (goods) =>
    `Je ne connais pas le produit ${goods} en français. Décrivez-le autrement ou en anglais, ou indiquez son code douanier (HTS).`,
  greeting:
    'Bonjour, je suis KIRA. En français, je réponds sur les droits de douane des États-Unis : indiquez le produit, la matière et le pays d’origine.',
  thanks: 'Je vous en prie. Que voulez-vous savoir d’autre ?',
  goodbye: 'Au revoir, et bonne chance avec votre produit.',
  examples: [
    'Quels sont les droits de douane pour des t-shirts en coton de Chine ?',
    'Droits de douane pour des bougies du Mexique',
    'Compare les droits de douane pour des sacs à main en cuir d’Italie et du Vietnam',
  ],
  exampleWith: (goods, origin) => `Droits de douane américains : ${goods} ${origin} ?`,
};
