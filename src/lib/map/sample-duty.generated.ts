/**
 * Made by scripts/make-map-data.ts from the US Harmonized Tariff Schedule 2026 (public domain).
 * Rates as printed; src/lib/map/sample-duty.ts adds them up.
 */
import type { DutyRates } from './sample-duty.ts';

export const dutyRates: DutyRates = {
  "products": {
    "apparel": {
      "htsCode": "6109.10.00",
      "basePct": 16.5,
      "chinaList": {
        "name": "4A",
        "ratePct": 7.5,
        "heading": "9903.88.15",
        "since": "2020-02-14"
      },
      "isForcedLaborExempt": false,
      "isFreeUnderUsmca": true
    },
    "electronics": {
      "htsCode": "8518.22.00",
      "basePct": 0,
      "chinaList": {
        "name": "4A",
        "ratePct": 7.5,
        "heading": "9903.88.15",
        "since": "2020-02-14"
      },
      "isForcedLaborExempt": false,
      "isFreeUnderUsmca": true
    },
    "home-goods": {
      "htsCode": "6912.00.44",
      "basePct": 10,
      "chinaList": null,
      "isForcedLaborExempt": false,
      "isFreeUnderUsmca": true
    },
    "beauty": {
      "htsCode": "3304.99.50",
      "basePct": 0,
      "chinaList": {
        "name": "3",
        "ratePct": 25,
        "heading": "9903.88.03",
        "since": "2019-05-10"
      },
      "isForcedLaborExempt": false,
      "isFreeUnderUsmca": true
    },
    "accessories": {
      "htsCode": "4202.22.15",
      "basePct": 16,
      "chinaList": {
        "name": "3",
        "ratePct": 25,
        "heading": "9903.88.03",
        "since": "2019-05-10"
      },
      "isForcedLaborExempt": false,
      "isFreeUnderUsmca": true
    }
  },
  "forcedLabor": {
    "china": {
      "ratePct": 12.5,
      "mode": "add",
      "heading": "9903.05.31",
      "since": "2026-07-24"
    },
    "vietnam": {
      "ratePct": 12.5,
      "mode": "add",
      "heading": "9903.05.84",
      "since": "2026-07-24"
    },
    "mexico": {
      "ratePct": 10,
      "mode": "add",
      "heading": "9903.05.55",
      "since": "2026-07-24"
    },
    "turkey": {
      "ratePct": 12.5,
      "mode": "add",
      "heading": "9903.05.79",
      "since": "2026-07-24"
    },
    "india": {
      "ratePct": 10,
      "mode": "add",
      "heading": "9903.05.44",
      "since": "2026-07-24"
    },
    "pakistan": {
      "ratePct": 10,
      "mode": "add",
      "heading": "9903.05.62",
      "since": "2026-07-24"
    },
    "bangladesh": {
      "ratePct": 10,
      "mode": "add",
      "heading": "9903.05.26",
      "since": "2026-07-24"
    },
    "portugal": {
      "ratePct": 10,
      "mode": "minimum_total",
      "heading": "9903.05.39",
      "since": "2026-07-24"
    }
  }
};
