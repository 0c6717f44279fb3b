import { expect, test } from 'vitest';
import { assertNodeVersion } from '../../../supabase/local/node-version.ts';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts Node %s', (version) => {
  expect(() => assertNodeVersion(version)).not.toThrow();
});

test.each(['18.20.8', '20.18.3', '16.0.0'])(
  'rejects Node %s and says what to install',
  (version) => {
    expect(() => assertNodeVersion(version)).toThrow(
      `needs Node.js 20.19 or newer, and this is ${version}`,
    );
  },
);
