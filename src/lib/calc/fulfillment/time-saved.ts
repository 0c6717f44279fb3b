import { hoursPerWorkingDay } from './time-saved.assumptions.ts';

export type TimeSpan = Readonly<{ unit: 'days' | 'hours'; amount: number }>;

/** As it is said (specification §9): from a working day on in whole days, below that in hours. */
export function toTimeSpan(hours: number): TimeSpan {
  const dayHours = hoursPerWorkingDay.value;
  return hours >= dayHours
    ? { unit: 'days', amount: Math.round(hours / dayHours) }
    : { unit: 'hours', amount: hours };
}
