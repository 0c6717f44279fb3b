import { chineseThing } from '../../goods/foreign-things.ts';
import { chineseName } from '../../goods/name-index.ts';
import { countryNames } from './countries.ts';
import { emptyGroup, emptyReading, type ForeignReading } from './foreign-reading.ts';

/** Traditional signs of such questions, with the simplified ones that the tables have. */
const simplified: Readonly<Record<string, string>> = Object.fromEntries(
  '關关稅税從从進进國国華华錢钱幾几蠟蜡燭烛襪袜絲丝紙纸鋁铝銅铜銀银鋼钢鐵铁鏽锈錶表項项鍊链鏈链環环飾饰傢家俱具燈灯簾帘毯毯圍围帶带褲裤裝装襯衬衫衫裡里個个雙双條条瓷瓷馬马剋克杯杯陽阳鏡镜滑滑鼠鼠墊垫電电腦脑機机貓猫紗纱織织繡绣編编塑塑膠胶矽硅質质請请問问費费率率嬰婴兒儿童童韓韩灣湾緬缅盧卢羅罗蘭兰歐欧盟盟爾尔亞亚東东産产產产製制'
    .match(/../gu)
    ?.map((pair) => [...pair])
    .flatMap(([from = '', to = '']) => (from === to ? [] : [[from, to]])) ?? [],
);

/** Material, wearer and goods words, the longest first within a list. */
const materials: readonly (readonly [chinese: RegExp, english: string])[] = [
  [/有机棉/, 'organic cotton'],
  [/纯棉|全棉|棉质|棉制|棉(?!花)/, 'cotton'],
  [/聚酯纤维|聚酯|涤纶/, 'polyester'],
  [/羊绒/, 'cashmere'],
  [/羊毛|毛呢/, 'wool'],
  [/真丝|桑蚕丝|丝绸/, 'silk'],
  [/亚麻/, 'linen'],
  [/人造革|仿皮|PU皮/i, 'faux leather'],
  [/真皮|牛皮|皮革|皮质|皮制|皮(?![带肤球])/, 'leather'],
  [/不锈钢/, 'stainless steel'],
  [/铝合金|铝制|铝/, 'aluminum'],
  [/铸铁/, 'cast iron'],
  [/黄铜/, 'brass'],
  [/纯银|银制|925银|银/, 'silver'],
  [/陶瓷|陶制/, 'ceramic'],
  [/骨瓷|瓷器|瓷质/, 'porcelain'],
  [/玻璃/, 'glass'],
  [/木制|木质|实木|木头/, 'wooden'],
  [/竹制|竹/, 'bamboo'],
  [/塑料|塑胶/, 'plastic'],
  [/硅胶/, 'silicone'],
  [/橡胶/, 'rubber'],
  [/纸质|纸制/, 'paper'],
  [/帆布/, 'canvas'],
  [/大豆蜡|大豆/, 'soy'],
  [/蜂蜡/, 'beeswax'],
  [/软木/, 'cork'],
];
const makes: readonly (readonly [chinese: RegExp, english: string])[] = [
  [/针织/, 'knitted'],
  [/梭织|机织/, 'woven'],
  [/刺绣/, 'embroidered'],
  [/印花/, 'printed'],
  [/手工/, 'handmade'],
];
const wearers: readonly (readonly [chinese: RegExp, english: string])[] = [
  [/女士|女式|女装|女用|女/, "women's"],
  [/男士|男式|男装|男用|男/, "men's"],
  [/婴儿|宝宝/, 'baby'],
  [/儿童|童/, "kids'"],
  [/狗狗|狗用|宠物狗/, 'dog'],
  [/猫咪|猫用/, 'cat'],
];
const goods: readonly (readonly [chinese: RegExp, english: string])[] = [
  [/毛绒玩具/, 'plush toys'],
  [/玩具/, 'toys'],
  [/手提包|女包|手袋/, 'handbags'],
  [/包包|包袋|箱包/, 'bags'],
  [/T恤|t恤|短袖/, 't-shirts'],
  [/卫衣|连帽衫/, 'hoodies'],
  [/衬衫|衬衣/, 'shirts'],
  [/连衣裙|裙子/, 'dresses'],
  [/裤子|长裤/, 'pants'],
  [/袜子?/, 'socks'],
  [/运动鞋/, 'sneakers'],
  [/鞋子?/, 'shoes'],
  [/帽子?/, 'hats'],
  [/蜡烛/, 'candles'],
  [/马克杯|咖啡杯|杯子/, 'mugs'],
  [/毛毯|毯子/, 'blankets'],
  [/首饰|饰品|珠宝|银饰/, 'jewelry'],
  [/家具/, 'furniture'],
  [/化妆品|护肤品/, 'cosmetics'],
  [/服装|衣服/, 'clothing'],
  [/手机(?![壳套])/, 'cell phones'],
  [/笔记本电脑/, 'laptops'],
  [/螺丝/, 'screws'],
  [/葡萄酒/, 'wine'],
  [/奶酪/, 'cheese'],
  [/橄榄油/, 'olive oil'],
];
const duty = /关税|进口税|税率|税费|税金|交税|缴税|多少税|税/;
const lowest = /最低|最便宜|最少|最划算/;
/** What such a question says besides goods and places. */
const fillers =
  /请问|你好|您好|谢谢|我想|我要|我们|想要|想|要|从|由|自|进口到|出口到|进口|出口|运到|运往|到|美国|的|是|多少|是多少|有多少|怎么|如何|计算|算|吗|呢|啊|吧|需要|需|缴纳|支付|交|付|缴|多大|几个点|几|和|与|或者|或|还是|及|比较|对比|哪个|哪些|国家|货物|产品|商品|制造|生产|产|做|买|采购|一批|批|如果|现在|目前|当前|最新|在|对|个|件|只|双|条|套|征收|加征|收|额外|百分之|？|\?|，|。|、|,|\s|高|被|会|应该|一共|总共|总|价值|单价|每|价格|价|制|造|原产地|原产|来自|今天|今年|明年|下个月|下月|海关|编码|税号|入|我|把|这些|这种|这|那|吧|为/g;

