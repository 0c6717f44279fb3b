/** A mail to try the decoder with. Company, person and prices are made up. */
export const exampleMail = {
  product: 'canvas tote bag 12 oz',
  units: '1000',
  text: `Dear friend,
Thanks for your inquiry. 12 oz canvas tote bag 38*42 cm, 1 color print:
500pcs  US$2.35
1000pcs  US$2.05
3000pcs  US$1.82
FOB Ningbo, MOQ 500pcs per color
Screen charge $30/color
Sample fee USD50, 7-10 days, refundable when you order
Production 25-30 days after deposit
Payment: T/T 30% deposit, 70% before shipment
Packing 50pcs/ctn, 45*40*38cm, G.W. 14kg
We can do GOTS if you need
Best regards,
Linda`,
} as const;
