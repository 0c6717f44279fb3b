/**
 * Whether an IP address, as a resolver returns it, is on the public internet: not this machine, its
 * network, a cloud's metadata services, or a range reserved for documentation, tests or tunnels.
 * Anything that is not a plain address is not public. Source of the ranges: IANA special-purpose
 * address registries for IPv4 and IPv6.
 */
export function isPublicAddress(address: string): boolean {
  const ipv4 = parseIpv4(address);
  if (ipv4 !== undefined) return !reservedIpv4.some(({ from, to }) => ipv4 >= from && ipv4 <= to);
  const ipv6 = parseIpv6(address);
  if (ipv6 === undefined) return false;
  const [first = 0, second = 0] = ipv6;
  const isGlobalUnicast = first >= 0x2000 && first <= 0x3fff;
  const isSpecial =
    (first === 0x2001 && (second < 0x200 || second === 0xdb8)) ||
    first === 0x2002 ||
    (first === 0x3fff && second < 0x1000);
  return isGlobalUnicast && !isSpecial;
}

const reservedIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
].map(parseRange);

function parseRange(range: string): { from: number; to: number } {
  const [address = '', bits = ''] = range.split('/');
  const from = parseIpv4(address) ?? 0;
  return { from, to: from + 2 ** (32 - Number(bits)) - 1 };
}

/** Four decimal numbers only; octal, hexadecimal and short forms are rejected. */
function parseIpv4(text: string): number | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1);
  if (parts === undefined || parts.some((part) => !/^(?:0|[1-9]\d*)$/.test(part))) return undefined;
  if (parts.some((part) => Number(part) > 255)) return undefined;
  return parts.reduce((number, part) => number * 256 + Number(part), 0);
}

/**
 * The eight groups. Embedded IPv4, as in "::ffff:10.0.0.1", need not be parsed, because the ranges
 * that contain it are not public.
 */
function parseIpv6(text: string): number[] | undefined {
  const [head = '', tail, ...more] = text.split('::');
  if (more.length > 0) return undefined;
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
  return groups.map((group) => Number.parseInt(group, 16));
}
