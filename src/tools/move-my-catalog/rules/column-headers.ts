import type { ColumnField } from './columns.ts';

/**
 * What columns are called, as letters and digits, the surest first: in the product files of Shopify,
 * old and new, and its inventory file, in other shops' exports, and in spreadsheets.
 */
export const columnHeaders: Readonly<Record<ColumnField, readonly string[]>> = {
  title: words(`
    title titel productname producttitle itemname product name item articlename designation
    producto nombre artikel bezeichnung produktname urunadi nomduproduit itemdescription
    shortdescription
  `),
  sku: words(`
    variantsku sku itemsku productsku itemnumber itemno articlenumber articleno stylenumber
    style partnumber productcode itemcode asin referencia artikelnummer
  `),
  cost: words(`
    costperitem unitcost cost fob fobprice fobusd factoryprice purchaseprice buyingprice
    costprice costusd landedcost wholesalecost unitprice coste costo kosten einkaufspreis ek
    prixdachat
  `),
  units: words(`
    unitsayear unitsperyear annualunits yearlyunits annualvolume annualqty annualquantity
    unitssold netitemssold netquantity quantitysold qtysold soldunits sales12months unitsold
    units quantity qty volume pieces pcs stueck menge cantidad unidades adet
  `),
  origin: words(`
    countryoforigin coo origincountry origin madein countryofmanufacture manufacturingcountry
    countrycodeoforigin country sourcecountry herkunftsland ursprungsland pais paisdeorigen
    mensei
  `),
  hsCode: words(`
    hscode hts htscode hts8 hts10 harmonizedsystemcode harmonizedcode tariffcode htsus
    customscode commoditycode zolltarifnummer
  `),
  material: words(`
    material materials fabric composition fabriccontent fabriccomposition fibercontent madeof
  `),
  type: words('type producttype customproducttype itemtype subcategory kind goods kindofgoods'),
  category: words(`
    productcategory category standardproducttype categories collection kategorie
    categoria
  `),
  description: words('bodyhtml body description productdescription longdescription details'),
  gender: words('gender targetgender googleshoppinggender department'),
  tags: words('tags producttags keywords'),
  handle: words('handle urlhandle parentsku parent productid itemgroupid groupid'),
  vendor: words('vendor brand brandname supplier manufacturer'),
  price: words(`
    variantprice price retailprice sellingprice msrp rrp saleprice listprice precio preis
  `),
  weight: words(`
    variantgrams grams weightvaluegrams weightg weightkg weightlb weightlbs weightoz weight
    itemweight productweight unitweight gewicht peso
  `),
  weightUnit: words('weightunit itemweightunit weightuom'),
  status: words('status productstatus'),
  option1Name: words('option1name'),
  option1: words('option1value option1'),
  option2Name: words('option2name'),
  option2: words('option2value option2'),
  option3Name: words('option3name'),
  option3: words('option3value option3'),
};

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
