/**
 * The shortest time, in milliseconds, in which a person can read a label, fill in a field and submit.
 * Source: our own estimate, 2026. A simple reaction of the hand alone takes about 250 ms, and a
 * password manager with a key press to follow twice that; kept low so that no person is below it.
 * The database has the same figure (20261129100000_submission_checks.sql).
 */
export const minimumFillMs = 400;
