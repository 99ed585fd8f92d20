import type { CloudFunction, CloudModel } from '#local/contracts/cloud-model.ts'
import { type Answer, accessDenied, type ServiceName } from '#local/services/protocol/refusal.ts'
import { accessOf } from './access.ts'
import type { Call } from './access-call.ts'
import { type Access, checkPolicy, judge, type Verdict } from './policy.ts'

export type Guard = {
  /** The function whose credentials these are. */
  callerOf(accessKeyId: string): CloudFunction | undefined
  /** The refusal of a call that the caller's policy does not allow; undefined for one that it does. */
  refusalOf(service: ServiceName, caller: CloudFunction, call: Call): Answer | undefined
}

const denial = (account: string, name: string, { action, resource }: Access, verdict: Verdict): string => {
  const why =
    verdict === 'denied'
      ? 'with an explicit deny in an identity-based policy'
      : `because no identity-based policy allows the ${action} action`
  return `User: arn:aws:sts::${account}:assumed-role/${name}/${name} is not authorized to perform: ${action} on resource: ${resource} ${why}`
}

/** Judges calls by the policies of the template. Throws `StartError` for a policy that it could not judge by. */
export const createGuard = (model: CloudModel, tell: (message: string) => void): Guard => {
  model.functions.forEach(checkPolicy)
  const functions = new Map(model.functions.map((each) => [each.name, each]))
  return {
    callerOf: (accessKeyId) => functions.get(accessKeyId),
    refusalOf: (service, caller, call) => {
      for (const access of accessOf(service, call, model)) {
        const verdict = judge(caller.policy, access)
        if (verdict === 'allowed') continue
        const message = denial(model.account, caller.name, access, verdict)
        tell(message)
        return accessDenied(service, message)
      }
      return undefined
    },
  }
}
