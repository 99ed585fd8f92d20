import { setTimeout as sleep } from 'node:timers/promises'

/** A handler for tests: does what its event asks for. */

type Ask =
  | { do: 'environment' | 'time' | 'context' | 'exit' | 'forever' | 'count' | 'stray' }
  | { do: 'wait'; ms: number }
  | { do: 'throw'; message: string }
  | { do: 'log'; line: string }

class Refused extends Error {
  override name = 'Refused'
}

let calls = 0

export const handler = async (
  ask: Ask,
  context: { functionName: string; awsRequestId: string; getRemainingTimeInMillis(): number },
) => {
  calls += 1
  switch (ask.do) {
    case 'environment':
      return process.env
    case 'time':
      return { now: Date.now(), made: new Date().toISOString(), fixed: new Date(0).toISOString(), text: Date() }
    case 'context':
      return { ...context, remaining: context.getRemainingTimeInMillis() }
    case 'count':
      return calls
    case 'wait':
      await sleep(ask.ms)
      return calls
    case 'throw':
      throw new Refused(ask.message)
    case 'log':
      console.log(ask.line)
      return null
    case 'exit':
      return process.exit(7)
    case 'stray':
      setImmediate(() => {
        throw new Error('nobody waits for this')
      })
      return sleep(5000)
    case 'forever':
      for (;;);
  }
}
