import type { CloudFunction, PolicyStatement } from '#local/contracts/cloud-model.ts'
import { StartError } from '#local/contracts/start-error.ts'
import { holds, matchesValue } from '#local/services/protocol/conditions.ts'
import type { AccessRequest } from './access-call.ts'

export type Verdict = 'allowed' | 'denied' | 'not allowed'

const applies = (statement: PolicyStatement, { action, resource, context }: AccessRequest): boolean =>
  statement.actions.some((pattern) => matchesValue(pattern, action, 'i')) &&
  statement.resources.some((pattern) => matchesValue(pattern, resource)) &&
  Object.entries(statement.conditions).every(([operator, keys]) =>
    Object.entries(keys).every(([key, wanted]) => holds(operator, key, wanted, context)),
  )

/** Evaluates policy statements as IAM does: an explicit Deny wins, then an Allow. Deny by default. */
export const evaluate = (statements: PolicyStatement[], access: AccessRequest): Verdict => {
  const applying = statements.filter((statement) => applies(statement, access))
  if (applying.some(({ effect }) => effect === 'Deny')) return 'denied'
  return applying.length > 0 ? 'allowed' : 'not allowed'
}

export const isAllowed = (statements: PolicyStatement[], access: AccessRequest): boolean =>
  evaluate(statements, access) === 'allowed'

/** Throws `StartError` for a condition or policy variable that the gate cannot evaluate. */
export const checkPolicy = ({ name, policy }: CloudFunction): void => {
  try {
    for (const { conditions, resources } of policy) {
      for (const [operator, keys] of Object.entries(conditions)) {
        for (const [key, wanted] of Object.entries(keys)) holds(operator, key, wanted, {})
        for (const text of Object.values(keys).flat()) refuseVariables(text)
      }
      resources.forEach(refuseVariables)
    }
  } catch (error) {
    throw new StartError(`The policy of ${name} cannot be checked: ${error instanceof Error ? error.message : error}.`)
  }
}

const refuseVariables = (text: string): void => {
  const variable = /\$\{[^*?$}][^}]*\}/.exec(text)
  if (variable) throw new Error(`the policy variable ${variable[0]} is not supported`)
}
