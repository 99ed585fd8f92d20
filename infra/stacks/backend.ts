import { Stack, type StackProps } from 'aws-cdk-lib'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import type { CoachGuardrail } from '../constructs/coach-guardrail.ts'
import type { HandlerCode } from '../constructs/handler-code.ts'
import { OperationsApi } from '../constructs/operations-api.ts'
import { ProductFunction } from '../constructs/product-function.ts'
import type { Resources } from '../grants.ts'
import { locateHandler } from '../operation.ts'
import { operations } from '../operations.ts'

export type BackendStackProps = StackProps & {
  resources: Omit<Resources, 'stack' | 'guardrail'>
  guardrail: CoachGuardrail | undefined
  code: HandlerCode
  pool: UserPool
  client: UserPoolClient
}

/** The HTTP API with one function per operation. */
export class BackendStack extends Stack {
  readonly operations: OperationsApi

  constructor(scope: Construct, id: string, { resources, guardrail, code, pool, client, ...props }: BackendStackProps) {
    super(scope, id, props)
    const { settings } = resources
    const own = { ...resources, stack: this, guardrail: guardrail?.addVersion(this) }
    this.operations = new OperationsApi(this, 'operations', { settings, pool, client })
    for (const operation of operations) {
      const { lambda } = new ProductFunction(this, {
        stem: operation.contract.name,
        entry: locateHandler(operation),
        code,
        resources: own,
        grants: operation.grants,
        timeoutSeconds: operation.timeoutSeconds ?? 10,
      })
      this.operations.add(operation.contract, lambda)
    }
  }
}
