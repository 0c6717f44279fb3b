/**
 * The shortest time, in milliseconds, in which a person can read a label, fill in a field and
 * submit. Source: our own estimate, 2026. A simple hand reaction alone takes about 250 ms, a
 * password manager followed by a key press twice that; set low so that no person is below it. The
 * database has the same figure (20261129100000_submission_checks.sql).
 */
export const minimumFillMs = 400;
