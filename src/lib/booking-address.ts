export { bookingAddress } from '@functions/_shared/domain/booking-address.ts';
