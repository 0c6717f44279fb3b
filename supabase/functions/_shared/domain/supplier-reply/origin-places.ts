/** Countries by the names that suppliers write, and places that the shared list of cities lacks. */
export const originPlaces: readonly (readonly [string, RegExp])[] = [
  [
    'CN',
    /(?<!\p{Script=Latin})(?:china|prc|p\.r\. ?china|zhejiang|guangdong|jiangsu|fujian|shandong|hebei|henan|hubei|hunan|anhui|jiangxi|sichuan|shaanxi|shanxi|liaoning|guangxi|yunnan|yongkang|zhuji|datang|baigou|hejian|ankang|cangnan|huzhou|jiaxing|taizhou|jinhua|pujiang|nantong|wuxi|changzhou|huizhou|jiangmen|chaozhou|chenghai|shijiazhuang|cixi|yuyao|longgang|wujiang|shengzhou|haining|shishi|nanchang|shenzhen|guangzhou|dongguan|foshan|zhongshan|ningbo|hangzhou|wenzhou|yiwu|xiamen|quanzhou|jinjiang|shantou|suzhou|shanghai|qingdao|tianjin|fuzhou|dalian|zhuhai|wuhan|chengdu|chongqing|jingdezhen|dehua|shaoxing|beijing|kunshan|zibo|linyi|dezhou)(?!\p{Script=Latin})|中国|浙江|广东|江苏|福建|江西|湖南|湖北|安徽|四川|山西|陕西|广西|云南|山东|河北|河南|永康|诸暨|绍兴|杭州|苏州|青岛|厦门|石狮|南通|揭阳|潮州|海宁|台州|金华|嘉兴|湖州|慈溪|余姚|保定|临沂|上海|南宫|义乌|东莞|深圳|广州|宁波|佛山|中山|泉州|晋江|汕头|温州|景德镇|德化/iu,
  ],
  [
    'TR',
    /(?<!\p{Script=Latin})(?:türkiye|turkiye|turkey|istanbul|izmir|bursa|denizli|gaziantep|uşak|usak|kütahya|adana|merter|laleli|çorlu|tekirdağ)(?!\p{Script=Latin})/iu,
  ],
  [
    'MX',
    /(?<!\p{Script=Latin})(?:méxico|mexico|jalisco|tlaquepaque|tonalá|guanajuato|león|puebla|oaxaca|monterrey|guadalajara|zapopan|querétaro|michoacán|chiapas|yucatán|toluca)(?!\p{Script=Latin})/iu,
  ],
  [
    'ES',
    /(?<!\p{Script=Latin})(?:spain|españa|castellón|valencia|barcelona|alicante|elche|onda)(?!\p{Script=Latin})/iu,
  ],
  [
    'IN',
    /(?<!\p{Script=Latin})(?:india|bharat|tamil nadu|karur|tiruppur|tirupur|moradabad|jaipur|panipat|ludhiana|kanpur|agra|uttar pradesh|rajasthan|gujarat|kolkata|mumbai|firozabad|saharanpur|erode|andhra|telangana|karnataka|kerala|haryana|sanganer|bhadohi|surat|ahmedabad|new delhi|noida|gurgaon|coimbatore|chennai|jodhpur|varanasi|meerut|aligarh|rajkot|morbi|pune)(?!\p{Script=Latin})/iu,
  ],
  [
    'VN',
    /(?<!\p{Script=Latin})(?:viet ?nam|binh duong|dong nai|ho chi minh|ha ?noi|hai phong|da nang|nam dinh|bac ninh)(?!\p{Script=Latin})/iu,
  ],
  [
    'PK',
    /(?<!\p{Script=Latin})(?:pakistan|sialkot|karachi|lahore|faisalabad|wazirabad)(?!\p{Script=Latin})/iu,
  ],
  [
    'BD',
    /(?<!\p{Script=Latin})(?:bangladesh|dhaka|chattogram|chittagong|gazipur|narayanganj)(?!\p{Script=Latin})/iu,
  ],
  [
    'PT',
    /(?<!\p{Script=Latin})(?:portugal|barcelos|guimarães|guimaraes|braga|porto|felgueiras|aveiro|famalicão)(?!\p{Script=Latin})/iu,
  ],
  [
    'KR',
    /(?<!\p{Script=Latin})(?:south korea|korea|seoul|busan|daegu|incheon)(?!\p{Script=Latin})/iu,
  ],
  [
    'IT',
    /(?<!\p{Script=Latin})(?:italy|italia|toscana|tuscany|veneto|como|prato|biella|milano|firenze)(?!\p{Script=Latin})/iu,
  ],
  [
    'DE',
    /(?<!\p{Script=Latin})(?:germany|deutschland|solingen|sachsen|bayern)(?!\p{Script=Latin})/iu,
  ],
  ['FR', /(?<!\p{Script=Latin})(?:france|grasse|limoges)(?!\p{Script=Latin})/iu],
  ['PL', /(?<!\p{Script=Latin})(?:poland|polska|łódź|lodz)(?!\p{Script=Latin})/iu],
  [
    'ID',
    /(?<!\p{Script=Latin})(?:indonesia|java|jakarta|bali|semarang|jepara)(?!\p{Script=Latin})/iu,
  ],
  ['TH', /(?<!\p{Script=Latin})(?:thailand|bangkok|chiang mai)(?!\p{Script=Latin})/iu],
  ['TW', /(?<!\p{Script=Latin})(?:taiwan|taipei|taichung)(?!\p{Script=Latin})|台湾/iu],
  ['KH', /(?<!\p{Script=Latin})(?:cambodia|phnom penh)(?!\p{Script=Latin})/iu],
  ['LK', /(?<!\p{Script=Latin})(?:sri lanka|colombo)(?!\p{Script=Latin})/iu],
  ['NP', /(?<!\p{Script=Latin})(?:nepal|kathmandu)(?!\p{Script=Latin})/iu],
  ['PE', /(?<!\p{Script=Latin})(?:peru|perú|lima|arequipa)(?!\p{Script=Latin})/iu],
  ['CO', /(?<!\p{Script=Latin})(?:colombia|medellín|medellin|bogotá)(?!\p{Script=Latin})/iu],
  ['BR', /(?<!\p{Script=Latin})(?:brazil|brasil|são paulo|novo hamburgo)(?!\p{Script=Latin})/iu],
  ['EG', /(?<!\p{Script=Latin})(?:egypt|cairo)(?!\p{Script=Latin})/iu],
  ['MA', /(?<!\p{Script=Latin})(?:morocco|maroc|casablanca|tangier)(?!\p{Script=Latin})/iu],
  ['TN', /(?<!\p{Script=Latin})(?:tunisia|tunisie|monastir)(?!\p{Script=Latin})/iu],
  ['RO', /(?<!\p{Script=Latin})(?:romania|românia)(?!\p{Script=Latin})/iu],
  ['JP', /(?<!\p{Script=Latin})(?:japan|imabari|osaka)(?!\p{Script=Latin})/iu],
  [
    'US',
    /(?<!\p{Script=Latin})(?:usa|u\.s\.a\.|united states|alabama|arizona|arkansas|california|colorado|connecticut|florida|illinois|indiana|iowa|kansas|kentucky|louisiana|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|tennessee|texas|utah|vermont|virginia|washington|wisconsin|los angeles|chicago|brooklyn|portland|memphis)(?!\p{Script=Latin})/iu,
  ],
];
