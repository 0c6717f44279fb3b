import { baseUrl, secretKey } from './server.ts';

/** Reads rows with the service role's rights. */
export async function readRows<Row>(table: string, filter: Record<string, string>): Promise<Row[]> {
  const query = new URLSearchParams({ ...filter, order: 'created_at.asc' });
  const response = await fetch(`${baseUrl}/rest/v1/${table}?${query}`, {
    headers: { apikey: secretKey },
  });
  if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
  return response.json();
}
