import type { AnswerLanguage } from './answer-languages.ts';

/** What a caveat names: a total, a price, a country, a law's note, as the language writes them. */
type Named = Readonly<{
  /** The total without the duty in question; undefined where it is not one number. */
  total: string | undefined;
  /** "$0.22 a watt" in the language. */
  price: string;
  /** The origin with its preposition: "de Guatemala". */
  from: string;
  rate: string;
  day: string;
}>;

type Caveat = (named: Named) => string;

/** Sentences beside a total: where sources differ, and what else may be charged or not charged. */
export const caveatKinds = [
  'informational',
  'blank-books',
  'cafta-textiles',
  'drones-doubt',
  'solar-doubt',
  'brazil',
  'docking-stations',
  'drone-parts',
  'certified-drones',
  'minimum-price',
  'polysilicon-price',
  'quartz-mixed',
] as const;
export type CaveatKind = (typeof caveatKinds)[number];

export const caveatPhrases: Readonly<Record<AnswerLanguage, Readonly<Record<CaveatKind, Caveat>>>> =
  {
    es: {
      informational: ({ total }) =>
        `Los libros, carteles, láminas, grabaciones y otros materiales informativos pueden estar exentos del derecho por trabajo forzoso (9903.05.92)${total === undefined ? '' : `; en ese caso el total es ${total}`}.`,
      'blank-books': () =>
        'Ninguna fuente que hayamos leído aclara si los cuadernos, agendas y formularios en blanco son materiales informativos, que no pagan el derecho por trabajo forzoso (9903.05.92); estas cifras lo incluyen.',
      'cafta-textiles': ({ from, total }) =>
        `Los textiles ${from} que cumplen las reglas del CAFTA-DR y se acogen a él entran libres y están exentos del derecho por trabajo forzoso (9903.05.95)${total === undefined ? '' : `; en ese caso el total es ${total}`}.`,
      'drones-doubt': () =>
        'Las fuentes no coinciden en si los drones que pagan la Sección 232 pagan también el derecho por trabajo forzoso; se indican los dos totales.',
      'solar-doubt': () =>
        'Ninguna fuente aclara si las mercancías que pagan este derecho de la Sección 232 pagan también el derecho por trabajo forzoso; se indican los dos totales.',
      brazil: ({ rate, day }) =>
        `Las mercancías de Brasil pagan un ${rate} adicional desde el ${day}, pero algunos artículos de esta línea están exentos (9903.05.04); se indican los dos totales.`,
      'docking-stations': () =>
        'Si son estaciones de acoplamiento para drones o sus partes, la Sección 232 añade un 100 % (9903.08.21), que no está en estas cifras.',
      'drone-parts': () =>
        'Si son partes de drones de más de 25 kg, la Sección 232 añade un 100 % (9903.08.21), que no está en estas cifras.',
      'certified-drones': () =>
        'Los drones cuyos componentes críticos están certificados casi por completo como hechos en Estados Unidos o en países aliados pagan menos (9903.08.23 y 9903.08.24); nuestras fuentes no aclaran si la aduana aplica ya ese tipo.',
      'minimum-price': ({ price }) =>
        `Rige además un precio mínimo de importación de ${price}: se cobra la diferencia que falte en el valor declarado, o el precio entero si no hay documentos (Proclamación 11052).`,
      'polysilicon-price': () =>
        'Para el polisilicio rige un precio mínimo de importación de 21 $ por kilogramo: se cobra la diferencia que falte en el valor declarado (Proclamación 11052).',
      'quartz-mixed': () =>
        'Si son superficies de cuarzo, una salvaguardia de la Sección 201 añade un 25 % dentro del contingente (9903.45.30) o un 50 % por encima (9903.45.31), que no está en estas cifras.',
    },
    tr: {
      informational: ({ total }) =>
        `Kitap, afiş, sanat baskısı, kayıt ve diğer bilgilendirici materyaller zorla çalıştırma vergisinden muaf olabilir (9903.05.92)${total === undefined ? '' : `; bu durumda toplam: ${total}`}.`,
      'blank-books': () =>
        'Boş defter, ajanda ve formların, zorla çalıştırma vergisi alınmayan bilgilendirici materyallerden (9903.05.92) sayılıp sayılmadığını okuduğumuz hiçbir kaynak açıklamıyor; bu rakamlarda vergi dahildir.',
      'cafta-textiles': ({ from, total }) =>
        `CAFTA-DR kurallarına uyan ve bu kapsamda başvurulan ${from} tekstil ürünleri vergisiz girer ve zorla çalıştırma vergisinden muaftır (9903.05.95)${total === undefined ? '' : `; bu durumda toplam: ${total}`}.`,
      'drones-doubt': () =>
        '232. Bölüm vergisi alınan dronlardan ayrıca zorla çalıştırma vergisi alınıp alınmadığı konusunda kaynaklar farklıdır; her iki toplam da verilmiştir.',
      'solar-doubt': () =>
        'Bu 232. Bölüm vergisi alınan ürünlerden ayrıca zorla çalıştırma vergisi alınıp alınmadığını hiçbir kaynak açıklamıyor; her iki toplam da verilmiştir.',
      brazil: ({ rate, day }) =>
        `Brezilya menşeli ürünlerden ${day} tarihinden itibaren ${rate} ek vergi alınır, ancak bu pozisyondaki bazı ürünler muaftır (9903.05.04); her iki toplam da verilmiştir.`,
      'docking-stations': () =>
        'Ürün bir dron yerleştirme istasyonu veya parçasıysa 232. Bölüm kapsamında %100 ek vergi alınır (9903.08.21); bu rakamlara dahil değildir.',
      'drone-parts': () =>
        'Ürün 25 kg’dan ağır dronların parçasıysa 232. Bölüm kapsamında %100 ek vergi alınır (9903.08.21); bu rakamlara dahil değildir.',
      'certified-drones': () =>
        'Kritik bileşenlerinin neredeyse tamamı ABD’de veya müttefik ülkelerde üretildiği belgelenen dronlarda vergi daha düşüktür (9903.08.23 ve 9903.08.24); gümrüğün bu oranı uygulamaya başlayıp başlamadığı kaynaklarımızda açık değildir.',
      'minimum-price': ({ price }) =>
        `Ayrıca ${price} asgari ithalat fiyatı uygulanır: beyan edilen değerin altında kalan fark, belge yoksa fiyatın tamamı alınır (11052 sayılı Bildiri).`,
      'polysilicon-price': () =>
        'Polisilikon için kilogram başına 21 dolar asgari ithalat fiyatı uygulanır: beyan edilen değerin altında kalan fark alınır (11052 sayılı Bildiri).',
      'quartz-mixed': () =>
        'Ürün kuvars yüzey ürünüyse 201. Bölüm korunma önlemi kota içinde %25 (9903.45.30), kota üstünde %50 (9903.45.31) ekler; bu rakamlara dahil değildir.',
    },
    zh: {
      informational: ({ total }) =>
        `书籍、海报、艺术印刷品、录音录像等信息资料可能免征强迫劳动关税（9903.05.92）${total === undefined ? '' : `，免征时合计为${total}`}。`,
      'blank-books': () =>
        '空白簿本、日程本和表格是否属于免征强迫劳动关税的信息资料（9903.05.92），我们查阅的资料均未明确；以上数字按征收计算。',
      'cafta-textiles': ({ from, total }) =>
        `${from}纺织品如符合CAFTA-DR规则并据此申请，可免税进口，并免征强迫劳动关税（9903.05.95）${total === undefined ? '' : `，此时合计为${total}`}。`,
      'drones-doubt': () =>
        '缴纳232条款关税的无人机是否还须缴纳强迫劳动关税，各资料说法不一；这里列出两种合计。',
      'solar-doubt': () =>
        '缴纳这项232条款关税的货物是否还须缴纳强迫劳动关税，没有资料明确；这里列出两种合计。',
      brazil: ({ rate, day }) =>
        `自${day}起，原产于巴西的货物加征${rate}，但该税号下的部分商品豁免（9903.05.04）；这里列出两种合计。`,
      'docking-stations': () =>
        '如果是无人机机库（充电停机设备）或其零件，232条款加征100%（9903.08.21），未计入以上数字。',
      'drone-parts': () =>
        '如果是25公斤以上无人机的零件，232条款加征100%（9903.08.21），未计入以上数字。',
      'certified-drones': () =>
        '关键部件经证明几乎全部产自美国或盟国的无人机税率较低（9903.08.23和9903.08.24）；海关是否已经适用该税率，我们的资料没有明确。',
      'minimum-price': ({ price }) =>
        `另外适用最低进口价${price}：申报价值低于该价的差额须补缴，没有单证时按全价征收（第11052号公告）。`,
      'polysilicon-price': () =>
        '多晶硅适用每公斤21美元的最低进口价：申报价值低于该价的差额须补缴（第11052号公告）。',
      'quartz-mixed': () =>
        '如果是石英台面产品，201条款保障措施在配额内加征25%（9903.45.30），超出配额加征50%（9903.45.31），未计入以上数字。',
    },
    de: {
      informational: ({ total }) =>
        `Bücher, Plakate, Kunstdrucke, Aufnahmen und anderes Informationsmaterial können vom Zwangsarbeitszoll befreit sein (9903.05.92)${total === undefined ? '' : `; dann sind es ${total}`}.`,
      'blank-books': () =>
        'Ob leere Hefte, Kalender und Formulare als Informationsmaterial gelten, auf das kein Zwangsarbeitszoll anfällt (9903.05.92), klärt keine Quelle, die wir gelesen haben; in diesen Zahlen ist er enthalten.',
      'cafta-textiles': ({ from, total }) =>
        `Textilien ${from}, die die Regeln des CAFTA-DR erfüllen und für die das beantragt wird, sind zollfrei und vom Zwangsarbeitszoll befreit (9903.05.95)${total === undefined ? '' : `; dann sind es ${total}`}.`,
      'drones-doubt': () =>
        'Ob auf Drohnen, für die Section 232 erhoben wird, auch der Zwangsarbeitszoll anfällt, geben die Quellen unterschiedlich an; beide Ergebnisse stehen da.',
      'solar-doubt': () =>
        'Ob auf Waren, für die dieser Zoll nach Section 232 erhoben wird, auch der Zwangsarbeitszoll anfällt, klärt keine Quelle; beide Ergebnisse stehen da.',
      brazil: ({ rate, day }) =>
        `Auf Waren aus Brasilien fallen seit dem ${day} zusätzlich ${rate} an, einige Artikel dieser Position sind jedoch ausgenommen (9903.05.04); beide Ergebnisse stehen da.`,
      'docking-stations': () =>
        'Sind es Dockingstationen für Drohnen oder Teile davon, kommen nach Section 232 100 % hinzu (9903.08.21), die in diesen Zahlen fehlen.',
      'drone-parts': () =>
        'Sind es Teile von Drohnen über 25 kg, kommen nach Section 232 100 % hinzu (9903.08.21), die in diesen Zahlen fehlen.',
      'certified-drones': () =>
        'Für Drohnen, deren kritische Bauteile fast alle nachweislich aus den USA oder verbündeten Ländern stammen, ist der Zoll niedriger (9903.08.23 und 9903.08.24); ob der Zoll diesen Satz schon anwendet, klären unsere Quellen nicht.',
      'minimum-price': ({ price }) =>
        `Außerdem gilt ein Mindesteinfuhrpreis von ${price}: Was dem angemeldeten Wert fehlt, wird nacherhoben, ohne Nachweise der ganze Preis (Proklamation 11052).`,
      'polysilicon-price': () =>
        'Für Polysilizium gilt ein Mindesteinfuhrpreis von 21 $ je Kilogramm: Was dem angemeldeten Wert fehlt, wird nacherhoben (Proklamation 11052).',
      'quartz-mixed': () =>
        'Sind es Quarzwerkstein-Oberflächen, erhebt eine Schutzmaßnahme nach Section 201 zusätzlich 25 % im Kontingent (9903.45.30) oder 50 % darüber (9903.45.31); das ist in diesen Zahlen nicht enthalten.',
    },
    fr: {
      informational: ({ total }) =>
        `Les livres, affiches, reproductions d’art, enregistrements et autres supports d’information peuvent être exemptés du droit lié au travail forcé (9903.05.92)${total === undefined ? '' : ` ; le total est alors de ${total}`}.`,
      'blank-books': () =>
        'Aucune source que nous avons lue ne dit si les carnets, agendas et formulaires vierges comptent parmi les supports d’information, exemptés du droit lié au travail forcé (9903.05.92) ; ces chiffres le comprennent.',
      'cafta-textiles': ({ from, total }) =>
        `Les textiles ${from} qui respectent les règles du CAFTA-DR et pour lesquels on le demande entrent en franchise et sont exemptés du droit lié au travail forcé (9903.05.95)${total === undefined ? '' : ` ; le total est alors de ${total}`}.`,
      'drones-doubt': () =>
        'Les sources ne s’accordent pas : les drones soumis à la Section 232 paient-ils aussi le droit lié au travail forcé ? Les deux totaux sont indiqués.',
      'solar-doubt': () =>
        'Aucune source ne dit si les marchandises soumises à ce droit de la Section 232 paient aussi le droit lié au travail forcé ; les deux totaux sont indiqués.',
      brazil: ({ rate, day }) =>
        `Les marchandises du Brésil paient ${rate} de plus depuis le ${day}, mais certains articles de cette position sont exemptés (9903.05.04) ; les deux totaux sont indiqués.`,
      'docking-stations': () =>
        'S’il s’agit de stations d’accueil pour drones ou de leurs pièces, la Section 232 ajoute 100 % (9903.08.21), qui ne sont pas compris dans ces chiffres.',
      'drone-parts': () =>
        'S’il s’agit de pièces de drones de plus de 25 kg, la Section 232 ajoute 100 % (9903.08.21), qui ne sont pas compris dans ces chiffres.',
      'certified-drones': () =>
        'Les drones dont presque tous les composants critiques sont certifiés fabriqués aux États-Unis ou dans des pays alliés paient moins (9903.08.23 et 9903.08.24) ; nos sources ne disent pas si la douane applique déjà ce taux.',
      'minimum-price': ({ price }) =>
        `Un prix minimum à l’importation de ${price} s’applique aussi : ce qui manque à la valeur déclarée est perçu en plus, ou le prix entier en l’absence de documents (Proclamation 11052).`,
      'polysilicon-price': () =>
        'Un prix minimum à l’importation de 21 $ le kilogramme s’applique au polysilicium : ce qui manque à la valeur déclarée est perçu en plus (Proclamation 11052).',
      'quartz-mixed': () =>
        'S’il s’agit de surfaces en quartz, une mesure de sauvegarde de la Section 201 ajoute 25 % dans le contingent (9903.45.30) ou 50 % au-delà (9903.45.31), qui ne sont pas compris dans ces chiffres.',
    },
  };
