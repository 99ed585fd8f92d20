import { Agent, request } from 'node:http'
import { ENGINE_CREDENTIAL } from '#local/services/dynamodb/call.ts'
import { createRefusal, type ServiceAnswer } from '#local/services/protocol/refusal.ts'

/** Request headers that the engine reads. */
const FORWARDED = ['content-type', 'x-amz-target', 'x-amz-date', 'amz-sdk-invocation-id', 'amz-sdk-request']
const RETURNED = ['content-type', 'x-amz-crc32', 'x-amzn-requestid']

type TableCall = { headers: Record<string, string | string[] | undefined>; body: string }
export type TableProxy = { forward(call: TableCall): Promise<ServiceAnswer>; close(): void }

/** Forwards calls to the engine over keep-alive connections, with the credentials of the stack. */
export const createTableProxy = (endpoint: string): TableProxy => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const send = ({ headers, body }: TableCall): Promise<ServiceAnswer> =>
    new Promise((resolve, reject) => {
      const forwarded = FORWARDED.flatMap((name) => {
        const value = headers[name]
        return value === undefined ? [] : [[name, value] as const]
      })
      const outgoing = request(
        endpoint,
        {
          agent,
          method: 'POST',
          headers: {
            ...Object.fromEntries(forwarded),
            authorization: `AWS4-HMAC-SHA256 Credential=${ENGINE_CREDENTIAL}/20250101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
            'content-length': Buffer.byteLength(body),
          },
        },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.once('error', reject)
          incoming.once('end', () => {
            const returned = RETURNED.flatMap((name) => {
              const value = incoming.headers[name]
              return typeof value === 'string' ? [[name, value] as const] : []
            })
            resolve({
              status: incoming.statusCode ?? 500,
              headers: Object.fromEntries(returned),
              body: Buffer.concat(chunks).toString('utf8'),
            })
          })
        },
      )
      outgoing.once('error', reject)
      outgoing.end(body)
    })
  return {
    // The SDK retries a 500, so a restart of the engine fails no call.
    forward: (call) =>
      send(call).catch((error: unknown) =>
        createRefusal('dynamodb', 500, 'InternalServerError', `The local DynamoDB engine does not answer: ${error}`),
      ),
    close: () => agent.destroy(),
  }
}
