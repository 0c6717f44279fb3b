import { hoursPerWorkingDay } from './time-saved.assumptions.ts';

export type TimeSpan = Readonly<{ unit: 'days' | 'hours'; amount: number }>;

/** The duration in whole days from one working day on, in hours below that (specification §9). */
export function toTimeSpan(hours: number): TimeSpan {
  const dayHours = hoursPerWorkingDay.value;
  return hours >= dayHours
    ? { unit: 'days', amount: Math.round(hours / dayHours) }
    : { unit: 'hours', amount: hours };
}
