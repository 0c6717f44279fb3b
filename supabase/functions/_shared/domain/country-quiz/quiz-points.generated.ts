/** Made by `npm run data` from supabase/functions/_shared/domain/countries. Change those, not this file. */
import type { QuizPoints } from './quiz-weights.ts';

export const quizPoints = {
  "currentStatus": {
    "other": {
      "china": 10,
      "india": 10
    },
    "china": {
      "vietnam": 20,
      "mexico": 15
    },
    "diversified": {
      "vietnam": 10,
      "mexico": 10,
      "turkey": 10
    },
    "planning": {
      "mexico": 10,
      "portugal": 10
    }
  },
  "volume": {
    "500-2000": {
      "china": 15,
      "mexico": 10,
      "turkey": 15,
      "india": 15,
      "portugal": 10
    },
    "2000-10000": {
      "china": 15,
      "vietnam": 20,
      "turkey": 5,
      "india": 15,
      "pakistan": 15
    },
    "10000+": {
      "china": 25,
      "vietnam": 20,
      "pakistan": 15,
      "bangladesh": 20
    },
    "not-sure": {
      "china": 5,
      "turkey": 5,
      "india": 5
    },
    "under-500": {
      "mexico": 20,
      "turkey": 15,
      "portugal": 25
    }
  },
  "category": {
    "other": {
      "china": 20,
      "vietnam": 10,
      "mexico": 10,
      "india": 15
    }
  },
  "priorities": {
    "low-cost": {
      "china": 20,
      "vietnam": 15,
      "pakistan": 25,
      "bangladesh": 25
    },
    "fast-lead-time": {
      "china": 15,
      "mexico": 20,
      "turkey": 25,
      "portugal": 10
    },
    "quality": {
      "china": 10,
      "vietnam": 10,
      "turkey": 20,
      "portugal": 25
    },
    "ip-protection": {
      "mexico": 20,
      "turkey": 5,
      "portugal": 25
    },
    "proximity": {
      "mexico": 30
    },
    "sustainability": {
      "turkey": 15,
      "india": 25,
      "bangladesh": 10,
      "portugal": 20
    }
  },
  "complexity": {
    "complex": {
      "china": 25
    },
    "simple": {
      "vietnam": 5,
      "india": 10,
      "pakistan": 20,
      "bangladesh": 20
    },
    "moderate": {
      "vietnam": 15,
      "mexico": 10,
      "turkey": 15,
      "india": 15,
      "portugal": 10
    }
  },
  "timeline": {
    "asap": {
      "china": 15,
      "mexico": 20,
      "turkey": 20,
      "portugal": 10
    },
    "planning": {
      "vietnam": 10,
      "mexico": 5,
      "turkey": 10,
      "india": 10,
      "portugal": 5
    },
    "exploring": {
      "vietnam": 10,
      "india": 15,
      "portugal": 10
    },
    "long-term": {
      "vietnam": 10,
      "india": 10,
      "pakistan": 15,
      "bangladesh": 15
    }
  },
  "compliance": {
    "cpsia": {
      "china": 20,
      "vietnam": 10,
      "mexico": 5
    },
    "fda": {
      "china": 15,
      "mexico": 10
    },
    "none": {
      "china": 5,
      "vietnam": 5,
      "pakistan": 5,
      "bangladesh": 5
    },
    "organic": {
      "turkey": 15,
      "india": 20,
      "portugal": 15
    },
    "fair-trade": {
      "india": 25,
      "pakistan": 10,
      "bangladesh": 5
    }
  },
  "tariffConcern": {
    "minor": {
      "china": 15,
      "vietnam": 5
    },
    "major": {
      "vietnam": 25,
      "mexico": 30,
      "turkey": 15
    },
    "moderate": {
      "mexico": 20,
      "india": 10,
      "pakistan": 10,
      "bangladesh": 10,
      "portugal": 15
    },
    "not-sure": {
      "mexico": 10,
      "india": 5,
      "portugal": 10
    }
  },
  "budgetFlexibility": {
    "maintain": {
      "china": 10,
      "vietnam": 15,
      "turkey": 5,
      "india": 15
    },
    "reduce": {
      "vietnam": 10,
      "india": 15,
      "pakistan": 25,
      "bangladesh": 25
    },
    "increase-10-20": {
      "vietnam": 5,
      "mexico": 15,
      "turkey": 15,
      "portugal": 10
    },
    "not-sure": {
      "vietnam": 5,
      "turkey": 5,
      "india": 5
    },
    "premium": {
      "mexico": 5,
      "turkey": 15,
      "portugal": 25
    }
  },
  "painPoints": {
    "quality": {
      "vietnam": 10,
      "turkey": 15,
      "portugal": 20
    },
    "tariffs": {
      "mexico": 20,
      "india": 10,
      "pakistan": 10,
      "bangladesh": 10,
      "portugal": 15
    },
    "lead-times": {
      "mexico": 20,
      "turkey": 20,
      "portugal": 10
    },
    "communication": {
      "mexico": 15,
      "india": 15,
      "pakistan": 10,
      "portugal": 15
    },
    "moq": {
      "mexico": 10,
      "turkey": 15,
      "india": 10,
      "portugal": 25
    },
    "ip-theft": {
      "mexico": 20,
      "turkey": 5,
      "portugal": 20
    }
  }
} satisfies QuizPoints;
