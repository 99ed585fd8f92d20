import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'

/**
 * A role of a function. Its permissions are part of the role and not a policy resource of their own, which saves one resource per
 * function (ADR 249).
 */
export class FunctionRole extends Role {
  private readonly access: PolicyDocument

  constructor(scope: Construct, id: string) {
    const access = new PolicyDocument()
    super(scope, id, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { access },
    })
    this.access = access
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.access.addStatements(statement)
    return { statementAdded: true, policyDependable: this }
  }
}