/** Reads a Chinese question, simplified or traditional; its numbers have been taken out. */
export function readChinese(typed: string): ForeignReading {
  const reading = emptyReading();
  const text = [...typed].map((sign) => simplified[sign] ?? sign).join('');
  reading.asksForDuty = duty.test(text);
  // "最低起订量" is the minimum order.
  reading.asksForLowest = lowest.test(text) && reading.asksForDuty;
  if (/美墨加/.test(text)) reading.usmca = /没有|不符合|不用|不/.test(text) ? 'without' : 'with';
  if (/下个?月/.test(text)) reading.when.push('next month');
  if (/明年/.test(text)) reading.when.push('next year');
  const withoutPlaces = takePlaces(text, reading);
  const parts = withoutPlaces
    .replace(new RegExp(duty, 'g'), ' ')
    .replace(/哪个?国家|最低|最便宜|最少|最划算|美墨加\S{0,2}/g, ' ');
  for (const part of parts.split(/和|与|、|及|以及|，|,/)) addGoods(part, reading);
  return reading;
}

/** Origins in the order of the text; "到" and "往" before a name make it the destination. */
function takePlaces(text: string, reading: ForeignReading): string {
  const names = [...countryNames('zh').keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(到|往|去)?(${names.join('|')})(产|制造|生产|造)?`, 'g');
  return text.replace(/美国/g, ' ').replace(pattern, (_, to: string | undefined, name: string) => {
    const code = countryNames('zh').get(name);
    if (code !== undefined) (to ? reading.destinationCodes : reading.originCodes).push(code);
    return ' ';
  });
}

/** A name keeps the signs that are fillers elsewhere, such as the first of a bicycle. */
function withoutFillers(part: string, name: string | undefined): string {
  const rest = (name === undefined ? [part] : part.split(name)).map((each) =>
    each.replace(fillers, ''),
  );
  return rest.join(name ?? '').trim();
}

function addGoods(part: string, reading: ForeignReading): void {
  const group = emptyGroup();
  const kind = chineseName(part);
  const thing = kind === undefined ? chineseThing(part) : undefined;
  const known = goods.find(([pattern]) => pattern.test(part));
  const name = kind?.kind.plural ?? thing?.english ?? known?.[1];
  if (name !== undefined) group.names.push(name);
  for (const [list, into] of [
    [materials, group.materials],
    [makes, group.makes],
    [wearers, group.wearers],
  ] as const) {
    const first = list.find(([pattern]) => pattern.test(part));
    if (first !== undefined) into.push(first[1]);
  }
  const named = kind?.name ?? thing?.name;
  const typed = withoutFillers(part, named);
  if (typed === '') return;
  group.typed.push(typed);
  // The thing stands last: letters behind the known name make another thing of it.
  const knownName = named ?? (known && (known[0].exec(part)?.[0] ?? ''));
  const behind =
    knownName === undefined ? typed : typed.slice(typed.lastIndexOf(knownName) + knownName.length);
  const isKnownBehind = [...materials, ...makes, ...wearers].some(([pattern]) =>
    pattern.test(behind),
  );
  if (
    name === undefined ||
    (behind !== '' && knownName !== undefined && !isKnownBehind && typed.includes(knownName))
  ) {
    group.isHeadUnknown = true;
    group.unknown.push(typed);
  }
  const last = reading.goods.at(-1);
  if (last !== undefined && last.typed.length === 0) reading.goods.pop();
  reading.goods.push(group);
}
