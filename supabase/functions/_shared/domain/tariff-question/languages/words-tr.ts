import type { WordTable } from './words.ts';

/**
 * Turkish words of questions about duty; plurals and cases of nouns are taken off before the
 * look-up, so a noun stands here without them.
 */
export const turkishWords: WordTable = `
duty: gümrük vergisi, gümrük vergileri, gümrük vergisini, gümrük vergisine, gümrük vergisinin, gümrük, gümrüğü, ithalat vergisi, ithalat vergileri, ithal vergisi, vergi, vergisi, vergileri, vergisini, vergiler, vergi oranı, gümrük oranı, tarife, tarifesi, ek vergi, harç
material cotton: pamuk, pamuklu
material polyester: polyester
material wool: yün, yünlü
material merino: merinos
material silk: ipek, ipekli
material linen: keten
material denim: denim, kot kumaş
material leather: deri, hakiki deri
material faux leather: suni deri, yapay deri, vegan deri
material silver: gümüş
material brass: pirinç
material copper: bakır
material gold: altın
material stainless steel: paslanmaz çelik
material steel: çelik
material aluminum: alüminyum
material iron: demir
material cast iron: dökme demir, döküm
material wooden: ahşap, tahta
material glass: cam
material ceramic: seramik
material porcelain: porselen
material plastic: plastik
material silicone: silikon
material rubber: kauçuk, lastik
material paper: kağıt, kâğıt
material cardboard: karton
material jute: jüt
material straw: hasır
material bamboo: bambu
material cork: mantar
material soy: soya
material beeswax: balmumu
material canvas: kanvas
material velvet: kadife
material synthetic: sentetik
make knitted: örme, örgü
make woven: dokuma
make embroidered: nakışlı, işlemeli
make printed: baskılı
make organic: organik
make handmade: el yapımı
make scented: kokulu
wearer women's: kadın, bayan
wearer men's: erkek
wearer kids': çocuk
wearer baby: bebek
wearer dog: köpek
wearer cat: kedi
goods toys: oyuncak
goods clothing: giysi, giyim, kıyafet
goods shoes: ayakkabı
goods bags: çanta
goods handbags: el çantası, kol çantası
goods jewelry: takı, mücevher
goods furniture: mobilya
goods hats: şapka
goods hammocks: hamak
goods baskets: sepet
goods tablecloths: masa örtüsü
goods t-shirts: tişört, t-shirt
goods shirts: gömlek
goods pants: pantolon
goods dresses: elbise
goods candles: mum
goods mugs: kupa, fincan
goods socks: çorap
goods hoodies: kapüşonlu, hoodie
goods blankets: battaniye
goods cosmetics: kozmetik, makyaj malzemesi
goods screws: vida
goods laptops: dizüstü bilgisayar, laptop
goods cell phones: cep telefonu, telefon
goods wine: şarap
goods cheese: peynir
goods olive oil: zeytinyağı
part sole: taban, tabanlı
part lid: kapak, kapaklı
part handle: kulp, kulplu, sap, saplı
part zipper: fermuar, fermuarlı
part lining: astar, astarlı
part print: baskı
part frame: çerçeve
with with: ile birlikte
without without: olmadan, olmaksızın
and: ve, veya, ya da, yoksa, ile
to: doğru
lowest: en düşük, daha düşük, düşük, ucuz, en ucuz, en az, daha ucuz
usmca: USMCA
not: değil
when today: bugün
when tomorrow: yarın
when next month: gelecek ay, önümüzdeki ay
when next year: gelecek yıl, seneye, önümüzdeki yıl
filler: ya, fabrika, fabrikası, numune, üretici, arıyorum, arıyoruz, yaptırmak, bir, bu, şu, o, ne, nedir, neler, kaç, kadar, ne kadar, nasıl, hangi, hangisi, nerede, nereden, mı, mi, mu, mü, mıdır, midir, var, yok, olur, olacak, olan, olarak, ben, biz, siz, bana, bize, benim, bizim, için, dan, den, tan, ten, da, de, ta, te, dır, dir, dur, dür, tır, tir, nın, nin, nun, nün, ın, in, un, ün, ya, ye, ı, i, u, ü, menşeli, menşe, menşei, malı, üretim, üretimi, üretilen, üretilmiş, yapılan, yapılmış, yapımı, gelen, gelecek, getirmek, getirsem, getirirsem, getiriyorum, getirtmek, ithal, ithalat, ithalatı, ithalatında, ithalatta, ithal edilen, ithal etmek, etmek, edersem, edilen, edilince, edince, ediyorum, edeceğim, edeceğiz, etsem, alsam, alırsam, almak, satın, ödemek, ödenir, ödenecek, öderim, öderiz, ödenen, ödemem, ödemeliyim, ödeyeceğim, ödüyorum, gerekir, gerekiyor, lazım, uygulanır, uygulanan, uygulanıyor, alınır, alınıyor, alınan, tutar, tutarı, çıkar, oranı, oran, oranları, yüzde, yüzde kaç, fiyat, fiyatı, maliyet, maliyeti, değer, değeri, değerinde, toplam, istiyorum, istiyoruz, öğrenmek, bilgi, merhaba, selam, selamlar, lütfen, teşekkürler, teşekkür, ederim, acaba, şimdi, şu an, güncel, ülke, ülkeden, ülkesi, ürün, ürünü, ürünler, mal, eşya, eşyalar, kodu, kod, gtip, hs, hts, numarası, karşılaştır, karşılaştırma, karşılaştırması, arasında, arasındaki, fark, farkı, göre, siyah, beyaz, kırmızı, mavi, yeşil, büyük, küçük, yeni, özel, kaliteli, baskısız, kişiye, yaklaşık, tane, abd, amerika, amerikan, birleşik devletler, amerika birleşik devletleri, marka, logo, logolu, peki, çok, daha, ise, olsa, olursa, eğer, da var, girerse, girişte, girişinde, giriş, ayında, ayı, ay, tarihinde, yılında
`;
