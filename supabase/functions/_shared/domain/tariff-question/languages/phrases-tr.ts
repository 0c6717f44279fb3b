import type { DutyPhrases } from './phrases.ts';

export const turkishPhrases: DutyPhrases = {
  quoted: (words) => `“${words}”`,
  goodsOfLine: (hts8) => `${hts8} pozisyonundaki ürünler`,
  from: (_code, name) => `${name} menşeli`,
  total: ({ goods, from, total, day }) =>
    `${from} ${goods} için toplam ABD gümrük vergisi: ${total} (giriş tarihi ${day}).`,
  layers: (list) => `Dağılımı: ${list}.`,
  baseRate: 'temel vergi',
  columnTwoRate: '2. sütun vergisi',
  usmcaBaseRate: 'USMCA temel vergisi',
  labels: [
    [/\bdrones\b/g, 'dronlar'],
    [/\bsolar cells, modules and wafers\b/g, 'güneş hücreleri, modülleri ve plakaları'],
    [/\bpassenger vehicles and light trucks\b/g, 'binek araçlar ve hafif kamyonlar'],
    [/\bvehicle parts\b/g, 'taşıt parçaları'],
    [/\bbuses\b/g, 'otobüsler'],
    [/\bquartz surface products\b/g, 'kuvars yüzey ürünleri'],
    [/\bSection (\d+)/g, '$1. Bölüm'],
    [/\bChina list (\w+)/g, 'Çin listesi $1'],
    [/\bChina lists\b/g, 'Çin listeleri'],
    [/\bChina four-year review\b/g, 'Çin dört yıllık gözden geçirme'],
    [/\bforced-labor action\b/g, 'zorla çalıştırma önlemi'],
    [/\btimber and furniture\b/g, 'kereste ve mobilya'],
    [/\bsteel\b/g, 'çelik'],
    [/\baluminum\b/g, 'alüminyum'],
    [/\bcopper\b/g, 'bakır'],
    [/\bannex\b/g, 'ek'],
    [/\bsurcharge\b/g, '(ek vergi)'],
    [/\bBrazil\b/g, 'Brezilya'],
    [/\bCanada\b/g, 'Kanada'],
  ],
  rates: [
    [/, or the base rate if that is higher/g, ' ya da daha yüksekse temel vergi'],
    [
      /, or more if the base rate is over (\S+)/g,
      ' ya da temel vergi bundan yüksekse daha fazlası',
    ],
    [/ unless Section 232 is charged/g, ' (232. Bölüm vergisi alınmıyorsa)'],
    [/\bthe duty printed in the line\b/g, 'pozisyonda yazılı vergi'],
    [/^at least /g, 'en az '],
    [/, plus /g, ' artı '],
    [/ or /g, ' veya '],
    [/^Free$/gi, 'vergisiz (%0)'],
  ],
  separator: '; ',
  inParentheses: (text) => ` (${text})`,
  percent: (digits) => `%${digits}`,
  several: ({ goods, day, list }) =>
    `${goods} için toplam ABD gümrük vergisi (giriş tarihi ${day}): ${list}.`,
  withUsmcaClaim: (total) => `USMCA ile ${total}`,
  lowest: (names) => `En düşük: ${names}.`,
  noDifference: 'Aralarında fark yok.',
  joinedByAnd: (names) => names.join(' ve '),
  usmcaClaimed: ({ goods, from, total }) =>
    `USMCA kapsamında ${from} ${goods} için ABD gümrük vergisi: ${total}.`,
  usmcaCondition:
    'Bunun için ürünün USMCA menşe kurallarına uyması (çoğu giysi için iplikten itibaren) ve ithalatçının menşe belgesiyle başvurması gerekir.',
  withoutClaim: (total) => `USMCA olmadan: ${total}.`,
  usmcaPossible: (total) => `USMCA ile: ${total}.`,
  usmcaElsewhere: 'USMCA yalnızca Meksika ve Kanada menşeli ürünler için geçerlidir.',
  amountOfShipment: (value, duty) => `${value} değerindeki bir gönderi için vergi: ${duty}.`,
  amountOfPiece: (value, duty) => `Parça başına ${value} değer için vergi: parça başına ${duty}.`,
  amountOfAll: (pieces, duty) => `${pieces} adedin tamamı için: ${duty}.`,
  lineToCheck: (hts8) =>
    `Burada ${hts8} pozisyonunu varsaydım; başka bir sınıflandırmada vergi değişebilir, lütfen kontrol edin.`,
  metalQuestion: (otherTotal) =>
    `Ağırlığın en az %15’inin çelik, alüminyum veya bakır olduğunu varsaydım${otherTotal === undefined ? '' : `; daha azsa toplam: ${otherTotal}`}.`,
  tenDigitQuestion: 'Toplam, on haneli koda bağlıdır: aşağıdaki listeden seçin.',
  valueQuestion:
    'Vergi, bir parçanın fabrika çıkış değerine bağlıdır: değeri yazın, örneğin “tanesi 3 dolar”.',
  otherQuestion: 'Toplam, aşağıda sorulan bir bilgiye daha bağlıdır.',
  caveats:
    'Aşağıdaki notları da (İngilizce) okuyun: başka ne alınabileceğini ya da neden iki toplam verildiğini anlatır.',
  order: ({ kind, caseNumber, rate }) =>
    `Buna ek olarak ${kind === 'antidumping' ? 'antidamping vergisi' : 'telafi edici vergi'}${caseNumber === undefined ? '' : ` (dosya ${caseNumber})`}${rate === undefined ? '' : `, oranı ${rate},`} uygulanabilir. Toplama dahil değildir ve üreticiye göre değişir; ABD gümrüğüne (CBP) danışın.`,
  upcoming: (day, total) => `${day} tarihinden itibaren toplam: ${total}.`,
  of: (country, sentence) => `${country}: ${sentence}`,
  embargo: (from) =>
    `${from} ürünlerin ithalatı, OFAC izni veya muafiyeti olmadıkça genel olarak yasaktır.`,
  someBanned: (from) => `${from} bazı ürünlerin ABD’ye ithalatı yasaktır.`,
  ieepaLeftOut:
    'O gün alınan IEEPA vergileri dahil değildir; Yüksek Mahkeme bunları 20 Şubat 2026’da iptal etti.',
  otherDestination:
    'Yalnızca ABD’nin gümrük vergilerini biliyorum; bu rakamlar ABD’ye giriş içindir.',
  foreignMoney: (sum) =>
    `“${sum}” dolar cinsinden değil, bu yüzden hesaba katılmadı: değeri dolar olarak yazın.`,
  askOrigin: ({ goods, rate }) =>
    `${goods} için temel vergi: ${rate}. Ürün hangi ülkede üretiliyor? Ek vergiler buna bağlıdır.`,
  madeInUnitedStates: 'ABD’de üretilen ürünler orada gümrük vergisi ödemez.',
  askProduct: 'Hangi ürünü ithal etmek istiyorsunuz? Vergi ürüne bağlıdır.',
  chooseLine: (goods) =>
    `${goods} için birden fazla pozisyon olabilir: aşağıdan uygun olanı seçin.`,
  notFound: (goods) =>
    `${goods} tarifede bulunamadı. Ürünün ne olduğunu, malzemesini ve ne için kullanıldığını yazın ya da gümrük tarife kodunu girin.`,
  help: 'Türkçe olarak ABD gümrük vergilerini yanıtlıyorum: ürünü, malzemesini ve üretildiği ülkeyi yazın. Fabrika, numune, süre ve fiyat sorularını İngilizce yanıtlıyorum; ücretsiz bir görüşme ayarlayabilir veya bize yazabilirsiniz.',
  productLabels:
    'İthal edilen hemen her ürün, menşe ülkesini İngilizce olarak belirtmelidir, örneğin “Made in China”. Giysiler ve diğer tekstil ürünleri ayrıca lifleri oranlarıyla ve üreticiyi ya da satıcıyı, giysiler yıkama talimatını da belirtir. Gıda, kozmetik ve çocuk ürünlerinin kendi kuralları vardır: bunları İngilizce sorun.',
  unknownGoods: (goods) =>
    `${goods} ürününü Türkçe adıyla tanımıyorum. Başka kelimelerle veya İngilizce yazın ya da gümrük tarife kodunu (HTS) girin.`,
  greeting:
    'Merhaba, ben KIRA. Türkçe olarak ABD gümrük vergilerini yanıtlıyorum: ürünü, malzemesini ve üretildiği ülkeyi yazın.',
  thanks: 'Rica ederim. Başka ne öğrenmek istersiniz?',
  goodbye: 'Hoşça kalın, ürününüzde başarılar.',
  examples: [
    'Çin’den pamuklu tişört gümrük vergisi ne kadar?',
    'Meksika’dan mum için gümrük vergisi',
    'İtalya ve Vietnam’dan deri çanta için gümrük vergisini karşılaştır',
  ],
  exampleWith: (goods, from) => `${from} ${goods} için gümrük vergisi ne kadar?`,
};
