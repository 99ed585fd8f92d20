import type { CloudFunction, CloudModel } from '#local/contracts/cloud-model.ts'
import { accessDenied, type ServiceAnswer, type ServiceName } from '#local/services/protocol/refusal.ts'
import { readAccess } from './access.ts'
import type { AccessRequest, ServiceCall } from './access-call.ts'
import { checkPolicy, evaluate, type Verdict } from './policy.ts'

export type Guard = {
  /** The function with this access key. */
  findCaller(accessKeyId: string): CloudFunction | undefined
  /** The response to a call that the caller's policy does not allow; undefined for an allowed call. */
  check(service: ServiceName, caller: CloudFunction, call: ServiceCall): ServiceAnswer | undefined
}

const denial = (account: string, name: string, { action, resource }: AccessRequest, verdict: Verdict): string => {
  const why =
    verdict === 'denied'
      ? 'with an explicit deny in an identity-based policy'
      : `because no identity-based policy allows the ${action} action`
  return `User: arn:aws:sts::${account}:assumed-role/${name}/${name} is not authorized to perform: ${action} on resource: ${resource} ${why}`
}

/** Checks calls against the policies of the templates. Throws `StartError` for a policy that it cannot evaluate. */
export const createGuard = (model: CloudModel, reportOnce: (message: string) => void): Guard => {
  model.functions.forEach(checkPolicy)
  const functions = new Map(model.functions.map((each) => [each.name, each]))
  return {
    findCaller: (accessKeyId) => functions.get(accessKeyId),
    check: (service, caller, call) => {
      for (const access of readAccess(service, call, model)) {
        const verdict = evaluate(caller.policy, access)
        if (verdict === 'allowed') continue
        const message = denial(model.account, caller.name, access, verdict)
        reportOnce(message)
        return accessDenied(service, message)
      }
      return undefined
    },
  }
}
