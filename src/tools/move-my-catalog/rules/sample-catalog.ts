/** A small catalog to try the tool with; names and figures are made up. */
export const sampleCatalog = [
  'Title\tSKU\tCost\tUnits a year\tMade in',
  'Organic Cotton Hoodie\tHD-01\t11.20\t4000\tChina',
  'Ribbed Beanie\tBN-02\t2.40\t6000\tChina',
  'Canvas Tote Bag, cotton\tTB-03\t1.95\t9000\tChina',
  'Stoneware Mug 12 oz\tMG-04\t2.10\t5000\tChina',
  'Insulated Stainless Steel Water Bottle\tWB-05\t4.80\t7000\tChina',
  'Soy Wax Candle, Fig\tCN-06\t3.10\t3500\tChina',
  'Leather Card Holder\tCH-07\t5.60\t1500\tIndia',
  'Yoga Mat, natural rubber\tYM-08\t9.50\t1200\tVietnam',
  'Linen Apron\tAP-09\t6.90\t1800\tTurkey',
  'Enamel Pin Set\tEP-10\t0.85\t8000\tChina',
  'Silk Scrunchie 3-Pack\tSC-11\t2.75\t2600\tChina',
  'Dog Rope Toy\tDT-12\t1.40\t4200\tChina',
].join('\n');
