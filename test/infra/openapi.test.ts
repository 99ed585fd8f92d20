import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { RETRY_AFTER_SECONDS } from '#functions/runtime/common-fields.ts'
import { type ApiDocument, createOpenApi } from '#infra/api-docs/openapi.ts'
import { apiPage } from '#infra/api-docs/page.ts'
import { operations } from '#infra/operations.ts'
import { synthesise } from './support/cloud.ts'

const RENEW = 'npm run openapi renews it'
const kept = (file: string) => readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8')

const route = z.looseObject({ RouteKey: z.string(), AuthorizationType: z.string() })

/** Every object and list in a document, with its JSON pointer. */
const listNodes = (value: unknown, place = '#'): { place: string; node: object }[] =>
  typeof value === 'object' && value !== null
    ? [{ place, node: value }, ...Object.entries(value).flatMap(([key, one]) => listNodes(one, `${place}/${key}`))]
    : []

const namesIn = (page: string, head: string): string[] =>
  [...(page.split(`\n## ${head}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^### (\S+)$/gm)].map(([, name = '']) => name)

describe('the OpenAPI document', () => {
  let document: ApiDocument
  beforeAll(() => {
    document = createOpenApi(operations)
  })

  it('in docs/ matches the contracts', () => {
    expect(JSON.parse(kept('openapi.json')), RENEW).toEqual(JSON.parse(JSON.stringify(document)))
    expect(kept('api.md'), RENEW).toBe(apiPage(document))
  })

  it('has exactly the routes of the template, with the same authorization', async () => {
    const routes = (await synthesise()).all('AWS::ApiGatewayV2::Route').map(({ Properties }) => route.parse(Properties))
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({
        RouteKey: `${method.toUpperCase()} ${path}`,
        AuthorizationType: security.length === 0 ? 'NONE' : 'JWT',
      })),
    )
    const asked = routes.map(({ RouteKey, AuthorizationType }) => ({ RouteKey, AuthorizationType }))
    const byKey = (a: { RouteKey: string }, b: { RouteKey: string }) => a.RouteKey.localeCompare(b.RouteKey)
    expect(described.toSorted(byKey)).toEqual(asked.toSorted(byKey))
  })

  it('resolves every reference', () => {
    const places = new Set(listNodes(document).map(({ place }) => place))
    const pointers = listNodes(document).flatMap(({ node }) => ('$ref' in node ? [node.$ref] : []))
    expect(pointers.filter((pointer) => !places.has(String(pointer)))).toEqual([])
    for (const { security } of Object.values(document.paths).map(({ post }) => post))
      for (const scheme of security.flatMap(Object.keys))
        expect(document.components.securitySchemes).toHaveProperty(scheme)
  })

  it('describes response and refusals of every operation', () => {
    for (const { post } of Object.values(document.paths)) {
      expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['200', '400', '409', '413', '500']))
      expect([post.operationId, '401' in post.responses]).toEqual([post.operationId, post.security.length > 0])
    }
    const page = kept('api.md')
    expect(namesIn(page, 'Operations')).toEqual(Object.values(document.paths).map(({ post }) => post.operationId))
    expect(namesIn(page, 'Shapes')).toEqual(Object.keys(document.components.schemas))
    for (const link of page.matchAll(/\]\(#([\w-]+)\)/g)) expect(page.toLowerCase()).toContain(`### ${link[1]}\n`)
  })

  it('describes Retry-After as the operations send it, and both bodies of 429', () => {
    const { Unavailable, TooManyRequests } = document.components.responses
    const header = Unavailable?.headers?.['Retry-After']
    expect(header).toMatchObject({ required: false, schema: { type: 'integer', const: RETRY_AFTER_SECONDS } })
    expect(TooManyRequests?.headers).toBeUndefined()
    expect(TooManyRequests?.content?.['application/json']?.schema).toEqual({
      oneOf: [{ $ref: '#/components/schemas/Refusal' }, { $ref: '#/components/schemas/GatewayMessage' }],
    })
    for (const { post } of Object.values(document.paths))
      expect(post.responses).toMatchObject({
        429: { $ref: '#/components/responses/TooManyRequests' },
        503: { $ref: '#/components/responses/Unavailable' },
      })
  })

  it('states the bounds that the specification gives a goal', () => {
    const { schema } = document.paths['/api/create-goal']?.post.requestBody?.content['application/json'] ?? {}
    expect(schema).toMatchObject({
      required: ['title'],
      additionalProperties: false,
      properties: {
        title: { minLength: 1, maxLength: 100 },
        description: { anyOf: [{ maxLength: 300 }, { type: 'null' }] },
        weekly_commitment_hours: { anyOf: [{ minimum: 0, maximum: 168 }, { type: 'null' }] },
      },
    })
  })
})
