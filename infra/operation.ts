import type { Contract } from '#functions/runtime/contract.ts'
import type { Grant } from './grants.ts'

/** One Lambda function and one route. The handler is `functions/<capability>/<name of the contract>/handler.ts`. */
export type Operation = {
  contract: Contract
  capability: string
  grants: Grant[]
  /** Default 10; at most 29, because the HTTP API waits 30 s. */
  timeoutSeconds?: number
}

export const locateHandler = ({ capability, contract }: Operation): string =>
  `functions/${capability}/${contract.name}/handler.ts`
