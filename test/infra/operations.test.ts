import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Cloud, synthesise, target } from './support/cloud.ts'
import { listFunctions, type ProductLambda } from './support/functions.ts'

const contractModule = z.object({
  contract: z.object({ method: z.string(), path: z.string(), access: z.enum(['person', 'operator', 'anyone']) }),
})
const route = z.looseObject({
  RouteKey: z.string(),
  AuthorizationType: z.string(),
  AuthorizerId: z.optional(z.unknown()),
  Target: z.unknown(),
})
const integration = z.looseObject({ IntegrationUri: z.unknown(), PayloadFormatVersion: z.string() })

const limit = z.looseObject({
  ThrottlingRateLimit: z.number(),
  ThrottlingBurstLimit: z.number(),
  DetailedMetricsEnabled: z.literal(true),
})
const stage = z.looseObject({
  DependsOn: z.array(z.string()),
  Properties: z.looseObject({ DefaultRouteSettings: limit, RouteSettings: z.record(z.string(), limit) }),
})

/** Routes whose operation asks the model: each call costs money. */
const ASKS_MODEL = [
  'POST /api/five-circle-consultant',
  'POST /api/create-five-circle-framework',
  'POST /api/generate-goal-suggestions',
  'POST /api/generate-daily-motivation',
]
/** Routes of a link of a mail or of a witness, which need no sign-in. */
const ON_LINK = [
  'POST /api/get-mail-check-in',
  'POST /api/check-in-by-mail',
  'POST /api/undo-mail-check-in',
  'POST /api/get-witnessed-goal',
  'POST /api/send-witness-line',
  'POST /api/decline-witness',
]
const readLimits = (key: string): [number, number] => {
  if (key === 'POST /api/report-vitals') return [5, 20]
  if (ASKS_MODEL.includes(key)) return [10, 40]
  return ON_LINK.includes(key) ? [20, 50] : [50, 100]
}

type Asked = { key: string; access: string; handler: string }

/** The access and limits that the contracts in the sources require. */
const readContracts = (): Promise<Asked[]> =>
  Promise.all(
    globSync('functions/*/*/contract.ts').map(async (file) => {
      const { contract } = contractModule.parse(await import(pathToFileURL(file).href))
      return {
        key: `${contract.method} ${contract.path}`,
        access: contract.access,
        handler: `${dirname(file)}/handler.ts`,
      }
    }),
  )

describe('the API', () => {
  let cloud: Cloud
  let functions: ProductLambda[]
  let contracts: Asked[]

  beforeAll(async () => {
    cloud = await synthesise()
    functions = listFunctions(cloud)
    contracts = await readContracts()
  })

  it('has one route for each contract and no other', () => {
    const keys = cloud.all('AWS::ApiGatewayV2::Route').map(({ Properties }) => route.parse(Properties).RouteKey)
    expect(keys.toSorted()).toEqual(contracts.map(({ key }) => key).toSorted())
  })

  it('routes to the handler in the folder of the contract', () => {
    const integrations = new Map(cloud.all('AWS::ApiGatewayV2::Integration').map(({ id, ...one }) => [id, one]))
    const led = cloud.all('AWS::ApiGatewayV2::Route').map(({ Properties }) => {
      const { RouteKey, Target } = route.parse(Properties)
      const { IntegrationUri, PayloadFormatVersion } = integration.parse(
        integrations.get(target(Target) ?? '')?.Properties,
      )
      const entry = functions.find(({ resource }) => resource.id === target(IntegrationUri))?.entry
      return { key: RouteKey, handler: entry, format: PayloadFormatVersion }
    })
    const asked = contracts.map(({ key, handler }) => ({ key, handler, format: '2.0' }))
    expect(new Set(led)).toEqual(new Set(asked))
  })

  it('requires a token of the client of the pool unless the contract is public', () => {
    const authorizer = cloud.one('AWS::ApiGatewayV2::Authorizer')
    for (const { Properties } of cloud.all('AWS::ApiGatewayV2::Route')) {
      const { RouteKey, AuthorizationType, AuthorizerId } = route.parse(Properties)
      const open = contracts.find(({ key }) => key === RouteKey)?.access === 'anyone'
      expect({ RouteKey, AuthorizationType, authorizer: target(AuthorizerId) }).toEqual({
        RouteKey,
        AuthorizationType: open ? 'NONE' : 'JWT',
        authorizer: open ? undefined : authorizer.id,
      })
    }
    const client = cloud.one('AWS::Cognito::UserPoolClient').id
    expect(JSON.stringify(authorizer.Properties.JwtConfiguration)).toContain(client)
  })

  it('allows API Gateway to call each function only on its route', () => {
    const permissions = cloud
      .all('AWS::Lambda::Permission')
      .filter(({ Properties }) => Properties.Principal === 'apigateway.amazonaws.com')
    expect(permissions).toHaveLength(contracts.length)
    for (const { Properties } of permissions)
      expect(JSON.stringify(Properties.SourceArn)).toMatch(/\/\*\/\*\/api\/[a-z-]+"/)
  })

  it('is throttled, logged and without CORS', () => {
    expect(cloud.one('AWS::ApiGatewayV2::Stage').Properties).toMatchObject({
      StageName: '$default',
      DefaultRouteSettings: { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 },
      AccessLogSettings: { Format: expect.not.stringMatching(/authorization|querystring|body/i) },
    })
    expect(cloud.one('AWS::ApiGatewayV2::Api').Properties).not.toHaveProperty('CorsConfiguration')
  })

  it('limits each route below the stage and creates the stage after its routes', () => {
    const made = stage.parse(cloud.one('AWS::ApiGatewayV2::Stage'))
    const { DefaultRouteSettings, RouteSettings } = made.Properties
    const routes = cloud.all('AWS::ApiGatewayV2::Route')
    expect(Object.keys(RouteSettings).toSorted()).toEqual(contracts.map(({ key }) => key).toSorted())
    for (const [key, { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }] of Object.entries(RouteSettings)) {
      expect([key, rate * 4 <= DefaultRouteSettings.ThrottlingRateLimit]).toEqual([key, true])
      expect([key, rate, burst]).toEqual([key, ...readLimits(key)])
    }
    expect(made.DependsOn).toEqual(expect.arrayContaining(routes.map(({ id }) => id)))
  })

  it('has function time-outs below that of API Gateway', () => {
    const routed = functions.filter(({ entry }) => contracts.some(({ handler }) => handler === entry))
    for (const { stem, timeoutSeconds } of routed) expect([stem, timeoutSeconds < 30]).toEqual([stem, true])
  })
})
