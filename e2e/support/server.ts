/** The port of the test run's temporary backend, and a service key that only it accepts. */
export const port = Number(process.env.E2E_PORT ?? 4273);
export const baseUrl = `http://localhost:${port}`;
export const secretKey = 'sb_secret_browser_tests_only_0000000000000000';
