import { Duration } from 'aws-cdk-lib'
import type { UserPool } from 'aws-cdk-lib/aws-cognito'
import { type IRole, Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import type { DeploymentSettings } from '../config.ts'
import type { Grant } from '../grants.ts'
import { removalPolicy } from './removal-policy.ts'

/**
 * The key with which the user pool encrypts the codes that it hands to its custom sender. The pool uses it by a grant
 * that Cognito makes for the principal that deploys; it covers messages of this pool alone.
 */
export class CodeKey extends Construct {
  readonly key: Key

  constructor(scope: Construct, id: string, settings: DeploymentSettings) {
    super(scope, id)
    this.key = new Key(this, 'key', {
      description: `Codes of the user pool of Five Circles (${settings.stage})`,
      enableKeyRotation: true,
      // No message outlives its code, which is a day old at most.
      pendingWindow: Duration.days(7),
      removalPolicy: removalPolicy(settings),
    })
  }

  /** The variable that names the key. `allowReading` gives the permission. */
  readonly named: Grant = () => ({ statements: [], environment: { IDENTITY_KEY_ARN: this.key.keyArn } })

  /**
   * Lets a role decrypt codes of one pool. This is a policy of its own: one that the function depends on must not name
   * the pool, because the pool depends on the function.
   */
  allowReading(role: IRole, pool: UserPool): void {
    new Policy(this, 'read', {
      roles: [role],
      statements: [
        new PolicyStatement({
          actions: ['kms:Decrypt'],
          resources: [this.key.keyArn],
          conditions: { StringEquals: { 'kms:EncryptionContext:userpool-id': pool.userPoolId } },
        }),
      ],
    })
  }
}
