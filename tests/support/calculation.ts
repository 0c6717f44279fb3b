/** Results of the revenue calculator for 10,000 followers at 3.5 percent and $25 per order. */
export const calculatedResults = {
  engagedAudience: 350,
  totalOrderedUnits: 7,
  monthlyRevenue: 175,
  yearlyRevenue: 2100,
  monthlyCost: 35,
  yearlyCost: 420,
  unitCost: 5,
  monthlyGrossProfit: 140,
  grossMargin: 80,
  yearlyGrossProfit: 1680,
};
