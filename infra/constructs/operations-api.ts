import { Lazy, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  CfnStage,
  HttpApi,
  HttpMethod,
  type HttpRoute,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Contract } from '#functions/runtime/contract.ts'
import type { DeploymentSettings } from '../config.ts'
import { chooseThrottle } from '../route-throttles.ts'

export type OperationsApiProps = { settings: DeploymentSettings; pool: UserPool; client: UserPoolClient }

/** Route settings of a stage in CloudFormation's form. */
type RouteSettings = { DetailedMetricsEnabled: boolean; ThrottlingRateLimit: number; ThrottlingBurstLimit: number }

/** Fields of the access log. It contains no token, query or body. */
const LOGGED = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  person: '$context.authorizer.claims.sub',
  latency: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.error.message',
  authorizerError: '$context.authorizer.error',
  integrationError: '$context.integrationErrorMessage',
}

/** The HTTP API behind `/api/*` of the page's origin. It has no CORS, because page and API share the origin. */
export class OperationsApi extends Construct {
  readonly api: HttpApi
  private readonly stage: HttpStage
  private readonly routeSettings: Record<string, RouteSettings> = {}
  private readonly authorizer: HttpJwtAuthorizer

  constructor(scope: Construct, id: string, { settings, pool, client }: OperationsApiProps) {
    super(scope, id)
    const name = `five-circles-${settings.stage}`
    this.api = new HttpApi(this, 'api', { apiName: name, createDefaultStage: false })
    const logGroup = new LogGroup(this, 'access-logs', {
      logGroupName: `/aws/apigateway/${name}`,
      retention: settings.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.stage = new HttpStage(this, 'stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      detailedMetricsEnabled: true,
      throttle: { rateLimit: 200, burstLimit: 400 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
      },
    })
    const { defaultChild } = this.stage.node
    if (defaultChild instanceof CfnStage) defaultChild.routeSettings = Lazy.any({ produce: () => this.routeSettings })
    // The authorizer compares the audience with `client_id` of an access token.
    this.authorizer = new HttpJwtAuthorizer('tokens', pool.userPoolProviderUrl, {
      jwtAudience: [client.userPoolClientId],
      identitySource: ['$request.header.Authorization'],
    })
  }

  /** The stage depends on its routes, because it refuses settings of a route that does not exist. */
  private throttle(contract: Contract, route: HttpRoute): void {
    const { rateLimit, burstLimit } = chooseThrottle(contract)
    this.routeSettings[`${contract.method} ${contract.path}`] = {
      DetailedMetricsEnabled: true,
      ThrottlingRateLimit: rateLimit,
      ThrottlingBurstLimit: burstLimit,
    }
    this.stage.node.addDependency(route)
  }

  add(contract: Contract, lambda: IFunction): void {
    const open = contract.access === 'anyone'
    const [route] = this.api.addRoutes({
      path: contract.path,
      methods: [HttpMethod[contract.method]],
      integration: new HttpLambdaIntegration(contract.name, lambda, { scopePermissionToRoute: true }),
      ...(open ? {} : { authorizer: this.authorizer }),
    })
    if (route === undefined) return
    this.throttle(contract, route)
    if (!open) return
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: `${contract.name} is public by its contract: a token in the link or a signature over the body authorizes it, or it returns no personal data.`,
    })
  }
}
