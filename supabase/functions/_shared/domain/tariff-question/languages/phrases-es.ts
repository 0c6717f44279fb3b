import type { DutyPhrases } from './phrases.ts';

const withArticle: Readonly<Record<string, string>> = {
  EU: 'de la Unión Europea',
  GB: 'del Reino Unido',
  NL: 'de los Países Bajos',
  DO: 'de la República Dominicana',
  IN: 'de la India',
  AE: 'de los Emiratos Árabes Unidos',
  CD: 'de la República Democrática del Congo',
};

export const spanishPhrases: DutyPhrases = {
  quoted: (words) => `«${words}»`,
  goodsOfLine: (hts8) => `mercancías de la subpartida ${hts8}`,
  from: (code, name) => withArticle[code] ?? `de ${name}`,
  total: ({ goods, from, total, day }) =>
    `Arancel total de EE. UU. para ${goods} ${from}: ${total}, si la mercancía entra el ${day}.`,
  layers: (list) => `Se compone de: ${list}.`,
  baseRate: 'arancel base',
  columnTwoRate: 'arancel de la columna 2',
  usmcaBaseRate: 'arancel base del T-MEC',
  labels: [
    [/\bsolar cells, modules and wafers\b/g, 'células, módulos y obleas solares'],
    [/\bpassenger vehicles and light trucks\b/g, 'turismos y camionetas'],
    [/\bvehicle parts\b/g, 'partes de vehículos'],
    [/\bbuses\b/g, 'autobuses'],
    [/\bquartz surface products\b/g, 'superficies de cuarzo'],
    [/\bSection (\d+)/g, 'Sección $1'],
    [/\bChina list (\w+)/g, 'lista $1 de China'],
    [/\bChina lists\b/g, 'listas de China'],
    [/\bChina four-year review\b/g, 'revisión cuatrienal de China'],
    [/\bforced-labor action\b/g, 'medida por trabajo forzoso'],
    [/\btimber and furniture\b/g, 'madera y muebles'],
    [/\bsteel\b/g, 'acero'],
    [/\baluminum\b/g, 'aluminio'],
    [/\bcopper\b/g, 'cobre'],
    [/\bannex\b/g, 'anexo'],
    [/\bsurcharge\b/g, '(recargo)'],
    [/\bBrazil\b/g, 'Brasil'],
    [/\bCanada\b/g, 'Canadá'],
  ],
  rates: [
    [/, or the base rate if that is higher/g, ', o el arancel base si es mayor'],
    [/, or more if the base rate is over (\S+)/g, ', o más si el arancel base supera el $1'],
    [/ unless Section 232 is charged/g, ' salvo que se cobre la Sección 232'],
    [/\bthe duty printed in the line\b/g, 'el derecho que figura en la subpartida'],
    [/^at least /g, 'al menos '],
    [/, plus /g, ' más '],
    [/ or /g, ' o '],
    [/^Free$/gi, 'exento (0 %)'],
  ],
  separator: '; ',
  inParentheses: (text) => ` (${text})`,
  percent: (digits) => `${digits}\u00a0%`,
  several: ({ goods, day, list }) =>
    `Arancel total de EE. UU. para ${goods}, si la mercancía entra el ${day}: ${list}.`,
  withUsmcaClaim: (total) => `${total} si se acoge al T-MEC`,
  lowest: (names) => `El más bajo: ${names}.`,
  noDifference: 'No hay diferencia.',
  joinedByAnd: (names) => names.join(' y '),
  usmcaClaimed: ({ goods, from, total }) =>
    `Arancel de EE. UU. para ${goods} ${from} acogidas al T-MEC: ${total}.`,
  usmcaCondition:
    'Para ello la mercancía debe cumplir las reglas de origen del T-MEC (en la mayoría de las prendas, desde el hilo) y el importador debe solicitarlo con una certificación de origen.',
  withoutClaim: (total) => `Sin el T-MEC: ${total}.`,
  usmcaPossible: (total) => `Con el T-MEC: ${total}.`,
  usmcaElsewhere: 'El T-MEC solo se aplica a mercancías de México y Canadá.',
  amountOfShipment: (value, duty) => `Para un envío de ${value}, son ${duty} de arancel.`,
  amountOfPiece: (value, duty) => `Con un valor de ${value} por pieza, son ${duty} por pieza.`,
  amountOfAll: (pieces, duty) => `Por las ${pieces} piezas, son ${duty} en total.`,
  lineToCheck: (hts8) =>
    `Supongo la subpartida ${hts8}; otra clasificación puede tener otro arancel, así que compruébela.`,
  metalQuestion: (otherTotal) =>
    `Supongo que el acero, el aluminio o el cobre son al menos el 15 % del peso${otherTotal === undefined ? '' : `; si es menos, el total es ${otherTotal}`}.`,
  tenDigitQuestion: 'El total depende del código de diez dígitos: elíjalo en la lista de abajo.',
  valueQuestion:
    'El arancel depende del valor de una pieza en fábrica: indíquelo, por ejemplo «a 3 dólares cada una».',
  otherQuestion: 'El total depende de un dato más: lo encontrará abajo.',
  caveats:
    'Lea también las notas de abajo (en inglés): dicen qué más puede cobrarse o por qué hay dos totales.',
  order: ({ kind, caseNumber, rate }) =>
    `Además puede aplicarse un derecho ${kind === 'antidumping' ? 'antidumping' : 'compensatorio'}${caseNumber === undefined ? '' : ` (expediente ${caseNumber})`}${rate === undefined ? '' : ` del ${rate}`}, que no está incluido y depende del productor; confírmelo con la aduana (CBP).`,
  upcoming: (day, total) => `A partir del ${day} el total será: ${total}.`,
  of: (country, sentence) => `${country}: ${sentence}`,
  embargo: (from) =>
    `Las importaciones ${from} están prohibidas en general, salvo licencia o exención de la OFAC.`,
  someBanned: (from) => `Algunas importaciones ${from} están prohibidas en EE. UU.`,
  ieepaLeftOut:
    'No incluye los derechos de la IEEPA que se cobraban ese día; el Tribunal Supremo los anuló el 20 de febrero de 2026.',
  otherDestination:
    'Solo conozco los aranceles de Estados Unidos; estas cifras son para la entrada en Estados Unidos.',
  foreignMoney: (sum) =>
    `«${sum}» no está en dólares, así que no entra en el cálculo: indique el valor en dólares.`,
  askOrigin: ({ goods, rate }) =>
    `Arancel base para ${goods}: ${rate}. ¿En qué país se fabrican? De eso dependen los aranceles adicionales.`,
  madeInUnitedStates:
    'Las mercancías hechas en Estados Unidos no pagan arancel de importación allí.',
  askProduct: '¿Qué producto quiere importar? El arancel depende del producto.',
  chooseLine: (goods) =>
    `Para ${goods} hay varias subpartidas posibles: elija abajo la que corresponde.`,
  notFound: (goods) =>
    `No encuentro ${goods} en el arancel. Diga qué es, de qué material y para qué sirve, o escriba su código arancelario.`,
  help: 'En español respondo sobre los aranceles de importación de Estados Unidos: diga el producto, el material y el país de origen. Sobre fábricas, muestras, plazos y precios respondo en inglés; también puede reservar una llamada gratuita o escribirnos.',
  productLabels:
    'Casi todo producto importado debe indicar en inglés su país de origen, por ejemplo «Made in China». La ropa y otros textiles indican además las fibras con su porcentaje y quién los fabrica o vende, y la ropa, cómo se lava. Los alimentos, los cosméticos y los productos para niños tienen reglas propias: pregúnteme por ellas en inglés.',
  unknownGoods: (goods) =>
    `No conozco el producto ${goods} en español. Escríbalo con otras palabras o en inglés, o indique su código arancelario (HTS).`,
  greeting:
    'Hola, soy KIRA. En español respondo sobre los aranceles de importación de Estados Unidos: diga el producto, el material y el país de origen.',
  thanks: 'De nada. ¿Qué más quiere saber?',
  goodbye: 'Hasta luego, y suerte con su producto.',
  examples: [
    '¿Cuánto es el arancel de camisetas de algodón de China?',
    'Aranceles para velas de México',
    'Compara el arancel de bolsos de cuero de Italia y Vietnam',
  ],
  exampleWith: (goods, from) => `¿Cuánto es el arancel de ${goods} ${from}?`,
};
