import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeAll } from 'vitest'

/** Faults of DynamoDB under load that the local engine does not have. */
type TableFault =
  /** The transaction collides with another one. */
  | 'collides'
  /** All items of the batch are returned as unprocessed. */
  | 'left-undone'
  /** DynamoDB writes, and the response is lost. */
  | 'answer-lost'
  /** DynamoDB returns an internal error. */
  | 'down'
  /** The same eventually consistent read returns what it returned the last time, or, the first time, what is stored. */
  | 'stale'

type TableFaults = {
  /** Faults of the next calls of a command (`TransactWriteItems`), one each. */
  next(command: string, ...faults: TableFault[]): void
  /** Every call whose body contains one of the texts fails with an internal error, until the next call of this method. */
  fail(...texts: string[]): void
  lift(): void
}

type Answer = { status: number; body: string }

const refusal = (status: number, type: string, more: object = {}): Answer => ({
  status,
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: type, ...more }),
})

const createAnswer = (fault: TableFault, body: Buffer): Answer => {
  const request = JSON.parse(String(body))
  if (fault === 'left-undone') return { status: 200, body: JSON.stringify({ UnprocessedItems: request.RequestItems }) }
  if (fault === 'down') return refusal(500, 'InternalServerError')
  const reasons = request.TransactItems.map(() => ({ Code: 'None' }))
  return refusal(400, 'TransactionCanceledException', {
    CancellationReasons: [{ Code: 'TransactionConflict', Message: 'as the test asks' }, ...reasons.slice(1)],
  })
}

/** A proxy between the AWS clients of this process and their table. It forwards every call without a set fault. */
const disturbTable = async (): Promise<TableFaults> => {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ''
  const waiting = new Map<string, TableFault[]>()
  let failing: string[] = []
  const answers = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const command = String(request.headers['x-amz-target']).split('.').at(-1) ?? ''
    const body = await buffer(request)
    const isFailing = failing.some((text) => body.includes(text))
    const fault = isFailing ? 'down' : waiting.get(command)?.shift()
    const send = ({ status, body: text }: Answer) => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
      response.end(text)
    }
    const before = answers.get(String(body))
    if (fault === 'stale' && before !== undefined) return send({ status: 200, body: before })
    if (fault && fault !== 'answer-lost' && fault !== 'stale') return send(createAnswer(fault, body))
    const headers = Object.fromEntries(
      ['content-type', 'x-amz-target', 'authorization', 'x-amz-date'].map((name) => [
        name,
        String(request.headers[name]),
      ]),
    )
    const answer = await fetch(endpoint, { method: 'POST', headers, body: new Uint8Array(body) })
    const text = await answer.text()
    if ((command === 'Query' || command === 'GetItem') && !body.includes('"ConsistentRead":true'))
      answers.set(String(body), text)
    if (fault === 'answer-lost') return void request.socket.destroy()
    send({ status: answer.status, body: text })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${port}`
  return {
    next: (command, ...faults) => void waiting.set(command, faults),
    fail: (...texts) => {
      failing = texts
    },
    lift: () => {
      failing = []
      waiting.clear()
      answers.clear()
    },
  }
}

/** The proxy of this thread. Handlers keep their clients, and so its address, between test files. */
let started: Promise<TableFaults> | undefined

/** Disturbs the table of a test file that starts its functions before this call. The file is listed in `FUNCTIONS_WITH_FAULTS`. */
export const setUpTableFaults = (): Omit<TableFaults, 'lift'> => {
  let faults: TableFaults | undefined
  beforeAll(async () => {
    started ??= disturbTable()
    faults = await started
  })
  afterEach(() => faults?.lift())
  return { next: (...given) => faults?.next(...given), fail: (...texts) => faults?.fail(...texts) }
}
