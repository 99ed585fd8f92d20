import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import {
  ApplicationLogLevel,
  Architecture,
  type CfnFunction,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Grant, Resources } from '../grants.ts'
import { FunctionRole } from './function-role.ts'
import type { HandlerCode } from './handler-code.ts'

export type ProductFunctionProps = {
  stem: string
  /** Source of the handler, relative to the repository. */
  entry: string
  code: HandlerCode
  resources: Resources
  grants: Grant[]
  timeoutSeconds: number
  /** For an asynchronous function: dead-letter queue and maximum age of its events. */
  asynchronous?: { deadLetters: IQueue; maxAge: Duration }
}

/** Lambda allocates CPU by memory. With less memory, cold starts take longer and cost more. */
const MEMORY_MB = 512

/** A Lambda function with its own role and log group, and exactly the variables and permissions of its grants. */
export class ProductFunction extends Construct {
  readonly lambda: LambdaFunction
  readonly role: FunctionRole

  constructor(scope: Construct, props: ProductFunctionProps) {
    super(scope, props.stem)
    const { stem, resources } = props
    const { settings } = resources
    const name = `five-circles-${settings.stage}-${stem}`
    const access = props.grants.map((grant) => grant(resources))

    const logGroup = new LogGroup(this, 'logs', {
      logGroupName: `/aws/lambda/${name}`,
      retention: settings.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.role = new FunctionRole(this, 'role')
    logGroup.grantWrite(this.role)
    for (const statement of access.flatMap(({ statements }) => statements)) this.role.addToPrincipalPolicy(statement)

    this.lambda = new LambdaFunction(this, 'function', {
      functionName: name,
      description: `${props.entry} (${settings.stage})`,
      code: props.code.of(props.entry, Stack.of(this).bundlingRequired),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: MEMORY_MB,
      timeout: Duration.seconds(props.timeoutSeconds),
      environment: Object.assign({}, ...access.map(({ environment }) => environment)),
      role: this.role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
      ...(props.asynchronous === undefined
        ? {}
        : {
            deadLetterQueue: props.asynchronous.deadLetters,
            maxEventAge: props.asynchronous.maxAge,
            retryAttempts: 2,
          }),
    })
    const resource = this.lambda.node.defaultChild as CfnFunction
    resource.addMetadata('five-circles:stem', stem)
    resource.addMetadata('five-circles:entry', props.entry)

    Validations.of(this.role).acknowledge(...access.flatMap(({ acknowledged }) => acknowledged ?? []))
  }
}
