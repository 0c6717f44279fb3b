import { callDatabase } from './call.ts';

/** Keeps an address given at the gate of the sourcing tools. @throws ApiError */
export async function saveSourcingLead(email: string): Promise<void> {
  await callDatabase((client) =>
    client.from('sourcing_tool_leads').insert({ email, source: 'sourcing_tools_gate' }),
  );
}
