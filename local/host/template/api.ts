import * as z from 'zod/mini'
import type { Route, Throttle } from '#local/contracts/cloud-model.ts'
import { StartError } from '#local/contracts/start-error.ts'
import { type Catalog, nameInArn } from './catalog.ts'
import { resolveRef } from './names.ts'

/** Reads the HTTP API: routes, functions and authorizers. */

const route = z.strictObject({
  AuthorizationType: z.optional(z.enum(['NONE', 'JWT'])),
  AuthorizerId: z.optional(z.string()),
  RouteKey: z.string().check(z.regex(/^[A-Z]+ \//)),
  Target: z.string(),
})
const integration = z.strictObject({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
})
const authorizer = z.strictObject({
  AuthorizerType: z.literal('JWT'),
  IdentitySource: z.tuple([z.literal('$request.header.Authorization')]),
  JwtConfiguration: z.strictObject({ Audience: z.array(z.string()), Issuer: z.string() }),
})
const limits = z.looseObject({
  ThrottlingBurstLimit: z.optional(z.number()),
  ThrottlingRateLimit: z.optional(z.number()),
})
const stage = z.strictObject({
  DefaultRouteSettings: z.optional(limits),
  RouteSettings: z.optional(z.record(z.string(), limits)),
  StageName: z.literal('$default'),
})

export const readRoutes = (catalog: Catalog): Route[] => {
  const authorizers = new Map(
    catalog
      .of('AWS::ApiGatewayV2::Authorizer')
      .map((resource) => [
        resolveRef(resource),
        catalog.read(resource, authorizer, ['ApiId', 'Name']).JwtConfiguration,
      ]),
  )
  return catalog.of('AWS::ApiGatewayV2::Route').map((resource) => {
    const read = catalog.read(resource, route, ['ApiId'])
    const target = catalog.named('AWS::ApiGatewayV2::Integration', read.Target.replace('integrations/', ''))
    const { IntegrationUri } = catalog.read(target, integration, ['ApiId', 'TimeoutInMillis'])
    const [method = '', path = ''] = read.RouteKey.split(' ')
    const wanted = authorizers.get(read.AuthorizerId ?? '')
    if (read.AuthorizationType === 'JWT' && !wanted)
      throw new StartError(`${resource.stack.name}: ${read.RouteKey} names an authorizer that does not exist.`)
    return {
      key: read.RouteKey,
      method,
      path,
      functionName: nameInArn(IntegrationUri),
      ...(wanted ? { authorizer: { issuer: wanted.Issuer, audience: wanted.Audience } } : {}),
    }
  })
}

const readThrottle = (read: z.infer<typeof limits> | undefined): Throttle | null => {
  const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } = read ?? {}
  return rate === undefined || burst === undefined ? null : { rate, burst }
}

/** The throttles of the stage, and of routes by their key. */
export const readThrottles = (
  catalog: Catalog,
): { throttle: Throttle | null; routeThrottles: Map<string, Throttle> } => {
  const { DefaultRouteSettings, RouteSettings = {} } = catalog.read(catalog.one('AWS::ApiGatewayV2::Stage'), stage, [
    'AccessLogSettings',
    'ApiId',
    'AutoDeploy',
  ])
  const routeThrottles = new Map<string, Throttle>()
  for (const [key, read] of Object.entries(RouteSettings)) {
    const limit = readThrottle(read)
    if (limit) routeThrottles.set(key, limit)
  }
  return { throttle: readThrottle(DefaultRouteSettings), routeThrottles }
}
