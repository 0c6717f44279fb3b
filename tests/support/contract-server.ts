import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedRequest = {
  method: string;
  /** Path and query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
};

export type GoodAnswer = { contentType: string; body: string | Uint8Array };

/** How the server behaves: like the real one in success, or one of its failures. */
export type Behavior =
  | { kind: 'good'; answer: GoodAnswer }
  | { kind: 'slow' }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** The announced content breaks off. */
  | { kind: 'truncated'; answer: GoodAnswer };

/** An external service on this machine, over real HTTP. */
export async function startContractServer() {
  let behavior: Behavior = { kind: 'slow' };
  let received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    readBody(request).then((body) => {
      const { headers, method = '', url = '' } = request;
      received.push({ method, path: url, headers, body });
      behave(behavior, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests: () => received,
    behave(next: Behavior) {
      behavior = next;
      received = [];
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function behave(behavior: Behavior, response: ServerResponse): void {
  switch (behavior.kind) {
    case 'good':
      response.writeHead(200, { 'content-type': behavior.answer.contentType });
      response.end(behavior.answer.body);
      return;
    case 'slow':
      return;
    case 'status':
      response.writeHead(behavior.status, {
        'content-type': 'application/json',
        ...behavior.headers,
      });
      response.end('{"error":{"message":"key sk-secret of ana@fan.example","type":"any"}}');
      return;
    case 'truncated': {
      const body = Buffer.from(behavior.answer.body);
      response.writeHead(200, {
        'content-type': behavior.answer.contentType,
        'content-length': body.length,
      });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    }
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('The server listens on no port.');
}
