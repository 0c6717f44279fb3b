import type { SupplierReply } from '@functions/_shared/domain/supplier-reply/supplier-reply.ts';

/** Replies as suppliers write them, each with what a buyer reads in it. */
export const replies: readonly (readonly [
  name: string,
  text: string,
  says: Partial<SupplierReply>,
])[] = [
  [
    'one line of trade shorthand',
    'USD 3.20/pc FOB Ningbo, MOQ 500pcs, L/T 25-30days, T/T 30% deposit',
    {
      prices: [{ amount: 3.2, currency: 'USD', fromUnits: null }],
      incoterm: 'FOB',
      place: 'Ningbo',
      minOrder: 500,
      production: { minDays: 25, maxDays: 30, isWorkingDays: false },
      sampleCost: null,
      depositPct: 30,
      tooling: null,
      country: 'China',
    },
  ],
  [
    'a friendly mail with quantity breaks',
    `Dear friend,
Thanks for your inquiry about the tumbler.
Our best price as below:
500pcs: US$4.85/pc
1000pcs: US$4.35/pc
3000pcs: US$3.98/pc
FOB Shenzhen. Sample cost USD50, sample time 7-10 days.
Mass production: 35 days after deposit.
Payment: 30% T/T deposit, 70% balance before shipment.
Packing: each in white box, 25pcs/ctn.
Best regards,
Linda`,
    {
      prices: [
        { amount: 4.85, currency: 'USD', fromUnits: 500 },
        { amount: 4.35, currency: 'USD', fromUnits: 1000 },
        { amount: 3.98, currency: 'USD', fromUnits: 3000 },
      ],
      incoterm: 'FOB',
      place: 'Shenzhen',
      minOrder: null,
      production: { minDays: 35, maxDays: 35, isWorkingDays: false },
      sampleCost: { amount: 50, currency: 'USD' },
      sampleTime: { minDays: 7, maxDays: 10, isWorkingDays: false },
      depositPct: 30,
      signedBy: 'Linda',
      country: 'China',
    },
  ],
  [
    'a mold charge and working days',
    `Hi, glad to quote for you.
Unit price: $1.15 EXW
Mold cost: $850 (refundable after 10,000pcs)
MOQ: 2,000 pcs per color
Lead time: 20 working days
Sample free, freight collect`,
    {
      prices: [{ amount: 1.15, currency: 'USD', fromUnits: null }],
      incoterm: 'EXW',
      place: null,
      tooling: { amount: 850, currency: 'USD' },
      minOrder: 2000,
      minOrderPer: 'color',
      production: { minDays: 20, maxDays: 20, isWorkingDays: true },
      sampleCost: 'free',
      payment: null,
    },
  ],
  [
    'a Turkish mill, euros with a comma',
    `Hello,
Thank you for your interest. Our price for 400 gsm bath towel is 4,75 € per piece FOB Izmir.
Minimum order 300 pieces per color.
Delivery time is 5-6 weeks.
Payment 50% advance, 50% before loading.
We have OEKO-TEX and GOTS certificates.
Price is valid for 30 days.
Saygılarımızla,
Mehmet Yılmaz`,
    {
      prices: [{ amount: 4.75, currency: 'EUR', fromUnits: null }],
      incoterm: 'FOB',
      place: 'Izmir',
      minOrder: 300,
      minOrderPer: 'color',
      production: { minDays: 35, maxDays: 42, isWorkingDays: false },
      depositPct: 50,
      certificates: ['GOTS', 'OEKO-TEX'],
      validity: '30 days',
      country: 'Turkey',
      signedBy: 'Mehmet',
    },
  ],
  [
    'a Portuguese factory',
    `Good morning,
Thank you for your email. For the organic cotton T-shirt 180 g we can offer:
100 pieces: 9,80 EUR
300 pieces: 8,40 EUR
500 pieces: 7,90 EUR
Prices EXW Barcelos. Development sample: 45 EUR, 2 weeks.
Production 6 to 8 weeks after approval of the sample.
Payment: 40% with the order and 60% before shipping.
Atenciosamente,
Joana Silva`,
    {
      prices: [
        { amount: 9.8, currency: 'EUR', fromUnits: 100 },
        { amount: 8.4, currency: 'EUR', fromUnits: 300 },
        { amount: 7.9, currency: 'EUR', fromUnits: 500 },
      ],
      incoterm: 'EXW',
      place: 'Barcelos',
      sampleCost: { amount: 45, currency: 'EUR' },
      sampleTime: { minDays: 14, maxDays: 14, isWorkingDays: false },
      production: { minDays: 42, maxDays: 56, isWorkingDays: false },
      country: 'Portugal',
      signedBy: 'Joana',
    },
  ],
  [
    'prices in a table',
    `Quotation for canvas tote 12oz
Qty 500 / 1000 / 3000 pcs
Price 2.10 / 1.85 / 1.62 USD
Terms: FOB Xiamen
Payment: 30/70 T/T
Lead time 30 days`,
    {
      prices: [
        { amount: 2.1, currency: 'USD', fromUnits: 500 },
        { amount: 1.85, currency: 'USD', fromUnits: 1000 },
        { amount: 1.62, currency: 'USD', fromUnits: 3000 },
      ],
      incoterm: 'FOB',
      place: 'Xiamen',
      depositPct: 30,
      production: { minDays: 30, maxDays: 30, isWorkingDays: false },
    },
  ],
  [
    'delivered with duty paid',
    'Dear Sam, price is USD6.9/pc DDP Los Angeles by sea for 1000pcs, sample USD80 incl. shipping, 7days. Production 25days. Payment by Trade Assurance, 100% before shipping. Thanks, Coco',
    {
      prices: [{ amount: 6.9, currency: 'USD', fromUnits: 1000 }],
      incoterm: 'DDP',
      place: 'Los Angeles',
      sampleCost: { amount: 80, currency: 'USD' },
      sampleTime: { minDays: 7, maxDays: 7, isWorkingDays: false },
      production: { minDays: 25, maxDays: 25, isWorkingDays: false },
      payment: 'by Trade Assurance, 100% before shipping',
      depositPct: null,
      signedBy: 'Coco',
    },
  ],
  [
    'an Indian workshop in rupees and dollars',
    `Dear Madam,
Greetings from Moradabad. Brass candle holder price USD 3.75 per piece CIF New York for 500 pcs.
Sample charges USD 40 refundable against order, sample ready in 10 days.
Delivery 45-50 days from receipt of 40% advance.
Packing in brown box, 24 pcs per carton.
Validity 15 days.
Warm regards,
Rajesh`,
    {
      prices: [{ amount: 3.75, currency: 'USD', fromUnits: 500 }],
      incoterm: 'CIF',
      place: 'New York',
      sampleCost: { amount: 40, currency: 'USD' },
      sampleTime: { minDays: 10, maxDays: 10, isWorkingDays: false },
      production: { minDays: 45, maxDays: 50, isWorkingDays: false },
      depositPct: 40,
      validity: '15 days',
      country: 'India',
      signedBy: 'Rajesh',
    },
  ],
  [
    'no minimum and no tooling',
    `Hi there, thank you for your message.
We have no MOQ for stock colors. Price $12.50 each FOB Guadalajara.
Set-up fee: none, no set-up charge for one-color embroidery.
Lead time about 2 weeks.
Deposit 50%, balance on delivery.
Regards
Carlos`,
    {
      prices: [{ amount: 12.5, currency: 'USD', fromUnits: null }],
      incoterm: 'FOB',
      place: 'Guadalajara',
      minOrder: 1,
      tooling: 'free',
      production: { minDays: 14, maxDays: 14, isWorkingDays: false },
      depositPct: 50,
      country: 'Mexico',
      signedBy: 'Carlos',
    },
  ],
  [
    'yuan',
    `您好, our price: RMB 18.5/pc ex-works Yiwu, MOQ 1k pcs, plate fee RMB 600, delivery 15 days`,
    {
      prices: [{ amount: 18.5, currency: 'CNY', fromUnits: null }],
      incoterm: 'EXW',
      place: 'Yiwu',
      minOrder: 1000,
      tooling: { amount: 600, currency: 'CNY' },
      production: { minDays: 15, maxDays: 15, isWorkingDays: false },
    },
  ],
  [
    'ranges of quantities',
    `Dear customer,
100-499 pcs  US$8.20
500-999 pcs  US$7.60
1000+ pcs  US$7.10
Incoterms: FCA Ho Chi Minh
Sample lead time: 12 days, sample fee: $60
Bulk lead time: 60 days
Payment term: 30% deposit, balance against copy of B/L`,
    {
      prices: [
        { amount: 8.2, currency: 'USD', fromUnits: 100 },
        { amount: 7.6, currency: 'USD', fromUnits: 500 },
        { amount: 7.1, currency: 'USD', fromUnits: 1000 },
      ],
      incoterm: 'FCA',
      sampleCost: { amount: 60, currency: 'USD' },
      sampleTime: { minDays: 12, maxDays: 12, isWorkingDays: false },
      production: { minDays: 60, maxDays: 60, isWorkingDays: false },
      depositPct: 30,
      country: 'Vietnam',
    },
  ],
  [
    'thousands with points',
    `Hello, for 5.000 pcs paper boxes the price is 0,42 USD/pc FOB Istanbul. Minimum 3.000 pcs. Tooling (die) cost 180 USD. Production 4 weeks. Payment cash in advance 100%.`,
    {
      prices: [{ amount: 0.42, currency: 'USD', fromUnits: 5000 }],
      incoterm: 'FOB',
      place: 'Istanbul',
      minOrder: 3000,
      tooling: { amount: 180, currency: 'USD' },
      production: { minDays: 28, maxDays: 28, isWorkingDays: false },
      depositPct: 100,
      country: 'Turkey',
    },
  ],
  [
    'only questions back',
    `Dear, thanks for your inquiry. Please tell us quantity, size and logo, then we can quote best price. MOQ is 1000pcs. Our factory has BSCI and ISO9001. Best regards, Amy`,
    {
      prices: [],
      incoterm: null,
      minOrder: 1000,
      production: null,
      payment: null,
      certificates: ['BSCI', 'ISO 9001'],
      signedBy: 'Amy',
    },
  ],
  [
    'a letter of credit and a date',
    `Dear Sirs,
We are pleased to quote: leather wallet, USD 7.40 per pc, CFR Savannah.
Quantity 2,400 pcs minimum.
Payment: irrevocable L/C at sight.
Shipment within 75 days of L/C.
Offer valid until 31 January 2027.
Individual polybag, 60 pcs per export carton.
Sincerely,
Nasir`,
    {
      prices: [{ amount: 7.4, currency: 'USD', fromUnits: null }],
      incoterm: 'CFR',
      place: 'Savannah',
      minOrder: 2400,
      payment: 'irrevocable L/C at sight',
      depositPct: null,
      validity: 'until 31 January 2027',
      signedBy: 'Nasir',
    },
  ],
  [
    'a chat message without punctuation',
    `hi dear
hoodie 320gsm price 9.8usd
moq 100pcs/color
sample 45usd 5-7days
bulk 20-25days
payment 30% deposit 70% before ship
polybag packing`,
    {
      prices: [{ amount: 9.8, currency: 'USD', fromUnits: null }],
      incoterm: null,
      minOrder: 100,
      minOrderPer: 'color',
      sampleCost: { amount: 45, currency: 'USD' },
      sampleTime: { minDays: 5, maxDays: 7, isWorkingDays: false },
      production: { minDays: 20, maxDays: 25, isWorkingDays: false },
      depositPct: 30,
      packaging: 'polybag packing',
    },
  ],
];
