/** Countries by the names that suppliers write, and places that the shared list of cities lacks. */
export const originPlaces: readonly (readonly [string, RegExp])[] = [
  [
    'CN',
    /(?<!\p{Script=Latin})(?:china|prc|p\.r\. ?china|zhejiang|guangdong|jiangsu|fujian|shandong|hebei|henan|hubei|hunan|anhui|jiangxi|sichuan|shaanxi|shanxi|liaoning|guangxi|yunnan|yongkang|zhuji|datang|baigou|hejian|ankang|cangnan|huzhou|jiaxing|taizhou|jinhua|pujiang|nantong|wuxi|changzhou|huizhou|jiangmen|chaozhou|chenghai|shijiazhuang|cixi|yuyao|longgang|wujiang|shengzhou|haining|shishi|nanchang|shenzhen|guangzhou|dongguan|foshan|zhongshan|ningbo|hangzhou|wenzhou|yiwu|xiamen|quanzhou|jinjiang|shantou|suzhou|shanghai|qingdao|tianjin|fuzhou|dalian|zhuhai|wuhan|chengdu|chongqing|jingdezhen|dehua|shaoxing|beijing|kunshan|zibo|linyi|dezhou|yangjiang|jieyang|zhangzhou|putian|nanping|weihai|weifang|yantai|baoding|anji|lishui|longquan|zhengzhou|nanjing|hefei|changsha|yancheng|xuzhou|yangzhou|danyang|maoming|qingyuan|heyuan|zhaoqing|shunde|dehua|liling|jilin|harbin|xi['’]an)(?!\p{Script=Latin})|中国|浙江|广东|江苏|福建|江西|湖南|湖北|安徽|四川|山西|陕西|广西|云南|山东|河北|河南|永康|诸暨|绍兴|杭州|苏州|青岛|厦门|石狮|南通|揭阳|潮州|海宁|台州|金华|嘉兴|湖州|慈溪|余姚|保定|临沂|上海|南宫|义乌|东莞|深圳|广州|宁波|佛山|中山|泉州|晋江|汕头|温州|景德镇|德化/iu,
  ],
  [
    'TR',
    /(?<!\p{Script=Latin})(?:türkiye|turkiye|turkey|istanbul|izmir|bursa|denizli|gaziantep|uşak|usak|kütahya|adana|merter|laleli|çorlu|tekirdağ|ayvalık|ayvalik|kayseri|konya|eskişehir|ankara|mersin|manisa|balıkesir|antakya|hatay|trabzon|kahramanmaraş)(?!\p{Script=Latin})/iu,
  ],
  [
    'MX',
    /(?<!\p{Script=Latin})(?:méxico|mexico|jalisco|tlaquepaque|tonalá|guanajuato|león|puebla|oaxaca|monterrey|guadalajara|zapopan|querétaro|michoacán|chiapas|yucatán|toluca|sahuayo|michoacan|tijuana|hidalgo|aguascalientes|taxco|san luis potosí)(?!\p{Script=Latin})/iu,
  ],
  [
    'ES',
    /(?<!\p{Script=Latin})(?:spain|españa|castellón|valencia|barcelona|alicante|elche|elda|onda|ubrique|manises|murcia|galicia|mallorca|toledo|sevilla)(?!\p{Script=Latin})/iu,
  ],
  [
    'IN',
    /(?<!\p{Script=Latin})(?:india|bharat|tamil nadu|karur|tiruppur|tirupur|moradabad|jaipur|panipat|ludhiana|kanpur|agra|uttar pradesh|rajasthan|gujarat|kolkata|mumbai|firozabad|saharanpur|erode|andhra|telangana|karnataka|kerala|haryana|sanganer|bhadohi|surat|ahmedabad|new delhi|noida|gurgaon|coimbatore|chennai|jodhpur|varanasi|meerut|aligarh|rajkot|morbi|pune|udaipur|channapatna|puducherry|pondicherry|bengaluru|bangalore|hyderabad|indore|nagpur|vadodara|amritsar|jalandhar|kashmir|srinagar|bikaner|khurja|thane)(?!\p{Script=Latin})/iu,
  ],
  [
    'VN',
    /(?<!\p{Script=Latin})(?:viet ?nam|việt nam|đà nẵng|hà nội|hải phòng|hồ chí minh|bình dương|đồng nai|quảng nam|binh duong|dong nai|ho chi minh|ha ?noi|hai phong|da nang|nam dinh|bac ninh|thanh hoa|quang nam|hoi an|long an|hung yen|vinh phuc|nghe an|vietnamese)(?!\p{Script=Latin})/iu,
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
    /(?<!\p{Script=Latin})(?:portugal|barcelos|guimarães|guimaraes|braga|porto|felgueiras|aveiro|famalicão|santa maria da feira|lamas|alcobaça|caldas da rainha|covilhã|viana do castelo|são joão da madeira)(?!\p{Script=Latin})/iu,
  ],
  [
    'KR',
    /(?<!\p{Script=Latin})(?:south korea|korea|seoul|busan|daegu|incheon)(?!\p{Script=Latin})/iu,
  ],
  [
    'IT',
    /(?<!\p{Script=Latin})(?:italy|italia|toscana|tuscany|veneto|como|prato|biella|milano|firenze|scandicci|empoli|murano|carrara|bologna|modena|marche|lombardia|vicenza|treviso|napoli|torino)(?!\p{Script=Latin})/iu,
  ],
  [
    'DE',
    /(?<!\p{Script=Latin})(?:germany|deutschland|solingen|sachsen|bayern|thüringen|erzgebirge|baden-württemberg|hessen|niedersachsen|nordrhein-westfalen)(?!\p{Script=Latin})/iu,
  ],
  ['FR', /(?<!\p{Script=Latin})(?:france|grasse|limoges)(?!\p{Script=Latin})/iu],
  ['PL', /(?<!\p{Script=Latin})(?:poland|polska|łódź|lodz)(?!\p{Script=Latin})/iu],
  [
    'ID',
    /(?<!\p{Script=Latin})(?:indonesia|java|jakarta|bali|semarang|jepara|cirebon|yogyakarta|surabaya|bandung|solo)(?!\p{Script=Latin})/iu,
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
  ['PH', /(?<!\p{Script=Latin})(?:philippines|cebu|manila)(?!\p{Script=Latin})/iu],
  ['LT', /(?<!\p{Script=Latin})(?:lithuania|lietuva|vilnius|kaunas)(?!\p{Script=Latin})/iu],
  ['LV', /(?<!\p{Script=Latin})(?:latvia|riga)(?!\p{Script=Latin})/iu],
  ['CZ', /(?<!\p{Script=Latin})(?:czech republic|czechia)(?!\p{Script=Latin})/iu],
  [
    'GB',
    /(?<!\p{Script=Latin})(?:united kingdom|england|scotland|stoke-on-trent)(?!\p{Script=Latin})/iu,
  ],
  ['GT', /(?<!\p{Script=Latin})(?:guatemala|antigua guatemala)(?!\p{Script=Latin})/iu],
  ['EC', /(?<!\p{Script=Latin})(?:ecuador|cuenca|otavalo)(?!\p{Script=Latin})/iu],
  ['KE', /(?<!\p{Script=Latin})(?:kenya|nairobi)(?!\p{Script=Latin})/iu],
  ['GH', /(?<!\p{Script=Latin})(?:ghana|bolgatanga)(?!\p{Script=Latin})/iu],
  [
    'US',
    /(?<!\p{Script=Latin})(?:usa|u\.s\.a\.|united states|alabama|arizona|arkansas|california|colorado|connecticut|florida|illinois|indiana|iowa|kansas|kentucky|louisiana|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|tennessee|texas|utah|vermont|virginia|washington|wisconsin|los angeles|chicago|brooklyn|portland|memphis)(?!\p{Script=Latin})/iu,
  ],
];
