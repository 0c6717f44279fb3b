import type { DutyPhrases } from './phrases.ts';

/** Countries whose names take an article. */
const withArticle: Readonly<Record<string, string>> = {
  EU: 'aus der Europäischen Union',
  TR: 'aus der Türkei',
  CH: 'aus der Schweiz',
  UA: 'aus der Ukraine',
  SK: 'aus der Slowakei',
  MN: 'aus der Mongolei',
  DO: 'aus der Dominikanischen Republik',
  NL: 'aus den Niederlanden',
  PH: 'aus den Philippinen',
  AE: 'aus den Vereinigten Arabischen Emiraten',
  BS: 'von den Bahamas',
  GB: 'aus dem Vereinigten Königreich',
  IR: 'aus dem Iran',
  IQ: 'aus dem Irak',
  LB: 'aus dem Libanon',
  CD: 'aus der Demokratischen Republik Kongo',
  CG: 'aus der Republik Kongo',
};

export const germanPhrases: DutyPhrases = {
  quoted: (words) => `„${words}“`,
  goodsOfLine: (hts8) => `Waren der Unterposition ${hts8}`,
  from: (code, name) => withArticle[code] ?? `aus ${name}`,
  total: ({ goods, from, total, day }) =>
    `US-Einfuhrzoll auf ${goods} ${from}: insgesamt ${total}, bei Einfuhr am ${day}.`,
  layers: (list) => `Er setzt sich so zusammen: ${list}.`,
  baseRate: 'Basiszollsatz',
  columnTwoRate: 'Zollsatz der Spalte 2',
  usmcaBaseRate: 'Basiszollsatz nach dem USMCA',
  labels: [
    [/\bdrones\b/g, 'Drohnen'],
    [/\bsolar cells, modules and wafers\b/g, 'Solarzellen, -module und -wafer'],
    [/\bpassenger vehicles and light trucks\b/g, 'Pkw und leichte Lkw'],
    [/\bvehicle parts\b/g, 'Fahrzeugteile'],
    [/\bbuses\b/g, 'Busse'],
    [/\bquartz surface products\b/g, 'Quarzoberflächen'],
    [/\bChina list (\w+)/g, 'China-Liste $1'],
    [/\bChina lists\b/g, 'China-Listen'],
    [/\bChina four-year review\b/g, 'Vierjahresüberprüfung China'],
    [/\bforced-labor action\b/g, 'Maßnahme gegen Zwangsarbeit'],
    [/\btimber and furniture\b/g, 'Holz und Möbel'],
    [/\bsteel\b/g, 'Stahl'],
    [/\baluminum\b/g, 'Aluminium'],
    [/\bcopper\b/g, 'Kupfer'],
    [/\bannex\b/g, 'Anhang'],
    [/\bsurcharge\b/g, '(Zuschlag)'],
    [/\bBrazil\b/g, 'Brasilien'],
    [/\bCanada\b/g, 'Kanada'],
  ],
  rates: [
    [/, or the base rate if that is higher/g, ' oder der Basiszollsatz, falls er höher ist'],
    [
      /, or more if the base rate is over (\S+)/g,
      ' oder mehr, falls der Basiszollsatz über $1 liegt',
    ],
    [/ unless Section 232 is charged/g, ', sofern nicht Section 232 erhoben wird'],
    [/\bthe duty printed in the line\b/g, 'dem in der Unterposition genannten Zoll'],
    [/^at least /g, 'mindestens '],
    [/, plus /g, ' plus '],
    [/ or /g, ' oder '],
    [/^Free$/gi, 'zollfrei (0 %)'],
  ],
  separator: '; ',
  inParentheses: (text) => ` (${text})`,
  percent: (digits) => `${digits}\u00a0%`,
  several: ({ goods, day, list }) =>
    `US-Einfuhrzoll auf ${goods} insgesamt, bei Einfuhr am ${day}: ${list}.`,
  withUsmcaClaim: (total) => `${total} mit USMCA-Präferenz`,
  lowest: (names) => `Am niedrigsten: ${names}.`,
  noDifference: 'Es gibt keinen Unterschied.',
  joinedByAnd: (names) => names.join(' und '),
  usmcaClaimed: ({ goods, from, total }) =>
    `US-Einfuhrzoll auf ${goods} ${from} mit USMCA-Präferenz: ${total}.`,
  usmcaCondition:
    'Dafür muss die Ware die Ursprungsregeln des USMCA erfüllen (bei den meisten Kleidungsstücken ab dem Garn), und der Importeur muss die Präferenz mit einer Ursprungszertifizierung beantragen.',
  withoutClaim: (total) => `Ohne Präferenz: ${total}.`,
  usmcaPossible: (total) => `Mit USMCA-Präferenz: ${total}.`,
  usmcaElsewhere: 'Das USMCA gilt nur für Waren aus Mexiko und Kanada.',
  amountOfShipment: (value, duty) => `Bei einer Sendung im Wert von ${value} sind das ${duty}.`,
  amountOfPiece: (value, duty) => `Bei einem Wert von ${value} je Stück sind das ${duty} je Stück.`,
  amountOfAll: (pieces, duty) => `Für alle ${pieces} Stück sind es ${duty}.`,
  lineToCheck: (hts8) =>
    `Ich gehe von der Unterposition ${hts8} aus; eine andere Einreihung kann einen anderen Zollsatz haben, bitte prüfen Sie das.`,
  metalQuestion: (otherTotal) =>
    `Ich nehme an, dass Stahl, Aluminium oder Kupfer mindestens 15 % des Gewichts ausmachen${otherTotal === undefined ? '' : `; ist es weniger, beträgt der Zoll ${otherTotal}`}.`,
  tenDigitQuestion: 'Der Zoll hängt von der zehnstelligen Nummer ab: Wählen Sie sie unten aus.',
  valueQuestion:
    'Der Zollsatz hängt vom Wert eines Stücks ab Werk ab: Nennen Sie ihn, zum Beispiel „zu 3 Dollar pro Stück“.',
  otherQuestion: 'Der Zoll hängt von einer weiteren Angabe ab, nach der unten gefragt wird.',
  caveats:
    'Beachten Sie auch die Hinweise (auf Englisch) unten: Sie sagen, was noch dazukommen kann oder warum zwei Sätze genannt sind.',
  order: ({ kind, caseNumber, rate }) =>
    `Zusätzlich kann ein ${kind === 'antidumping' ? 'Antidumpingzoll' : 'Ausgleichszoll'}${caseNumber === undefined ? '' : ` (Verfahren ${caseNumber})`}${rate === undefined ? '' : ` von ${rate}`} anfallen. Er ist nicht enthalten und hängt vom Hersteller ab; fragen Sie beim US-Zoll (CBP) nach.`,
  upcoming: (day, total) => `Ab dem ${day} sind es: ${total}.`,
  of: (country, sentence) => `${country}: ${sentence}`,
  embargo: (from) =>
    `Einfuhren ${from} sind grundsätzlich verboten, sofern das OFAC sie nicht genehmigt oder ausnimmt.`,
  someBanned: (from) => `Einige Einfuhren ${from} sind in den USA verboten.`,
  ieepaLeftOut:
    'Nicht enthalten sind die IEEPA-Zölle, die an diesem Tag erhoben wurden; der Oberste Gerichtshof hat sie am 20. Februar 2026 aufgehoben.',
  otherDestination:
    'Ich kenne nur die Zölle der USA; diese Zahlen gelten für die Einfuhr in die USA.',
  foreignMoney: (sum) =>
    `„${sum}“ ist nicht in US-Dollar angegeben und daher nicht eingerechnet: Nennen Sie den Wert in Dollar.`,
  askOrigin: ({ goods, rate }) =>
    `Basiszollsatz für ${goods}: ${rate}. In welchem Land wird die Ware hergestellt? Davon hängen die Zusatzzölle ab.`,
  madeInUnitedStates: 'Für in den USA hergestellte Waren fällt dort kein Einfuhrzoll an.',
  askProduct: 'Welches Produkt möchten Sie einführen? Der Zoll hängt vom Produkt ab.',
  chooseLine: (goods) =>
    `Für ${goods} kommen mehrere Unterpositionen infrage: Wählen Sie unten die passende aus.`,
  notFound: (goods) =>
    `Ich finde ${goods} nicht im Zolltarif. Sagen Sie, was es ist, woraus es besteht und wozu es dient, oder geben Sie die Zolltarifnummer ein.`,
  help: 'Auf Deutsch beantworte ich Fragen zu US-Einfuhrzöllen: Nennen Sie Produkt, Material und Ursprungsland. Zu Fabriken, Mustern, Fristen und Preisen antworte ich auf Englisch; Sie können auch ein kostenloses Gespräch buchen oder uns schreiben.',
  productLabels:
    'Fast jede eingeführte Ware muss auf Englisch ihr Ursprungsland nennen, zum Beispiel „Made in China“. Kleidung und andere Textilien nennen außerdem die Fasern mit ihrem Anteil und den Hersteller oder Verkäufer, Kleidung auch die Pflege. Für Lebensmittel, Kosmetik und Kinderprodukte gelten eigene Regeln: Fragen Sie mich dazu auf Englisch.',
  unknownGoods: (goods) =>
    `Das Produkt ${goods} kenne ich auf Deutsch nicht. Beschreiben Sie es mit anderen Worten oder auf Englisch, oder nennen Sie die Zolltarifnummer (HTS).`,
  greeting:
    'Hallo, ich bin KIRA. Auf Deutsch beantworte ich Fragen zu US-Einfuhrzöllen: Nennen Sie Produkt, Material und Ursprungsland.',
  thanks: 'Gern geschehen. Was möchten Sie noch wissen?',
  goodbye: 'Auf Wiedersehen, und viel Erfolg mit Ihrem Produkt.',
  examples: [
    'Wie hoch ist der Zoll auf Baumwoll-T-Shirts aus China?',
    'Zoll auf Kerzen aus Mexiko',
    'Vergleiche den Zoll auf Lederhandtaschen aus Italien und Vietnam',
  ],
  exampleWith: (goods, from) => `Wie hoch ist der Zoll auf ${goods} ${from}?`,
};
